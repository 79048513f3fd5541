/** Writes of members that neither deposit nor stake nor grant something to play with, and why. A new write is listed here, or has `plays`. */
import type { Endpoint } from '@lantern/contract/endpoint'
import { valueFieldsOf } from './value-fields.ts'

const ACCOUNTS = 'where the member is paid to'
const CASE = 'words to our staff'
const CHAT = 'words and settings of the chat'
const LIST = 'a list of the member’s, without money'
const MAIL = 'mail and notifications'
const OPEN_ORDER = 'an order that was opened before: money that was sent is credited in any case'
const OWN_DATA = 'personal data and preferences'
const OWN_LIMIT = 'sets limits and breaks, which only become looser after their waiting time'
const PAYOUT = 'a payout to the member'
const PROOF = 'who the member is, and on which devices'
const TAKES_OUT = 'takes money out of play'

/** They name an amount or a count. */
export const HARMLESS_VALUES: Readonly<Record<string, string>> = {
  '/game/api/v1/bet/cashout': 'ends an open bet',
  '/game/api/v1/bet/cashout/auto': 'ends an open bet at a value',
  '/site/api/v1/finance/withdrawal/apply': TAKES_OUT,
  '/site/api/v1/safer/limit/save': OWN_LIMIT,
}

/** They name none: an id at most. */
export const HARMLESS: Readonly<Record<string, string>> = {
  '/game/api/v1/favourite/save': LIST,
  '/game/api/v1/game/favorite': LIST,
  '/game/api/v1/game/recent/clear': LIST,
  '/game/api/v1/venue/remind': MAIL,
  '/game/api/v1/wallet/recallAll': TAKES_OUT,
  '/site/api/v1/account/add': ACCOUNTS,
  '/site/api/v1/account/default': ACCOUNTS,
  '/site/api/v1/account/remove': ACCOUNTS,
  '/site/api/v1/account/replace': ACCOUNTS,
  '/site/api/v1/account/sms': ACCOUNTS,
  '/site/api/v1/feedback/close': CASE,
  '/site/api/v1/feedback/create': CASE,
  '/site/api/v1/feedback/escalate': CASE,
  '/site/api/v1/feedback/reopen': CASE,
  '/site/api/v1/feedback/reply': CASE,
  '/site/api/v1/finance/deposit/appeal': OPEN_ORDER,
  '/site/api/v1/finance/deposit/cancel': OPEN_ORDER,
  '/site/api/v1/finance/deposit/paid': OPEN_ORDER,
  '/site/api/v1/finance/instead/cancel': OPEN_ORDER,
  '/site/api/v1/finance/wallet/autoTransfer': 'a preference; the launch that transfers has `plays`',
  '/site/api/v1/finance/withdrawal/part/confirm': PAYOUT,
  '/site/api/v1/finance/withdrawal/part/dispute': PAYOUT,
  '/site/api/v1/guide/done': LIST,
  '/site/api/v1/kyc/file/upload': PROOF,
  '/site/api/v1/kyc/submit': PROOF,
  '/site/api/v1/mail/delete': MAIL,
  '/site/api/v1/mail/pin': MAIL,
  '/site/api/v1/mail/read': MAIL,
  '/site/api/v1/mall/address/save': OWN_DATA,
  '/site/api/v1/mall/cancel': 'coins of an order return',
  '/site/api/v1/mall/confirm': LIST,
  '/site/api/v1/privacy/erase': OWN_DATA,
  '/site/api/v1/privacy/erase/undo': OWN_DATA,
  '/site/api/v1/privacy/export': OWN_DATA,
  '/site/api/v1/push/subscribe': MAIL,
  '/site/api/v1/push/unsubscribe': MAIL,
  '/site/api/v1/rebate/claim': 'pays what settled bets have earned; unclaimed, it is paid by itself',
  '/site/api/v1/safer/block': OWN_LIMIT,
  '/site/api/v1/safer/exclude': OWN_LIMIT,
  '/site/api/v1/safer/marketing': MAIL,
  '/site/api/v1/safer/panic': OWN_LIMIT,
  '/site/api/v1/safer/quiet': OWN_LIMIT,
  '/site/api/v1/safer/reality': OWN_LIMIT,
  '/site/api/v1/safer/return': OWN_LIMIT,
  '/site/api/v1/safer/review': MAIL,
  '/site/api/v1/safer/timeout': OWN_LIMIT,
  '/site/api/v1/security/device/revoke': PROOF,
  '/site/api/v1/security/device/trust': PROOF,
  '/site/api/v1/security/fundPwd/change': PROOF,
  '/site/api/v1/security/fundPwd/reset': PROOF,
  '/site/api/v1/security/fundPwd/reset/prove': PROOF,
  '/site/api/v1/security/fundPwd/reset/send': PROOF,
  '/site/api/v1/security/fundPwd/set': PROOF,
  '/site/api/v1/security/others/signOut': PROOF,
  '/site/api/v1/security/passkey/fund/options': PROOF,
  '/site/api/v1/security/passkey/fund/verify': PROOF,
  '/site/api/v1/security/passkey/register/options': PROOF,
  '/site/api/v1/security/passkey/register/verify': PROOF,
  '/site/api/v1/security/passkey/remove': PROOF,
  '/site/api/v1/security/password/change': PROOF,
  '/site/api/v1/security/phrase': PROOF,
  '/site/api/v1/tutorial/seen': LIST,
  '/site/api/v1/user/email/bind': OWN_DATA,
  '/site/api/v1/user/email/send': OWN_DATA,
  '/site/api/v1/user/infoAudit/resubmit': OWN_DATA,
  '/site/api/v1/user/infoAudit/withdraw': OWN_DATA,
  '/site/api/v1/user/logout': PROOF,
  '/site/api/v1/user/phone/bind': OWN_DATA,
  '/site/api/v1/user/preference/save': OWN_DATA,
  '/site/api/v1/user/profile/update': OWN_DATA,
  '/stream/api/v1/bet/privacy': CHAT,
  '/stream/api/v1/block/set': CHAT,
  '/stream/api/v1/mod/mute': CHAT,
  '/stream/api/v1/mod/pin': CHAT,
  '/stream/api/v1/mod/shield': CHAT,
  '/stream/api/v1/mod/slow': CHAT,
  '/stream/api/v1/mute/appeal': CHAT,
  '/stream/api/v1/reaction': CHAT,
  '/stream/api/v1/report': CHAT,
  '/stream/api/v1/spend/state': 'what became of an earlier gift or red packet',
}

type Write = Pick<Endpoint, 'path' | 'request' | 'plays'>

/** What is wrong with the writes of members: undecided ones, values that are not named, and rows of the lists that are out of date. */
export function problemsOf(
  writes: readonly Write[],
  lists: { readonly plain: typeof HARMLESS; readonly valued: typeof HARMLESS_VALUES },
): string[] {
  const problems = writes.flatMap(({ path, request, plays }) => {
    const [isPlain, isValued] = [Object.hasOwn(lists.plain, path), Object.hasOwn(lists.valued, path)]
    const isListed = isPlain || isValued
    if (plays !== undefined) return isListed ? [`${path} has plays and is listed as harmless`] : []
    if (!isListed) return [`${path} has neither plays nor a reason why it is harmless`]
    const values = valueFieldsOf(request)
    if (isPlain && values.length > 0) return [`${path} is listed without a value and names ${values.join(', ')}`]
    return isValued && values.length === 0 ? [`${path} is listed with a value and names none`] : []
  })
  const paths = new Set(writes.map(({ path }) => path))
  const gone = [...Object.keys(lists.plain), ...Object.keys(lists.valued)].filter((path) => !paths.has(path))
  return [...problems, ...gone.map((path) => `${path} is no write of a member`)]
}
