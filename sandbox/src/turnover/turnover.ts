/** What a member may withdraw now, and the turnover that frees the rest (screens.md 11.1). */
import * as CODE from '@lantern/contract/code'
import type { Executor } from '../database/database.ts'
import { balancesOf, groupSum } from '../ledger/ledger.ts'
import { fromFen, writtenFen } from '../ledger/money.rules.ts'
import { refuse } from '../refusal/refuse.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { openTasks } from './audit.repository.ts'

export type Turnover = {
  readonly main: number
  /** Free money in venue wallets, fen. */
  readonly venues: number
  /** Stakes of bets that are not settled, fen. */
  readonly openStakes: number
  /** What may be withdrawn now, fen. */
  readonly withdrawable: number
  /** Turnover that frees the rest, with what is in venues and in open bets. */
  readonly need: number
}

/** Withdrawable = max(0, main − restricted), restricted = Σ amount of open non-bonus tasks, at most main (screens.md 11.1). */
export async function turnoverOf(db: Executor, memberId: string): Promise<Turnover> {
  const { byKind } = await balancesOf(db, memberId)
  const main = byKind.get('main') ?? 0
  const venues = groupSum(byKind, 'venue.')
  const openStakes = groupSum(byKind, 'venueOpen.')
  const tasks = (await openTasks(db, memberId)).filter((task) => !task.is_bonus)
  const restricted = tasks.reduce((sum, task) => sum + task.amount, 0)
  const need = tasks.reduce((sum, task) => sum + Math.max(0, task.required - task.done), 0)
  return {
    main,
    venues,
    openStakes,
    withdrawable: Math.max(0, main - restricted),
    need: main + venues + openStakes > 0 ? need : 0,
  }
}

/**
 * For money that leaves the member. The caller holds the member's row.
 * @throws SandboxError 711001 above what is in main, 711006 above what may be withdrawn (screens.md 11.1)
 */
export async function requireTurnover(db: Executor, memberId: string, amount: number): Promise<void> {
  const turnover = await turnoverOf(db, memberId)
  if (amount > turnover.main) throw refuse('insufficient-balance')
  if (amount <= turnover.withdrawable) return
  throw new SandboxError(
    CODE.TURNOVER_REQUIRED,
    { zh: `还需有效流水 ${writtenFen(turnover.need)}`, en: `Turnover of ${writtenFen(turnover.need)} still required` },
    { need: fromFen(turnover.need), canTake: fromFen(turnover.withdrawable) },
  )
}
