/** Mail texts by order state (screens.md 11.3-11.6). Every state has one; only final states notify. */
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import type { Sentence } from '../refusal/sandbox-error.ts'

export type StateMail = { readonly title: Sentence; readonly isQuiet: boolean }

const told = (zh: string, en: string): StateMail => ({ title: { zh, en }, isQuiet: false })
const quiet = (zh: string, en: string): StateMail => ({ title: { zh, en }, isQuiet: true })

export const DEPOSIT_MAILS: Readonly<Record<number, StateMail>> = {
  [DEPOSIT_STATE.created]: quiet('存款订单已创建', 'Deposit order made'),
  [DEPOSIT_STATE.claimed]: quiet('存款待确认', 'Deposit waiting for confirmation'),
  [DEPOSIT_STATE.confirming]: quiet('存款链上确认中', 'Deposit confirming on the chain'),
  [DEPOSIT_STATE.success]: told('存款到账', 'Deposit credited'),
  [DEPOSIT_STATE.cancelled]: quiet('存款订单已取消', 'Deposit order cancelled'),
  [DEPOSIT_STATE.expired]: told('存款订单已过期', 'Deposit order expired'),
  [DEPOSIT_STATE.failed]: told('存款失败', 'Deposit failed'),
  [DEPOSIT_STATE.appeal]: quiet('存款申诉已受理', 'Your deposit is being looked into'),
}

export const WITHDRAW_MAILS: Readonly<Record<number, StateMail>> = {
  [WITHDRAW_STATE.submitted]: quiet('取款已提交', 'Withdrawal submitted'),
  [WITHDRAW_STATE.review1]: quiet('取款初审中', 'Withdrawal in review'),
  [WITHDRAW_STATE.review2]: quiet('取款复审中', 'Withdrawal in a second review'),
  [WITHDRAW_STATE.approved]: quiet('取款已通过审核', 'Withdrawal approved'),
  [WITHDRAW_STATE.paying]: quiet('取款出款中', 'Withdrawal being paid'),
  [WITHDRAW_STATE.paid]: told('取款已到账', 'Withdrawal paid'),
  [WITHDRAW_STATE.rejected]: told('取款未通过，资金已退回', 'Withdrawal refused, the money is back'),
  [WITHDRAW_STATE.failed]: told('取款出款失败，资金已退回', 'Payout failed, the money is back'),
}

/** By the state in the row; a transfer that ends at once was seen on screen and has none. */
export const TRANSFER_MAILS = {
  done: told('转账已完成', 'Transfer completed'),
  doneAtOnce: quiet('转账已完成', 'Transfer completed'),
  failed: told('转账未成功，资金已退回', 'Transfer failed, the money is back'),
  checking: quiet('转账核对中', 'Transfer being checked'),
} as const

/** The title of a task that is done names what it was for: a bet may end several at once. */
export const auditDoneMail = ({ zh, en }: Sentence): StateMail => quiet(`${zh}流水已完成`, `Turnover completed: ${en}`)

export const AUDIT_MAILS = {
  EXPIRED: told('流水任务已到期', 'Turnover task ended'),
  RELEASED: quiet('流水要求已解除', 'Turnover requirement lifted'),
} as const satisfies Readonly<Record<string, StateMail>>

/** @throws RangeError for a state without a mail (a bug) */
export function mailOf(mails: Readonly<Record<number, StateMail>>, state: number): StateMail {
  const mail = mails[state]
  if (!mail) throw new RangeError(`No mail for state ${state}.`)
  return mail
}
