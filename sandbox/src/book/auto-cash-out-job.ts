/** Cashes out open bets that are worth what their members set: every second of the sandbox clock, at the prices of then. */
import * as CODE from '@lantern/contract/code'
import { type Database, inTransaction } from '../database/database.ts'
import type { BetRow } from '../database/tables/site/book.schema.ts'
import type { Job } from '../jobs/jobs.ts'
import { fromFen, writtenFen } from '../ledger/money.rules.ts'
import { sendMail } from '../members/send-mail.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { betsWithAutoCashOut } from './bet/cash-outs.repository.ts'
import { legsOfBets } from './bet/legs.repository.ts'
import { matchesNow, offerOf } from './bet/offers.ts'
import { cashOutBet } from './cash-outs.ts'
import type { Catalogue } from './matches/catalogue.ts'

export function autoCashOutJob(catalogue: Catalogue): Job {
  return {
    name: 'book.auto-cash-out',
    everyMs: 1_000,
    run: async ({ db, now }) => {
      const due = await dueBets(db, catalogue, now)
      const errors: unknown[] = []
      for (const { fen, ...bet } of due) {
        await cashOut(db, catalogue, { bet, fen, now }).catch((error: unknown) => errors.push(error))
      }
      if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} cash-outs failed`)
    },
  }
}

/** Bets that are worth enough now. Read without a lock: `cashOutBet` judges again. */
async function dueBets(db: Database, catalogue: Catalogue, now: number) {
  const bets = await betsWithAutoCashOut(db)
  if (bets.length === 0) return []
  const legs = await legsOfBets(
    db,
    bets.map(({ no }) => no),
  )
  const picksOf = (bet: BetRow) => {
    const own = legs.get(bet.no) ?? []
    return own.length > 0 ? own : undefined
  }
  const ids = bets.flatMap((bet) => (picksOf(bet) ?? [bet]).map(({ match_id }) => match_id))
  const matches = await matchesNow(db, catalogue, ids, now)
  return bets.filter((bet) => (offerOf(bet, { legs: picksOf(bet), matches, now }) ?? 0) >= bet.fen)
}

type Due = { bet: BetRow; fen: number; now: number }

async function cashOut(db: Database, catalogue: Catalogue, { bet, fen, now }: Due): Promise<void> {
  const { no, member_id: memberId } = bet
  const at = fromFen(fen)
  try {
    await inTransaction(db, async (trx) => {
      const ended = await cashOutBet({ trx, catalogue, memberId, no, offer: at, auto: fen, now })
      const paid = writtenFen(ended.return_fen)
      const value = writtenFen(fen)
      await sendMail(trx, memberId, {
        type: 'money',
        title: { zh: `注单已自动兑现 ${paid}`, en: `Bet cashed out automatically: ${paid}` },
        body: {
          zh: `注单的价值达到您设定的 ¥${value}，已兑现 ¥${paid}，款项在场馆钱包。赛果不再影响此注单，不计流水。`,
          en: `The bet was worth the ¥${value} that you set and was cashed out for ¥${paid}, which is in the venue wallet. Its result no longer matters, and no turnover counts.`,
        },
        bizNo: no,
        at: now,
      })
    })
  } catch (error) {
    // Settled, cashed out by its member or worth less by now: nothing to do.
    if (!(error instanceof SandboxError && error.code === CODE.STATE_CHANGED)) throw error
  }
}
