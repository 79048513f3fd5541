/** One mail per state of a withdrawal; a refusal includes its reason. */
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import type { Trx } from '../../database/database.ts'
import type { WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { mailState } from '../../mail/money-mail.ts'
import { mailOf, WITHDRAW_MAILS } from '../../mail/order-mail.rules.ts'
import type { Sentence } from '../../refusal/sandbox-error.ts'

const REASONS: Readonly<Record<string, Sentence>> = {
  R01: { zh: '流水不足', en: 'turnover not reached' },
  R02: { zh: '账户信息不符', en: 'account details do not match' },
  R03: { zh: '风险复核', en: 'risk review' },
  R04: { zh: '资料待补', en: 'documents missing' },
  R05: { zh: '通道失败', en: 'the payout channel failed' },
}

export async function tellOfWithdrawal(trx: Trx, order: WithdrawRow, at: number): Promise<void> {
  const why = REASONS[order.reason_code ?? '']
  const { title, isQuiet } = mailOf(WITHDRAW_MAILS, order.state)
  const partly = order.state === WITHDRAW_STATE.failed && order.parts_paid > 0 ? writtenFen(order.parts_paid) : ''
  const body = {
    zh: `金额 ¥${writtenFen(order.amount)}。${why ? `原因：${why.zh}。` : ''}${partly ? `其中 ¥${partly} 已由会员付款。` : ''}`,
    en: `Amount ¥${writtenFen(order.amount)}.${why ? ` Reason: ${why.en}.` : ''}${partly ? ` Members had paid ¥${partly} of it.` : ''}`,
  }
  await mailState(trx, { memberId: order.member_id, bizNo: order.no, state: order.state, title, body, isQuiet, at })
}
