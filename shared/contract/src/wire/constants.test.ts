import * as constants from './constants.ts'
import { API_VERSION, SITE_ID } from './envelope.ts'

const HOUR_MS = 3_600_000

describe('business constants', () => {
  /** Spec 9, row by row, repeated here so that no constant drifts. */
  it.each([
    ['chat heartbeat', constants.CHAT_HEARTBEAT_MS, 5_000],
    ['chat reconnect delay', constants.CHAT_RECONNECT_MS, 3_000],
    ['chat attempts', constants.CHAT_MAX_ATTEMPTS, 5],
    ['global error debounce', constants.ERROR_DEBOUNCE_MS, 350],
    ['guard reset', constants.ERROR_GUARD_RESET_MS, 700],
    ['pending-count refresh', constants.PENDING_COUNT_REFRESH_MS, 60_000],
    ['title step', constants.TITLE_STEP_MS, 350],
    ['title width', constants.TITLE_WIDTH_THRESHOLD, 27],
    ['dialog leave', constants.DIALOG_LEAVE_MS, 300],
    ['alert width', constants.ALERT_WIDTH_PX, 360],
    ['tall screen', constants.TALL_SCREEN_PX, 900],
    ['lazy delay', constants.LAZY_DELAY_MS, 200],
    ['request timeout in the browser', constants.REQUEST_TIMEOUT_MS, 100_000],
    ['request timeout on the server', constants.SERVER_REQUEST_TIMEOUT_MS, 400],
    ['cache timeout', constants.CACHE_TIMEOUT_MS, 20_000],
    ['cache ttl', constants.CACHE_TTL_MS, 3_600_000],
    ['counts retry limit', constants.COUNTS_RETRY_LIMIT, 3],
    ['counts retry delay', constants.COUNTS_RETRY_DELAY_MS, 500],
    ['auth-error debounce', constants.AUTH_ERROR_DEBOUNCE_MS, 350],
    ['token cookie days', constants.TOKEN_COOKIE_DAYS, 365],
    ['isCheck cookie days', constants.IS_CHECK_COOKIE_DAYS, 1],
    ['short invite codes', constants.INVITE_SHORT_MS, 12 * HOUR_MS],
    ['invite_code', constants.INVITE_LONG_MS, 24 * HOUR_MS],
    ['platformType', constants.DEFAULT_PLATFORM_TYPE, 6],
    ['site id', SITE_ID, 1001],
    ['API version', API_VERSION, '2.0.0'],
    ['fingerprint seed', constants.FINGERPRINT_SEED, 31],
  ])('[WIRE-33] %s is %s', (_name, value, specified) => {
    expect(value).toBe(specified)
  })
})
