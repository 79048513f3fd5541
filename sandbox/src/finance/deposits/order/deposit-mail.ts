/** One mail for each state of a deposit; a failure includes its reason. */
import type { Trx } from '../../../database/database.ts'
import type { DepositRow } from '../../../database/tables/money/finance.schema.ts'
import { writtenFen } from '../../../ledger/money.rules.ts'
import { mailNo } from '../../../mail/mail-no.ts'
import { mailState } from '../../../mail/money-mail.ts'
import { DEPOSIT_MAILS, mailOf } from '../../../mail/order-mail.rules.ts'
import { FAIL_REASONS } from './deposit.rules.ts'

export async function tellOfDeposit(trx: Trx, order: DepositRow, at: number): Promise<void> {
  const { title, isQuiet } = mailOf(DEPOSIT_MAILS, order.state)
  const why = FAIL_REASONS[order.reason]
  const body = {
    zh: `存款 ¥${writtenFen(order.amount)}。${why ? `原因：${why.zh}。` : ''}`,
    en: `Deposit of ¥${writtenFen(order.amount)}.${why ? ` Reason: ${why.en}.` : ''}`,
  }
  const bizNo = mailNo('D', order.no)
  await mailState(trx, { memberId: order.member_id, bizNo, state: order.state, title, body, isQuiet, at })
}
