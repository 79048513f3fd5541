/** Control actions of the simulated bank and reviewer of deposits. */
import * as CODE from '@lantern/contract/code'
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { DepositRow } from '../../database/tables/money/finance.schema.ts'
import { findMemberByName, lockMember } from '../../members/members.repository.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import { lastDepositIn } from './order/deposit.repository.ts'
import { creditDeposit, type DepositCredited, failDeposit } from './order/deposit-credit.ts'
import { setUsdtRate } from './order/deposit-rate.ts'
import { lockDeposit, stateChanged } from './order/deposit-turns.ts'
import { receivePayment } from './steps/deposit-appeal.ts'

export function depositActions(db: Database, credited: readonly DepositCredited[]): ControlActions {
  return {
    'deposit.confirm': async ({ userName, orderNo }, { now }) =>
      onDeposit(db, userName, orderNo, (trx, order) => creditDeposit(trx, order, now, credited)),
    'deposit.fail': async ({ userName, orderNo, reason }, { now }) =>
      onDeposit(db, userName, orderNo, (trx, order) => failDeposit(trx, order, reason, now)),
    'deposit.pay': async ({ userName, orderNo, amount, ref }, { now }) =>
      onDeposit(db, userName, orderNo, (trx, order) => {
        const payment = { ref: ref ?? crypto.randomUUID(), amount: amount ?? order.pay_amount }
        return receivePayment(trx, order, payment, now, credited)
      }),
    'deposit.review': async ({ userName, orderNo, accept }, { now }) =>
      onDeposit(db, userName, orderNo, (trx, order) => {
        if (order.state !== DEPOSIT_STATE.appeal) throw stateChanged(order)
        return accept ? creditDeposit(trx, order, now, credited) : failDeposit(trx, order, 'D01', now)
      }),
    'deposit.rate': async ({ rate }) => {
      await setUsdtRate(db, rate)
      return { rate }
    },
  }
}

async function onDeposit(
  db: Database,
  userName: string,
  orderNo: string | undefined,
  work: (trx: Trx, order: DepositRow) => Promise<DepositRow>,
): Promise<unknown> {
  const member = await findMemberByName(db, userName)
  if (!member) throw refused(`There is no member ${userName}.`)
  return inTransaction(db, async (trx) => {
    await lockMember(trx, member.id)
    const no = orderNo ?? (await lastLiveNo(trx, member.id))
    if (!no) throw refused(`${userName} has no open deposit.`)
    const order = await work(trx, await lockDeposit(trx, member.id, no))
    return { orderNo: order.no, state: order.state, heldAmount: order.paid_amount }
  })
}

/** An open or disputed order, else the last expired one, which a late payment may still match. */
async function lastLiveNo(trx: Trx, memberId: string): Promise<string | undefined> {
  const { created, claimed, confirming, appeal, expired } = DEPOSIT_STATE
  return (
    (await lastDepositIn(trx, memberId, [created, claimed, confirming, appeal])) ??
    (await lastDepositIn(trx, memberId, [expired]))
  )
}

function refused(message: string): SandboxError {
  return new SandboxError(CODE.COMMON, message)
}
