/** Endpoints of `/demo`. No account is needed; members excluded from play are excluded here too. */
import * as CODE from '@lantern/contract/code'
import { demoLaunch, demoReset, demoStart, demoState } from '@lantern/contract/demo'
import { VENUE_STATUS } from '@lantern/contract/games'
import { profileOf } from '../book/play/venue-profiles.rules.ts'
import { hasGames } from '../content/games/games.ts'
import { requirePlay } from '../members/standing.rules.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { requireOpenVenue, venueStates, venueViews } from '../site/venues.ts'
import { parentOf } from '../venue-sessions/parent-origin.ts'
import type { Wire, WriteContext } from '../wire/wire.ts'
import { demoView, openDemo, requireDemo, resetDemo } from './demo-accounts.ts'
import { openDemoCode } from './demo-entries.ts'

export type DemoDeps = { readonly venueOrigin: string; readonly siteOrigins: readonly string[] }

export function registerDemo(wire: Wire, { venueOrigin, siteOrigins }: DemoDeps): void {
  wire.publicWrite(demoStart, async (_input, { trx, now, caller }) => {
    if (caller) requirePlay(caller, now)
    const { token, account } = await openDemo(trx, now)
    return { demoToken: token, ...(await demoView(trx, account, now)) }
  })

  wire.publicRead(demoState, async (_input, { db, now, bearer }) =>
    demoView(db, await requireDemo(db, bearer, now), now),
  )

  wire.publicWrite(demoReset, async (_input, { trx, now, bearer }) => {
    const { id } = await requireDemo(trx, bearer, now)
    return demoView(trx, await resetDemo(trx, id, now), now)
  })

  wire.publicWrite(demoLaunch, async ({ enName }, context) => {
    const { trx, now, locale, bearer, caller, origin } = context
    if (caller) requirePlay(caller, now)
    const account = await requireDemo(trx, bearer, now)
    const code = await requireDemoVenue(context, enName)
    const grant = { account_id: account.id, en_name: code, parent_origin: parentOf(origin, siteOrigins) }
    const key = await openDemoCode(trx, grant, now)
    return { url: `${venueOrigin}/?venue=${code}&lang=${locale}#code=${key}` }
  })
}

/** @throws SandboxError 10003 for an unknown venue, 711017 when it is closed or has no demo */
async function requireDemoVenue({ trx, now }: WriteContext, enName: string): Promise<string> {
  const code = await requireOpenVenue(trx, enName, now)
  const venue = venueViews(await venueStates(trx, now), 0).find((one) => one.enName === code)
  if (venue?.status !== VENUE_STATUS.open || !venue.demo || !(profileOf(code) || hasGames(code)))
    throw new SandboxError(
      CODE.VENUE_MAINTENANCE,
      { zh: '该场馆不支持试玩', en: 'This venue has no demo' },
      { enName: code },
    )
  return code
}
