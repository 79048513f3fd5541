/** Ledger entries of a withdrawal: locked at the submit, then paid or returned. */
import type { Trx } from '../../database/database.ts'
import type { WithdrawRow } from '../../database/tables/money/finance.schema.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'

/** @throws SandboxError 711001 when the balance is too low */
export async function lockMoney(trx: Trx, order: WithdrawRow, at: number): Promise<void> {
  await post(trx, {
    bizType: 'WITHDRAW_LOCK',
    bizNo: order.no,
    requestNo: order.request_no ?? undefined,
    at,
    postings: [
      { account: memberAccount(order.member_id, 'main'), amount: -order.amount },
      { account: memberAccount(order.member_id, 'lock.withdraw'), amount: order.amount },
    ],
  })
}

/** Pays the part that other members have not paid, from the house. @param accountKind kind of the payee's account */
export async function payRest(trx: Trx, order: WithdrawRow, accountKind: string, at: number): Promise<void> {
  const rest = restOf(order)
  if (rest === 0) return
  await post(trx, {
    bizType: 'WITHDRAW_PAY',
    bizNo: order.no,
    at,
    postings: [
      { account: memberAccount(order.member_id, 'lock.withdraw'), amount: -rest },
      { account: houseAccount(`clear.withdraw.${accountKind}`), amount: rest },
    ],
  })
}

export async function returnRest(trx: Trx, order: WithdrawRow, at: number): Promise<void> {
  const rest = restOf(order)
  await post(trx, {
    bizType: 'WITHDRAW_RETURN',
    bizNo: order.no,
    at,
    postings: [
      { account: memberAccount(order.member_id, 'lock.withdraw'), amount: -rest },
      { account: memberAccount(order.member_id, 'main'), amount: rest },
    ],
  })
}

/** The amount not paid by other members, fen. */
export function restOf({ amount, parts_paid }: WithdrawRow): number {
  return amount - parts_paid
}
