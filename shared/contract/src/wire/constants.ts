/** Business constants of spec 9 shared by several packages. Durations in milliseconds. */
import { DAY_MS, HOUR_MS } from './site-time.ts'
export const CHAT_HEARTBEAT_MS = 5_000
export const CHAT_RECONNECT_MS = 3_000
export const CHAT_MAX_ATTEMPTS = 5
export const ERROR_DEBOUNCE_MS = 350
export const ERROR_GUARD_RESET_MS = 700
export const AUTH_ERROR_DEBOUNCE_MS = 350
export const PENDING_COUNT_REFRESH_MS = 60_000
export const TITLE_STEP_MS = 350
export const TITLE_WIDTH_THRESHOLD = 27
export const DIALOG_LEAVE_MS = 300
export const ALERT_WIDTH_PX = 360
export const TALL_SCREEN_PX = 900
export const LAZY_DELAY_MS = 200
export const REQUEST_TIMEOUT_MS = 100_000
/** Time budget of the edge for calls while composing HTML ("400 ms on server"). */
export const SERVER_REQUEST_TIMEOUT_MS = 400
export const CACHE_TIMEOUT_MS = 20_000
export const CACHE_TTL_MS = HOUR_MS
export const COUNTS_RETRY_LIMIT = 3
export const COUNTS_RETRY_DELAY_MS = 500
export const TOKEN_COOKIE_DAYS = 365
export const IS_CHECK_COOKIE_DAYS = 1
export const INVITE_SHORT_MS = 12 * HOUR_MS
export const INVITE_LONG_MS = DAY_MS
export const DEFAULT_PLATFORM_TYPE = 6
export const FINGERPRINT_SEED = 31

/** Odds display types (spec 3). */
export const ODDS_TYPE = { malay: 1, hongkong: 2, europe: 3, indonesia: 4 } as const
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE]
