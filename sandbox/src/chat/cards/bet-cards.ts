import type { BetCard, BetPrivacy } from '@lantern/contract/chat'
import { legsOfBets } from '../../book/bet/legs.repository.ts'
import type { Executor } from '../../database/database.ts'
import type { LineRow } from '../../database/tables/site/chat.schema.ts'
import { betCard } from './bet-card.rules.ts'
import { betsByNo, verifiedBets } from './shared-bets.repository.ts'

/** The bets of lines as they are now, by number, each as its line shows it. */
export async function betCards(db: Executor, rows: readonly LineRow[]): Promise<ReadonlyMap<number, BetCard>> {
  const lines = rows.flatMap(({ seq, bet_no: no, privacy, shielded }) =>
    no === null || shielded ? [] : [{ seq, no, privacy: privacy as BetPrivacy }],
  )
  if (lines.length === 0) return new Map()
  const nos = lines.map(({ no }) => no)
  const bets = await betsByNo(db, nos)
  const verified = await verifiedBets(db, nos)
  const legs = await legsOfBets(db, nos)
  return new Map(
    lines.flatMap(({ seq, no, privacy }) => {
      const bet = bets.get(no)
      const options = { privacy, legs: legs.get(no) ?? [], isVerified: verified.has(no) }
      return bet ? [[seq, betCard(bet, options)] as const] : []
    }),
  )
}
