/** The mail that a turnover task sends when it ends. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { writtenFen } from '../ledger/money.rules.ts'
import { mailState } from '../mail/money-mail.ts'
import { AUDIT_MAILS, auditDoneMail } from '../mail/order-mail.rules.ts'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type TaskEnd = 'DONE' | keyof typeof AUDIT_MAILS

const SOURCES: Readonly<Record<string, Sentence>> & { readonly manual: Sentence } = {
  deposit: { zh: '存款', en: 'deposit' },
  offer: { zh: '优惠奖金', en: 'offer bonus' },
  dividend: { zh: '红利', en: 'bonus' },
  rebate: { zh: '返水', en: 'rebate' },
  gift: { zh: '礼金', en: 'gift' },
  manual: { zh: '人工调整', en: 'adjustment' },
}

export async function tellOfTask(trx: Trx, task: AuditTask, state: TaskEnd, at: number): Promise<void> {
  const source = SOURCES[task.source] ?? SOURCES.manual
  const { title, isQuiet } = state === 'DONE' ? auditDoneMail(source) : AUDIT_MAILS[state]
  const body = {
    zh: `${source.zh} ¥${writtenFen(task.amount)}，有效流水要求 ¥${writtenFen(task.required)}。`,
    en: `Your ${source.en} of ¥${writtenFen(task.amount)} required a turnover of ¥${writtenFen(task.required)}.`,
  }
  await mailState(trx, { memberId: task.member_id, bizNo: task.id, state, title, body, isQuiet, at })
}
