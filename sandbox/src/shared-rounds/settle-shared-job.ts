/**
 * Settles the bets on shared rounds that have a result: all bets of a member on a round in one transaction. What is due follows from the open bets and
 * the clock alone, so a run that was cut off by a crash is simply made again, and a bet that was settled is not open any more.
 */
import { SETTLED } from '../book/bet/bet-states.rules.ts'
import type { BetNames } from '../book/bet/bet-view.rules.ts'
import { type Database, inTransaction, type Trx } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import { timesOf } from '../engines/shared/round-clock.rules.ts'
import { outcomeOf, paysOf, SHARED_ENGINES, sharedTermsOf } from '../engines/shared/shared-game.rules.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { payHeld } from '../rounds/purse.ts'
import { resultOf } from '../rounds/round-view.rules.ts'
import { countTurnover } from '../turnover/audit-turns.ts'
import { houseSecret, seedOfRound } from './house-seed.ts'
import { roundKey, roundOfKey, type SharedGame } from './shared-game.ts'
import { settledRule } from './shared-names.rules.ts'
import { openRounds, storeSettled, takeOpenBets } from './shared-rounds.repository.ts'
import { countedBets } from './shared-turnover.rules.ts'

export const settleSharedJob: Job = {
  name: 'shared-rounds.settle',
  everyMs: 1_000,
  run: async ({ db, now }) => {
    await settleDueRounds(db, now)
  },
}

/** @returns how many bets were settled */
export async function settleDueRounds(db: Database, now: number): Promise<number> {
  const open = await openRounds(db, SHARED_ENGINES)
  if (open.length === 0) return 0
  const secret = await houseSecret(db)
  let settled = 0
  for (const { matchId, memberId } of open) {
    const round = roundOfKey(matchId)
    if (!round || timesOf(round.game.title.shared.plan, round.no).resultAt > now) continue
    const { gameCode, title } = round.game
    const outcome = outcomeOf(title.shared, {
      serverSeed: seedOfRound(secret, gameCode, round.no),
      gameCode,
      no: round.no,
    })
    settled += await inTransaction(db, (trx) => settleRound(trx, { ...round, memberId, outcome, now }))
  }
  return settled
}

type Due = {
  readonly game: SharedGame
  readonly no: number
  readonly memberId: string
  readonly outcome: string
  readonly now: number
}

async function settleRound(trx: Trx, { game, no, memberId, outcome, now }: Due): Promise<number> {
  await lockMember(trx, memberId)
  const sheet = game.title.shared
  const { turnover } = sharedTermsOf(sheet.kind)
  const bets = await takeOpenBets(trx, memberId, roundKey(game.gameCode, no))
  const returns = bets.map(({ stake, pick }) => Math.floor((stake * paysOf(sheet, outcome, pick)) / 100))
  const counted = countedBets(
    turnover,
    bets.map(({ stake }, at) => ({ stake, back: returns[at] ?? 0 })),
  )
  for (const [at, bet] of bets.entries()) {
    const back = returns[at] ?? 0
    const row: BetRow = {
      ...bet,
      state: SETTLED,
      result: resultOf(bet.stake, back),
      return_fen: back,
      valid_fen: counted[at] ?? 0,
      names: withRule(bet, settledRule(sheet, no, outcome, turnover)),
      settled_at: now,
    }
    await payHeld(trx, memberId, row)
    await storeSettled(trx, row)
    await countTurnover(trx, {
      memberId,
      betNo: row.no,
      category: row.category,
      valid: row.valid_fen,
      rule: ruleOf(row.valid_fen, turnover),
      at: now,
    })
  }
  return bets.length
}

/** Name of the way a bet counted, as the turnover page explains it. */
function ruleOf(valid: number, turnover: 'stake' | 'net'): string {
  if (valid === 0) return 'not-counted'
  return turnover === 'stake' ? 'round-stake' : 'round-net'
}

function withRule(bet: BetRow, rule: BetNames['rule']): string {
  return JSON.stringify({ ...(JSON.parse(bet.names) as BetNames), rule })
}
