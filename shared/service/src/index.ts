/** What the three servers share: settings, logging, the app's defaults, health, life and end of the process. */
export { addressKey } from './address-key.ts'
export { type AppOptions, BODY_LIMIT, createApp, REQUEST_TIMEOUT_MS, SECURITY_HEADERS } from './app.ts'
export { contrastOf, type PairRatio, readableTokens } from './contrast.ts'
export { keyIdOf, keySetOf, readPublicKey, signDiscovery, verifySignature } from './discovery-signing.ts'
export { type Drain, drainOf } from './drain.ts'
export { dropBody } from './drop-body.ts'
export type { TakesSocket } from './guard-sockets.ts'
export { type HealthOptions, healthRoutes } from './health.ts'
export { createLogger, redactUrl, type ServiceLogger } from './logger.ts'
export { createRateLimit, type RateLimit, type RateLimitOptions } from './rate-limit.ts'
export { openRedis, type RedisLink } from './redis-link.ts'
export {
  countSetting,
  millisecondsSetting,
  originListSetting,
  originSetting,
  parseSettings,
  portSetting,
  readSettings,
  redisSetting,
  SettingError,
  scaleSetting,
  textSetting,
} from './settings.ts'
export { DRAIN_LIMIT_MS, type RunningService, type ServiceOptions, startService } from './start.ts'
