/** The money of a withdrawal: locked at the submit, then paid or given back. */
import type { Trx } from '../../database/database.ts'
import type { WithdrawRow } from '../../database/tables/finance.schema.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'

/** @throws SandboxError 711001 when the member has not so much */
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

/** What other members have not paid in parts leaves the house. @param accountKind kind of the account that it is paid to */
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

/** What no other member has paid, fen. */
export function restOf({ amount, parts_paid }: WithdrawRow): number {
  return amount - parts_paid
}
