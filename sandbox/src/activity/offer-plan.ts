/** What the calculator of an offer needs: games with one printed return, and the member's own pace. */
import { OFFER_PACE_DAYS, type OfferPlan } from '@lantern/contract/activity'
import { DAY_MS } from '@lantern/contract/site-time'
import { keyOf } from '../content/games/game-key.rules.ts'
import { makeGames } from '../content/games/games.ts'
import { recentGames } from '../content/games/recent-games.repository.ts'
import type { Executor } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { openTasks } from '../turnover/audit.repository.ts'
import { isProductCounted } from '../turnover/audit-turns.ts'
import type { Facts, Offer } from './offers/offer.rules.ts'
import { factsOf, validTurnover } from './offers/offers.repository.ts'

/** Games to choose from. */
const GAMES = 4

/** Null for an automatic offer, which needs no application. */
export async function planOf(
  db: Executor,
  offer: Offer,
  { member, now }: { member: Member | undefined; now: number },
): Promise<OfferPlan | null> {
  const { earned, bonusDays } = offer.rules
  if (earned.kind === 'automatic') return null
  return {
    minDeposit: fromFen('minDeposit' in earned ? earned.minDeposit : 0),
    bonus: 'bonus' in earned ? fromFen(earned.bonus) : null,
    bonusDays,
    games: await gamesOf(db, offer, member?.id),
    my: member ? await paceOf(db, offer, member, now) : null,
  }
}

/** The member's own games first, then those that return most. */
async function gamesOf(db: Executor, { rules }: Offer, memberId: string | undefined): Promise<OfferPlan['games']> {
  const own = (await recentGames(db, memberId)).map(keyOf)
  const rankOf = (key: string) => (own.includes(key) ? own.indexOf(key) : own.length)
  return makeGames()
    .flatMap((game) =>
      game.category === rules.product && game.title !== null && game.rtp !== null ? [{ ...game, rtp: game.rtp }] : [],
    )
    .sort((one, other) => rankOf(keyOf(one)) - rankOf(keyOf(other)) || Number(other.rtp) - Number(one.rtp))
    .slice(0, GAMES)
    .map(({ gameCode, name, rtp }) => ({ gameCode, name, rtp }))
}

async function paceOf(db: Executor, offer: Offer, member: Member, now: number): Promise<OfferPlan['my']> {
  const { product } = offer.rules
  const tasks = (await openTasks(db, member.id)).filter((task) => isProductCounted(task, product))
  const deposit = countedDeposit(offer, await factsOf(db, member, offer, now))
  return {
    turnover: fromFen(await validTurnover(db, member.id, product, now - OFFER_PACE_DAYS * DAY_MS)),
    ahead: fromFen(tasks.reduce((sum, { required, done }) => sum + Math.max(0, required - done), 0)),
    deposit: deposit === null ? null : fromFen(deposit),
  }
}

function countedDeposit({ rules: { earned } }: Offer, { firstDeposit, lastDeposit }: Facts): number | null {
  if (earned.kind === 'first-deposit') return firstDeposit?.amount ?? null
  if (earned.kind === 'deposit' && lastDeposit && lastDeposit.amount >= earned.minDeposit) return lastDeposit.amount
  return null
}
