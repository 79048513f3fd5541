/** Every endpoint of the contract, so that a call without a handler can be answered from its schema. The test beside it compares the list with the folder. */
import type { Endpoint } from '@lantern/contract'
import * as accounts from '@lantern/contract/accounts'
import * as activity from '@lantern/contract/activity'
import * as agent from '@lantern/contract/agent'
import * as audit from '@lantern/contract/audit'
import * as breakState from '@lantern/contract/break-state'
import * as calendar from '@lantern/contract/calendar'
import * as captcha from '@lantern/contract/captcha'
import * as chat from '@lantern/contract/chat'
import * as chatGifts from '@lantern/contract/chat-gifts'
import * as chatOrder from '@lantern/contract/chat-order'
import * as demo from '@lantern/contract/demo'
import * as deposit from '@lantern/contract/deposit'
import * as depositAppeal from '@lantern/contract/deposit-appeal'
import * as explain from '@lantern/contract/explain'
import * as favourites from '@lantern/contract/favourites'
import * as feedback from '@lantern/contract/feedback'
import * as games from '@lantern/contract/games'
import * as help from '@lantern/contract/help'
import * as infoAudit from '@lantern/contract/info-audit'
import * as invitation from '@lantern/contract/invitation'
import * as invite from '@lantern/contract/invite'
import * as kyc from '@lantern/contract/kyc'
import * as ledger from '@lantern/contract/ledger'
import * as lobbies from '@lantern/contract/lobbies'
import * as logout from '@lantern/contract/logout'
import * as luckyFlip from '@lantern/contract/lucky-flip'
import * as mail from '@lantern/contract/mail'
import * as mall from '@lantern/contract/mall'
import * as mallOrders from '@lantern/contract/mall-orders'
import * as otherRecords from '@lantern/contract/other-records'
import * as pages from '@lantern/contract/pages'
import * as passkeys from '@lantern/contract/passkeys'
import * as peakBet from '@lantern/contract/peak-bet'
import * as pendingCount from '@lantern/contract/pending-count'
import * as preferences from '@lantern/contract/preferences'
import * as privacy from '@lantern/contract/privacy'
import * as profile from '@lantern/contract/profile'
import * as push from '@lantern/contract/push'
import * as rebate from '@lantern/contract/rebate'
import * as recall from '@lantern/contract/recall'
import * as records from '@lantern/contract/records'
import * as recovery from '@lantern/contract/recovery'
import * as reminders from '@lantern/contract/reminders'
import * as rounds from '@lantern/contract/rounds'
import * as safer from '@lantern/contract/safer'
import * as saferSettings from '@lantern/contract/safer-settings'
import * as search from '@lantern/contract/search'
import * as security from '@lantern/contract/security'
import * as service from '@lantern/contract/service'
import * as sharedRounds from '@lantern/contract/shared-rounds'
import * as site from '@lantern/contract/site'
import * as speed from '@lantern/contract/speed'
import * as sport from '@lantern/contract/sport'
import * as statements from '@lantern/contract/statements'
import * as transfer from '@lantern/contract/transfer'
import * as tutorials from '@lantern/contract/tutorials'
import * as user from '@lantern/contract/user'
import * as venue from '@lantern/contract/venue'
import * as venues from '@lantern/contract/venues'
import * as vip from '@lantern/contract/vip'
import * as wallet from '@lantern/contract/wallet'
import * as withdrawal from '@lantern/contract/withdrawal'

const DOMAINS: Readonly<Record<string, object>> = {
  accounts,
  activity,
  agent,
  audit,
  'break-state': breakState,
  calendar,
  captcha,
  chat,
  'chat-gifts': chatGifts,
  'chat-order': chatOrder,
  demo,
  deposit,
  'deposit-appeal': depositAppeal,
  explain,
  favourites,
  feedback,
  games,
  help,
  'info-audit': infoAudit,
  invitation,
  invite,
  kyc,
  ledger,
  lobbies,
  logout,
  'lucky-flip': luckyFlip,
  mail,
  mall,
  'mall-orders': mallOrders,
  'other-records': otherRecords,
  pages,
  passkeys,
  'peak-bet': peakBet,
  'pending-count': pendingCount,
  preferences,
  privacy,
  profile,
  push,
  rebate,
  recall,
  records,
  recovery,
  reminders,
  rounds,
  safer,
  'safer-settings': saferSettings,
  search,
  security,
  service,
  'shared-rounds': sharedRounds,
  site,
  speed,
  sport,
  statements,
  transfer,
  tutorials,
  user,
  venue,
  venues,
  vip,
  wallet,
  withdrawal,
}

/** Names of the entry points of the contract that describe endpoints. */
export const DOMAIN_NAMES: readonly string[] = Object.keys(DOMAINS)

/** An endpoint with its entry point of the contract and its name there. */
export type NamedEndpoint = { readonly domain: string; readonly name: string; readonly endpoint: Endpoint }

export const NAMED_ENDPOINTS: readonly NamedEndpoint[] = Object.entries(DOMAINS).flatMap(([domain, exports]) =>
  Object.entries(exports).flatMap(([name, endpoint]) => (isEndpoint(endpoint) ? [{ domain, name, endpoint }] : [])),
)

/** By `METHOD path`. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  NAMED_ENDPOINTS.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'response' in value
}
