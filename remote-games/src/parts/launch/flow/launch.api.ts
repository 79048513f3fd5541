/** Requests of a venue launch. */
import { defineEndpoint } from '@lantern/contract'
import { SITE_ID } from '@lantern/contract/envelope'
import { canonicalVenue, type LaunchAnswer, OB_USER_PATH, obUserSchema, venueLaunch } from '@lantern/contract/games'
import { transferDetail } from '@lantern/contract/transfer'
import { recallAll } from '@lantern/contract/wallet'
import {
  call,
  emit,
  getClientType,
  getSession,
  isInstalled,
  newRequestNo,
  now,
  queryClient,
  VenueError,
} from '@lantern/platform'
import { object, string } from 'valibot'
import type { MoneyFate } from './venue-launch.machine.ts'
import { type StoredParams, venueParamsOf } from './venue-params.rules.ts'
import { writeCountsPath, writeVenueParams } from './venue-params.store.ts'

/** OB's user id, requested with the launch token (spec 7). A venue path: the platform normalises its response. */
export const obUser = defineEndpoint({
  method: 'GET',
  path: OB_USER_PATH,
  kind: 'read',
  access: 'member',
  request: object({ token: string() }),
  response: obUserSchema,
})

/** Client type of the downloaded app. */
const DOWNLOAD = 'download'

export type LaunchOrder = {
  venue: string
  gameCode?: string
  /** Amount transferred to the venue with the launch, null for none. */
  amount?: string | null
  requestNo?: string
  /** Bonus towards which play counts. */
  activity?: string
  /** True if the member entered after a warning. */
  isSure?: boolean
  /** True for a tap by the member, false for an automatic relaunch. */
  isManual?: boolean
  /** Only prepares the venue; never moves money. */
  isPreload?: boolean
}

/** Sends all eleven fields of the request (spec 7), including those with server defaults. */
export function orderLaunch(order: LaunchOrder, signal?: AbortSignal): Promise<LaunchAnswer> {
  const { venue, gameCode = '', amount = null, requestNo = newRequestNo(), isManual = false, isPreload = false } = order
  const { activity = '', isSure = false } = order
  return call(
    venueLaunch,
    {
      enName: venue,
      appSendMoney: amount === null ? 0 : 1,
      activity,
      gameCode,
      https: globalThis.location.protocol === 'https:' ? 1 : 0,
      isApp: isInstalled() || getClientType() === DOWNLOAD ? 1 : 0,
      isSure: isSure ? 1 : 0,
      isPreload: isPreload ? 1 : 0,
      isManualLaunch: isManual ? 1 : 0,
      siteId: SITE_ID,
      temporaryParam: amount === null ? {} : { amount, requestNo },
    },
    { signal },
  )
}

/**
 * Converts a launch response to stored params (spec 3); for OB it also fetches the cuid.
 * @throws VenueError if the venue returned no usable URL
 */
export async function prepareVenue(
  order: Pick<LaunchOrder, 'venue' | 'gameCode'>,
  answer: LaunchAnswer,
  signal?: AbortSignal,
): Promise<StoredParams> {
  const venue = canonicalVenue(order.venue)
  const cuid = venue === 'OBTY' ? (await call(obUser, { token: answer.token }, { signal })).userId : ''
  const session = getSession()
  const memberName = session.kind === 'member' ? session.userName : ''
  const params = venueParamsOf(venue, answer, { at: now(), memberName, cuid, gameCode: order.gameCode })
  if (params === null) throw new VenueError(venue, '')
  writeVenueParams(venue, params)
  if (venue === 'OBTY') writeCountsPath(answer.apiUrl)
  return params
}

/** Relaunches a venue, at the game that was open, for an expired token, a reload or the counts (spec 4, 8). */
export async function relaunchVenue(
  venue: string,
  { isPreload, gameCode = '', signal }: { isPreload: boolean; gameCode?: string; signal?: AbortSignal },
): Promise<StoredParams> {
  const order = { venue, gameCode, isPreload }
  return prepareVenue(order, await orderLaunch(order, signal), signal)
}

/** Looks up the transfer of a launch after a lost response (screens.md 0.5). */
export async function askMoneyFate(requestNo: string): Promise<MoneyFate> {
  const { transfer } = await call(transferDetail, { requestNo })
  if (transfer === null) return 'kept'
  return transfer.state === 1 ? 'moved' : transfer.state === 2 ? 'kept' : 'unknown'
}

/**
 * Recalls the money of all venues.
 * @returns false if part of it is pending or failed
 */
export async function recallMoney(requestNo: string): Promise<boolean> {
  const { items } = await call(recallAll, { requestNo })
  moneyChanged('recall')
  return items.every((item) => item.state === 1)
}

/** Outcome of a recall for the balance of one venue: returned, still in the venue's wallet, being checked, or none there. */
export type RecallFate = 'returned' | 'kept' | 'checking' | 'none'

/** Recalls the money of all venues. @returns the outcome for one of them */
export async function recallFrom(enName: string, requestNo: string): Promise<RecallFate> {
  const { items } = await call(recallAll, { requestNo })
  const own = items.find((item) => canonicalVenue(item.enName) === enName)
  if (!own) return 'none'
  return own.state === 1 ? 'returned' : own.state === 2 ? 'kept' : 'checking'
}

/** Invalidates all balances on the page. */
export function moneyChanged(reason: string): void {
  emit('money:changed', { reason })
  void queryClient.invalidateQueries({ queryKey: ['games', 'member'] })
}
