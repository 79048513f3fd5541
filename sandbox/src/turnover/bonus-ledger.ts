/** The money of a bonus task: held in lock.bonus, then released to the member or returned to the house. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { balanceOf, post } from '../ledger/ledger.ts'

/** Moves the bonus of a completed task to the main wallet. */
export async function releaseBonus(trx: Trx, task: AuditTask, at: number): Promise<void> {
  const amount = await heldBonus(trx, task)
  if (amount === 0) return
  await post(trx, {
    bizType: 'ACTIVITY',
    bizNo: task.id,
    step: 'release',
    at,
    postings: [
      { account: memberAccount(task.member_id, 'lock.bonus'), amount: -amount },
      { account: memberAccount(task.member_id, 'main'), amount },
    ],
  })
}

/** Returns the rest of an expired bonus to the house. */
export async function takeBonusBack(trx: Trx, task: AuditTask, at: number): Promise<void> {
  const amount = await heldBonus(trx, task)
  if (amount === 0) return
  await post(trx, {
    bizType: 'ACTIVITY',
    bizNo: task.id,
    step: 'expire',
    at,
    postings: [
      { account: memberAccount(task.member_id, 'lock.bonus'), amount: -amount },
      { account: houseAccount('promo'), amount },
    ],
  })
}

async function heldBonus(trx: Trx, task: AuditTask): Promise<number> {
  return Math.min(task.amount, await balanceOf(trx, task.member_id, 'lock.bonus'))
}
