/** Meaning of each code of `code.ts`: one row each; codes are never reused. */
import * as CODE from './code.ts'

/** Who must act on a code. */
type CodeActor = 'member' | 'session' | 'site' | 'venue' | 'us'

/**
 * Automatic actions of the shell:
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
  [CODE.SUCCESS]: row('success', 'us', 'success'),
  0: row('success', 'us', 'success'),
  [CODE.LOGGED_IN_ELSEWHERE]: row('logged-in-elsewhere', 'session', 'notice'),
  [CODE.NAME_ERROR]: row('name-error', 'member', 'inline'),
  [CODE.MAINTENANCE_ALERT]: row('maintenance-alert', 'site', 'maintenance-alert'),
  [CODE.MAINTENANCE]: row('maintenance', 'site', 'maintenance'),
  [CODE.IMAGE_CODE]: row('image-code', 'member', 'inline'),
  [CODE.EXTREME_VERIFICATION]: row('extreme-verification', 'member', 'inline'),
  [CODE.EXTREME_VERIFICATION_FAILED]: row('extreme-verification-failed', 'member', 'inline'),
  [CODE.IMAGE_CODE_ERROR]: row('image-code-error', 'member', 'inline'),
  [CODE.IP_UNUSUAL]: row('ip-unusual', 'member', 'inline'),
  [CODE.DEVICE_UNUSUAL]: row('device-unusual', 'member', 'inline'),
  [CODE.IP_AND_DEVICE_UNUSUAL]: row('ip-and-device-unusual', 'member', 'inline'),
  [CODE.LONG_TIME_ERROR]: row('long-time-error', 'member', 'inline'),
  [CODE.LOGIN_RISK]: row('login-risk', 'member', 'inline'),
  [CODE.IP_BLOCKED]: row('ip-blocked', 'site', 'restrict-caveat'),
  [CODE.ACCESS_RESTRICTION_ALERT]: row('access-restriction', 'site', 'restrict-alert'),
  [CODE.ACCESS_RESTRICTION_CAVEAT]: row('access-restriction', 'site', 'restrict-caveat'),
  [CODE.DEVICE_AUTHORISATION]: row('device-authorisation', 'member', 'inline'),
  [CODE.DEVICE_AUTHORISATION_CODE]: row('device-authorisation-code', 'member', 'inline'),
  [CODE.DEVICE_AUTHORISATION_LOCKED]: row('device-authorisation-locked', 'member', 'inline'),
  [CODE.DEVICE_AUTHORISATION_EXPIRED]: row('device-authorisation-expired', 'member', 'inline'),
  [CODE.DEVICE_AUTHORISATION_EXCESSIVE]: row('device-authorisation-excessive', 'member', 'inline'),
  [CODE.LIMIT]: row('limit', 'member', 'inline'),
  [CODE.COMMON]: row('common', 'us', 'toast'),
  [CODE.VALIDATION]: row('validation', 'member', 'fields'),
  [CODE.AUTH]: row('auth', 'session', 'auth-error'),
  [CODE.OLD_VERSION]: row('old-version', 'us', 'update'),
  [CODE.DEVICE_BLOCKED]: row('device-blocked', 'session', 'device-blocked'),
  [CODE.ACCOUNT_BLOCKED]: row('account-blocked', 'session', 'blocked'),
  [CODE.PASSWORD_CHANGED]: row('password-changed', 'session', 'session-ended'),
  [CODE.API_AUTH]: row('api-auth', 'us', 'resign'),
  [CODE.VALIDATION_CODE]: row('validation-code', 'member', 'captcha'),
  [CODE.MISSING_UUID]: row('missing-uuid', 'us', 'redevice'),
  [CODE.SPEED_PAY]: row('speed-pay', 'member', 'inline'),
  [CODE.GIFT_PROPERTY_CHANGE]: row('gift-property-change', 'member', 'reprice'),
  [CODE.LIVE_MAINTENANCE]: row('live-maintenance', 'venue', 'inline'),
  [CODE.IMAGE_FETCH_NETWORK_ERROR]: row('image-fetch-network-error', 'member', 'inline'),
} as const satisfies Record<number, CodeRow>

/** Business codes of screens.md 0.3. All are shown by the calling screen. */
export const BUSINESS_CODES = {
  [CODE.INSUFFICIENT_BALANCE]: 'insufficient-balance',
  [CODE.BELOW_MINIMUM]: 'below-minimum',
  [CODE.ABOVE_MAXIMUM]: 'above-maximum',
  [CODE.WITHDRAWALS_USED_UP]: 'withdrawals-used-up',
  [CODE.WITHDRAWAL_AMOUNT_USED_UP]: 'withdrawal-amount-used-up',
  [CODE.TURNOVER_REQUIRED]: 'turnover-required',
  [CODE.WRONG_FUND_PASSWORD]: 'wrong-fund-password',
  [CODE.FUND_PASSWORD_LOCKED]: 'fund-password-locked',
  [CODE.FUNDS_FROZEN]: 'funds-frozen',
  [CODE.IDENTITY_FIRST]: 'identity-first',
  [CODE.PAYOUT_ACCOUNT_UNAVAILABLE]: 'payout-account-unavailable',
  [CODE.ORDER_IN_PROGRESS]: 'order-in-progress',
  [CODE.DUPLICATE_SUBMISSION]: 'duplicate-submission',
  [CODE.ORDER_EXPIRED]: 'order-expired',
  [CODE.STATE_CHANGED]: 'state-changed',
  [CODE.TRANSFER_CHECKING]: 'transfer-checking',
  [CODE.VENUE_MAINTENANCE]: 'venue-maintenance',
  [CODE.ACCOUNT_TOO_NEW]: 'account-too-new',
  [CODE.RATE_CHANGED]: 'rate-changed',
  [CODE.CHANNEL_PAUSED]: 'channel-paused',
  [CODE.DEPOSIT_LIMIT]: 'deposit-limit',
  [CODE.TIME_OUT]: 'time-out',
  [CODE.SELF_EXCLUDED]: 'self-excluded',
  [CODE.LOSS_LIMIT]: 'loss-limit',
  [CODE.SESSION_LIMIT]: 'session-limit',
  [CODE.VENUE_BLOCKED]: 'venue-blocked',
  [CODE.OFFER_NOT_STARTED]: 'offer-not-started',
  [CODE.OFFER_ENDED]: 'offer-ended',
  [CODE.OFFER_NOT_ELIGIBLE]: 'offer-not-eligible',
  [CODE.OFFER_CLAIMED]: 'offer-claimed',
  [CODE.OFFER_FULL]: 'offer-full',
  [CODE.OFFER_IN_REVIEW]: 'offer-in-review',
  [CODE.OUT_OF_STOCK]: 'out-of-stock',
  [CODE.NOT_ENOUGH_COINS]: 'not-enough-coins',
  [CODE.PURCHASE_LIMIT]: 'purchase-limit',
  [CODE.CHAT_MUTED]: 'chat-muted',
  [CODE.CHAT_VIP_GATE]: 'chat-vip-gate',
  [CODE.CHAT_TOO_FAST]: 'chat-too-fast',
  [CODE.CHAT_REPEATED]: 'chat-repeated',
  [CODE.CHAT_TOO_LONG]: 'chat-too-long',
  [CODE.CHAT_BLOCKED_WORDS]: 'chat-blocked-words',
  [CODE.CHAT_ROOM_CLOSED]: 'chat-room-closed',
  [CODE.CHAT_MAINTENANCE]: 'chat-maintenance',
  [CODE.BET_NOT_SHAREABLE]: 'bet-not-shareable',
  [CODE.BET_SHARED_ALREADY]: 'bet-shared-already',
  [CODE.WRONG_CODE]: 'wrong-code',
  [CODE.CODE_EXPIRED]: 'code-expired',
  [CODE.CODE_TOO_OFTEN]: 'code-too-often',
  [CODE.PHONE_IN_USE]: 'phone-in-use',
  [CODE.NAME_TAKEN]: 'name-taken',
  [CODE.WEAK_PASSWORD]: 'weak-password',
  [CODE.NAME_MISMATCH]: 'name-mismatch',
  [CODE.ALREADY_BOUND]: 'already-bound',
  [CODE.BINDING_LIMIT]: 'binding-limit',
} as const

export type SpecCode = keyof typeof SPEC_CODES
export type BusinessCode = keyof typeof BUSINESS_CODES

/** The row of any code; unknown and business codes are left to the calling screen. */
export function codeRow(code: number): CodeRow {
  if (code in SPEC_CODES) return SPEC_CODES[code as SpecCode]
  if (code in BUSINESS_CODES) return row(BUSINESS_CODES[code as BusinessCode], 'member', 'inline')
  return row('unknown', 'us', 'inline')
}

/** Codes that end the session and clear the token (spec 4). */
export const SESSION_CODES: readonly number[] = [
  CODE.LOGGED_IN_ELSEWHERE,
  CODE.PASSWORD_CHANGED,
  CODE.AUTH,
  CODE.ACCOUNT_BLOCKED,
]
