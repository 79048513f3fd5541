/** The mail that a turnover task sends when it ends. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { writtenFen } from '../ledger/money.rules.ts'
import { mailState } from '../mail/money-mail.ts'
import { AUDIT_MAILS } from '../mail/order-mail.rules.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type TaskEnd = keyof typeof AUDIT_MAILS

const SOURCES: Readonly<Record<string, Sentence>> & { readonly manual: Sentence } = {
  deposit: { zh: '存款', en: 'Deposit' },
  offer: { zh: '优惠奖金', en: 'Offer bonus' },
  dividend: { zh: '红利', en: 'Bonus' },
  rebate: { zh: '返水', en: 'Rebate' },
  gift: { zh: '礼金', en: 'Gift' },
  manual: { zh: '人工调整', en: 'Adjustment' },
}

export async function tellOfTask(trx: Trx, task: AuditTask, state: TaskEnd, at: number): Promise<void> {
  const { title, isQuiet } = AUDIT_MAILS[state]
  const source = SOURCES[task.source] ?? SOURCES.manual
  const body = {
    zh: `${source.zh} ${writtenFen(task.amount)} 元，有效流水要求 ${writtenFen(task.required)} 元。`,
    en: `${source.en} of ¥${writtenFen(task.amount)}, ¥${writtenFen(task.required)} of turnover.`,
  }
  await mailState(trx, { memberId: task.member_id, bizNo: task.id, state, title, body, isQuiet, at })
}
