/** Shared by the three servers: settings, logging, app defaults, health, process lifecycle. */
export { addressKey, customerKey } from './address-key.ts'
export { createApp, SECURITY_HEADERS } from './app.ts'
export { contrastOf, type PairRatio, readableTokens } from './contrast.ts'
export { keyIdOf, keySetOf, readPublicKey, signDiscovery, verifySignature } from './discovery-signing.ts'
export { drainOf } from './drain.ts'
export { dropBody } from './drop-body.ts'

export { healthRoutes } from './health.ts'
export { createLogger, redactUrl, type ServiceLogger } from './logger.ts'
export { migrate } from './migrate.ts'
export { createRateLimit, type RateLimit } from './rate-limit.ts'
export { openRedis, type RedisLink } from './redis-link.ts'
export {
  countSetting,
  exitOnWrongSetting,
  fileSetting,
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
export { type RunningService, startService } from './start.ts'
