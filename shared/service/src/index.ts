/** Shared by the three servers: settings, logging, app defaults, health, process lifecycle. */

export { contrastOf, type PairRatio, readableTokens } from './contrast.ts'
export { keyIdOf, keySetOf, readPublicKey, signDiscovery, verifySignature } from './discovery-signing.ts'
export { createApp, type Explain, SECURITY_HEADERS } from './process/app.ts'
export { databaseAwayIn } from './process/database-away.ts'
export { drainOf } from './process/drain.ts'
export { healthRoutes } from './process/health.ts'
export { createLogger, redactUrl, type ServiceLogger } from './process/logger.ts'
export { startMetrics } from './process/metrics.ts'
export {
  countSetting,
  databaseSetting,
  exitOnWrongSetting,
  fileSetting,
  hostListSetting,
  instantSetting,
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
} from './process/settings.ts'
export { type RunningService, startService } from './process/start.ts'
export { exitOnFailedStart, fullDiskIn } from './process/start-failure.ts'
export { addressKey, customerKey } from './request/address-key.ts'
export { dropBody } from './request/drop-body.ts'
export { createRateLimit, type RateLimit } from './request/rate-limit.ts'
export { createDatabaseWatch, type DatabaseWatch, POOL_SETTINGS } from './stores/database-watch.ts'
export { lockFolder } from './stores/folder-lock.ts'
export { makeFolder } from './stores/make-folder.ts'
export { migrate } from './stores/migrate.ts'
export { ownSchema } from './stores/own-schema.ts'
export { openRedis, type RedisLink } from './stores/redis-link.ts'
