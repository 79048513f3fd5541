/** The mail that a turnover task sends when it ends. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { writtenFen } from '../ledger/money.rules.ts'
import { mailState } from '../mail/money-mail.ts'
import { AUDIT_MAILS } from '../mail/order-mail.rules.ts'

export type TaskEnd = keyof typeof AUDIT_MAILS

export async function tellOfTask(trx: Trx, task: AuditTask, state: TaskEnd, at: number): Promise<void> {
  const { title, isQuiet } = AUDIT_MAILS[state]
  const body = {
    zh: `金额 ${writtenFen(task.amount)} 元，要求流水 ${writtenFen(task.required)} 元，任务号 ${task.id}。`,
    en: `Amount CNY ${writtenFen(task.amount)}, turnover required CNY ${writtenFen(task.required)}, task ${task.id}.`,
  }
  await mailState(trx, { memberId: task.member_id, bizNo: task.id, state, title, body, isQuiet, at })
}
