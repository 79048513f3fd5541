/** Turnover as displayed: tasks, and how each bet counted (screens.md 11.3). */
import type { AuditTaskView, CountRule } from '@lantern/contract/audit'
import { MIN_COUNTED_ODDS } from '../../book/markets/settlement.rules.ts'
import type { AuditTask } from '../../database/tables/money/finance.schema.ts'
import { countsOf } from '../../engines/counts.rules.ts'
import { fromFen } from '../../ledger/money.rules.ts'

/** Row of `audit_contributions` for turnover before records began. */
export const CARRIED = 'carried'
const VOID = 4

export function taskView(task: AuditTask): AuditTaskView {
  return {
    id: task.id,
    source: task.source as AuditTaskView['source'],
    sourceNo: task.source_no,
    amount: fromFen(task.amount),
    multiple: String(Math.round((task.required / task.amount) * 100) / 100),
    required: fromFen(task.required),
    done: fromFen(task.done),
    products: task.products === '' ? [] : task.products.split(','),
    isBonus: task.is_bonus,
    startAt: task.start_at,
    endAt: task.end_at,
    state: task.state as AuditTaskView['state'],
  }
}

export type JudgedBet = {
  readonly state: number
  readonly result: string | null
  readonly category: string
  /** European odds in hundredths. */
  readonly odds: number
  /** Engine or market of the bet. */
  readonly kind: string
  readonly valid: number
}

/** @param counted the bet's contribution to this task, fen */
export function countRuleOf(bet: JudgedBet, task: Pick<AuditTask, 'products'>, counted: number): CountRule {
  if (counted > 0) return counted < bet.valid ? 'part' : countsOf(bet.kind)
  if (bet.state === VOID) return 'void'
  if (task.products !== '' && !task.products.split(',').includes(bet.category)) return 'product'
  // Opposite bets of a round count nothing, whatever each of them won.
  if (bet.valid === 0 && countsOf(bet.kind) === 'round') return 'round'
  if (bet.result === 'DRAW') return 'draw'
  if (bet.odds > 0 && bet.odds < MIN_COUNTED_ODDS) return 'odds'
  return bet.valid === 0 ? 'draw' : 'earlier'
}
