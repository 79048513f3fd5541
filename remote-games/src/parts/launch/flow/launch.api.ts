/** Calls of a venue launch. */
import { defineEndpoint } from '@lantern/contract'
import { SITE_ID } from '@lantern/contract/envelope'
import { canonicalVenue, type LaunchAnswer, OB_USER_PATH, obUserSchema, venueLaunch } from '@lantern/contract/games'
import { transferDetail } from '@lantern/contract/transfer'
import { recallAll } from '@lantern/contract/wallet'
import { call, emit, getSession, newRequestNo, now, queryClient, VenueError } from '@lantern/platform'
import { object, string } from 'valibot'
import type { MoneyFate } from './venue-launch.machine.ts'
import { type StoredParams, venueParamsOf } from './venue-params.rules.ts'
import { writeVenueParams } from './venue-params.store.ts'

/** OB's own user, asked with the token of the launch (spec 7). A venue path: its shape is normalised by the platform. */
export const obUser = defineEndpoint({
  method: 'GET',
  path: OB_USER_PATH,
  kind: 'read',
  access: 'member',
  request: object({ token: string() }),
  response: obUserSchema,
})

export type LaunchOrder = {
  venue: string
  gameCode?: string
  /** Moved into the venue on the way, null = none. */
  amount?: string | null
  requestNo?: string
  /** The member tapped; otherwise a relaunch by itself. */
  isManual?: boolean
  /** Prepare only: never moves money. */
  isPreload?: boolean
}

/** All eleven fields of the call (spec 7) are sent, whatever the server would take for granted. */
export function orderLaunch(order: LaunchOrder, signal?: AbortSignal): Promise<LaunchAnswer> {
  const { venue, gameCode = '', amount = null, requestNo = newRequestNo(), isManual = false, isPreload = false } = order
  return call(
    venueLaunch,
    {
      enName: venue,
      appSendMoney: amount === null ? 0 : 1,
      // No venue wallet of a bonus is chosen here, and no warning of a venue is accepted.
      activity: '',
      gameCode,
      https: globalThis.location.protocol === 'https:' ? 1 : 0,
      isApp: 0,
      isSure: 0,
      isPreload: isPreload ? 1 : 0,
      isManualLaunch: isManual ? 1 : 0,
      siteId: SITE_ID,
      temporaryParam: amount === null ? {} : { amount, requestNo },
    },
    { signal },
  )
}

/**
 * Turns a launch answer into stored params (spec 3); OB's cuid is asked for on the way.
 * @throws VenueError when the venue gave no usable address
 */
export async function prepareVenue(code: string, answer: LaunchAnswer, signal?: AbortSignal): Promise<StoredParams> {
  const venue = canonicalVenue(code)
  const cuid = venue === 'OBTY' ? (await call(obUser, { token: answer.token }, { signal })).userId : ''
  const session = getSession()
  const memberName = session.kind === 'member' ? session.userName : ''
  const params = venueParamsOf(venue, answer, { at: now(), memberName, cuid })
  if (params === null) throw new VenueError(venue, '')
  writeVenueParams(venue, params)
  return params
}

/** Launches again without being tapped: expired tokens, counts (spec 4, 8). */
export async function relaunchVenue(
  venue: string,
  options: { isPreload: boolean; signal?: AbortSignal },
): Promise<StoredParams> {
  const answer = await orderLaunch({ venue, isPreload: options.isPreload }, options.signal)
  return prepareVenue(venue, answer, options.signal)
}

/** Where the money of a launch is, after its answer was lost (screens.md 0.5). */
export async function askMoneyFate(requestNo: string): Promise<MoneyFate> {
  const { transfer } = await call(transferDetail, { requestNo })
  if (transfer === null) return 'kept'
  return transfer.state === 1 ? 'moved' : transfer.state === 2 ? 'kept' : 'unknown'
}

/**
 * Brings the money of all venues back.
 * @returns whether all of it came back; the rest is being checked or failed
 */
export async function recallMoney(requestNo: string): Promise<boolean> {
  const { items } = await call(recallAll, { requestNo })
  moneyChanged('recall')
  return items.every((item) => item.state === 1)
}

/** Balances everywhere on the page are stale. */
export function moneyChanged(reason: string): void {
  emit('money:changed', { reason })
  void queryClient.invalidateQueries({ queryKey: ['games', 'member'] })
}
