/** Turnover audit (screens.md 11.3): tasks are opened, counted down by bets, and end with their money and mail in one transaction. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { balancesOf } from '../ledger/ledger.ts'
import { newNo } from '../ledger/numbers.ts'
import { changeTask, insertContribution, insertTask, openPacketMoney, openTasks } from './audit.repository.ts'
import { type TaskEnd, tellOfTask } from './audit-mail.ts'
import { releaseBonus, takeBonusBack } from './bonus-ledger.ts'

/** Below this, with nothing open, every task is released (1.00). */
const RELEASE_BELOW_FEN = 100

export type AuditTaskDraft = {
  readonly memberId: string
  readonly source: 'deposit' | 'offer' | 'dividend' | 'rebate' | 'gift' | 'manual'
  readonly sourceNo: string
  /** Money that the task restricts, fen. */
  readonly amount: number
  /** Turnover to reach, fen. */
  readonly required: number
  /** Categories that count; empty = all. */
  readonly products?: readonly string[]
  /** true: the amount stands in lock.bonus and goes to main when done; own money is never blocked by it. */
  readonly isBonus?: boolean
  readonly endAt?: number
  readonly at: number
}

/** Opens a task, once per source. @returns its id */
export async function openAuditTask(trx: Trx, draft: AuditTaskDraft): Promise<string> {
  return insertTask(trx, {
    id: newNo('A', draft.at),
    member_id: draft.memberId,
    source: draft.source,
    source_no: draft.sourceNo,
    amount: draft.amount,
    required: draft.required,
    products: (draft.products ?? []).join(','),
    is_bonus: draft.isBonus ?? false,
    start_at: draft.at,
    end_at: draft.endAt ?? null,
  })
}

export type SettledBet = {
  readonly memberId: string
  readonly betNo: string
  readonly category: string
  /** Turnover that counts, fen: `valid` of the bet; 0 counts nothing. */
  readonly valid: number
  readonly rule?: string
  readonly at: number
}

/** Counts a settled bet towards the member's open tasks, oldest first. A bet counts once. */
export async function countTurnover(trx: Trx, bet: SettledBet): Promise<void> {
  const tasks = await openTasks(trx, bet.memberId)
  let left = bet.valid
  for (const task of tasks) {
    if (left <= 0) break
    if (!isProductCounted(task, bet.category)) continue
    const counted = Math.min(left, task.required - task.done)
    if (counted <= 0) continue
    const contribution = { task_id: task.id, bet_no: bet.betNo, counted, rule: bet.rule ?? 'valid', at: bet.at }
    if (!(await insertContribution(trx, contribution))) return
    left -= counted
    const done = task.done + counted
    await changeTask(trx, task, { done })
    if (done < task.required) continue
    await endTask(trx, task, 'DONE', bet.at)
    if (task.is_bonus) await releaseBonus(trx, task, bet.at)
  }
  await releaseWhenEmpty(trx, bet.memberId, bet.at)
}

/** Returns the rest of an expired bonus to the house and closes its task; own-money tasks just end (screens.md 11.3). */
export async function expireAuditTasks(trx: Trx, memberId: string, now: number): Promise<void> {
  for (const task of await openTasks(trx, memberId)) {
    if (task.end_at === null || task.end_at > now) continue
    await endTask(trx, task, 'EXPIRED', now)
    if (task.is_bonus) await takeBonusBack(trx, task, now)
  }
}

/** Whether bets of this category count towards the task. */
export function isProductCounted(task: Pick<AuditTask, 'products'>, category: string): boolean {
  return task.products === '' || task.products.split(',').includes(category)
}

async function releaseWhenEmpty(trx: Trx, memberId: string, at: number): Promise<void> {
  // Before the balances: a packet that returns meanwhile is then counted twice, not missed.
  let total = await openPacketMoney(trx, memberId)
  const { byKind } = await balancesOf(trx, memberId)
  for (const [kind, balance] of byKind) if (kind !== 'coin') total += balance
  if (total >= RELEASE_BELOW_FEN) return
  for (const task of await openTasks(trx, memberId)) if (!task.is_bonus) await endTask(trx, task, 'RELEASED', at)
}

/** A task ends once, with its mail. */
async function endTask(trx: Trx, task: AuditTask, state: TaskEnd, at: number): Promise<void> {
  await changeTask(trx, task, { state })
  await tellOfTask(trx, task, state, at)
}
