/** Every code of spec 8 and of screens.md 0.3: one row each, never reused. */

/** Who must act on a code. */
type CodeActor = 'member' | 'session' | 'site' | 'venue' | 'us'

/**
 * What the shell does without being asked:
 * `inline` nothing, the screen handles it; `toast`; `alert` Warm tip; `notice` the Notice dialog once, then login; `session-ended` clear, login;
 * `auth-error` clear, protected path → home; `blocked` alert, clear; `device-blocked` 'hint' alert, clear, login; `restrict-caveat`, `restrict-alert`,
 * `maintenance`, `maintenance-alert`, `resign`, `redevice`, `captcha`, `reprice` shows old and new price and asks again, `fields` beside the inputs, else toast, `update`, `success`.
 */
export type CodeHandling =
  | 'success'
  | 'inline'
  | 'toast'
  | 'notice'
  | 'session-ended'
  | 'auth-error'
  | 'blocked'
  | 'device-blocked'
  | 'restrict-caveat'
  | 'restrict-alert'
  | 'maintenance'
  | 'maintenance-alert'
  | 'resign'
  | 'redevice'
  | 'captcha'
  | 'reprice'
  | 'fields'
  | 'update'

export type CodeRow = { readonly name: string; readonly actor: CodeActor; readonly handling: CodeHandling }

const row = (name: string, actor: CodeActor, handling: CodeHandling): CodeRow => ({ name, actor, handling })

/** Codes of the specification, section 8. */
export const SPEC_CODES = {
  6000: row('success', 'us', 'success'),
  0: row('success', 'us', 'success'),
  6001: row('logged-in-elsewhere', 'session', 'notice'),
  6002: row('name-error', 'member', 'inline'),
  6013: row('maintenance-alert', 'site', 'maintenance-alert'),
  6014: row('maintenance', 'site', 'maintenance'),
  6021: row('image-code', 'member', 'inline'),
  6022: row('extreme-verification', 'member', 'inline'),
  6023: row('extreme-verification-failed', 'member', 'inline'),
  6024: row('image-code-error', 'member', 'inline'),
  6025: row('ip-unusual', 'member', 'inline'),
  6026: row('device-unusual', 'member', 'inline'),
  6027: row('ip-and-device-unusual', 'member', 'inline'),
  6028: row('long-time-error', 'member', 'inline'),
  6029: row('login-risk', 'member', 'inline'),
  6031: row('ip-blocked', 'site', 'restrict-caveat'),
  6032: row('access-restriction', 'site', 'restrict-alert'),
  6033: row('access-restriction', 'site', 'restrict-caveat'),
  6035: row('device-authorisation', 'member', 'inline'),
  6036: row('device-authorisation-code', 'member', 'inline'),
  6037: row('device-authorisation-locked', 'member', 'inline'),
  6038: row('device-authorisation-expired', 'member', 'inline'),
  6039: row('device-authorisation-excessive', 'member', 'inline'),
  6501: row('limit', 'member', 'inline'),
  10001: row('common', 'us', 'toast'),
  10003: row('validation', 'member', 'fields'),
  10004: row('auth', 'session', 'auth-error'),
  10009: row('old-version', 'us', 'update'),
  10102: row('device-blocked', 'session', 'device-blocked'),
  10104: row('account-blocked', 'session', 'blocked'),
  10105: row('password-changed', 'session', 'session-ended'),
  10108: row('api-auth', 'us', 'resign'),
  10409: row('validation-code', 'member', 'captcha'),
  22007: row('missing-uuid', 'us', 'redevice'),
  244102: row('speed-pay', 'member', 'inline'),
  301220: row('gift-property-change', 'member', 'reprice'),
  600101: row('live-maintenance', 'venue', 'inline'),
  900000: row('image-fetch-network-error', 'member', 'inline'),
} as const satisfies Record<number, CodeRow>

/** Business codes of screens.md 0.3. All are shown by the screen that made the call. */
export const BUSINESS_CODES = {
  711001: 'insufficient-balance',
  711002: 'below-minimum',
  711003: 'above-maximum',
  711004: 'withdrawals-used-up',
  711005: 'withdrawal-amount-used-up',
  711006: 'turnover-required',
  711007: 'wrong-fund-password',
  711008: 'fund-password-locked',
  711009: 'funds-frozen',
  711010: 'identity-first',
  711011: 'payout-account-unavailable',
  711012: 'order-in-progress',
  711013: 'duplicate-submission',
  711014: 'order-expired',
  711015: 'state-changed',
  711016: 'transfer-checking',
  711017: 'venue-maintenance',
  711018: 'account-too-new',
  711019: 'rate-changed',
  711020: 'channel-paused',
  712001: 'deposit-limit',
  712002: 'time-out',
  712003: 'self-excluded',
  712004: 'loss-limit',
  712005: 'session-limit',
  713001: 'offer-not-started',
  713002: 'offer-ended',
  713003: 'offer-not-eligible',
  713004: 'offer-claimed',
  713005: 'offer-full',
  713006: 'offer-in-review',
  714001: 'out-of-stock',
  714002: 'not-enough-coins',
  714003: 'purchase-limit',
  715001: 'chat-muted',
  715002: 'chat-vip-gate',
  715003: 'chat-too-fast',
  715004: 'chat-repeated',
  715005: 'chat-too-long',
  715006: 'chat-blocked-words',
  715007: 'chat-room-closed',
  715008: 'chat-maintenance',
  715009: 'bet-not-shareable',
  715010: 'bet-shared-already',
  716001: 'wrong-code',
  716002: 'code-expired',
  716003: 'code-too-often',
  716004: 'phone-in-use',
  716005: 'name-taken',
  716006: 'weak-password',
  716007: 'name-mismatch',
  716008: 'already-bound',
  716009: 'binding-limit',
} as const

export type SpecCode = keyof typeof SPEC_CODES
export type BusinessCode = keyof typeof BUSINESS_CODES

/** The row of any code; unknown and business codes are for the screen that called. */
export function codeRow(code: number): CodeRow {
  if (code in SPEC_CODES) return SPEC_CODES[code as SpecCode]
  if (code in BUSINESS_CODES) return row(BUSINESS_CODES[code as BusinessCode], 'member', 'inline')
  return row('unknown', 'us', 'inline')
}

/** Codes that end the session and clear the token (spec 4). */
export const SESSION_CODES: readonly number[] = [6001, 10105, 10004, 10104]
