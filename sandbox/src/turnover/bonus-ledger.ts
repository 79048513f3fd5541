/** The money of a bonus task: held in lock.bonus, then released to the member or returned to the house. */
import type { Trx } from '../database/database.ts'
import type { AuditTask } from '../database/tables/money/finance.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { balanceOf, post } from '../ledger/ledger.ts'
import { newNo } from '../ledger/numbers.ts'
import { insertTask } from './audit.repository.ts'

export type NewBonus = {
  readonly memberId: string
  readonly bizType: 'ACTIVITY' | 'INVITE'
  /** Also names its turnover task. */
  readonly bizNo: string
  readonly step: string
  readonly requestNo: string
  readonly memo: string
  readonly amount: number
  readonly multiple: number
  readonly at: number
}

/** Pays a bonus of the house into lock.bonus, until its turnover is done. It does not expire, and any product counts. */
export async function payBonus(trx: Trx, bonus: NewBonus): Promise<{ ledgerNo: string; auditId: string }> {
  const { memberId, amount, multiple, at, ...entry } = bonus
  const { entryNo } = await post(trx, {
    ...entry,
    at,
    postings: [
      { account: houseAccount('promo'), amount: -amount },
      { account: memberAccount(memberId, 'lock.bonus'), amount },
    ],
  })
  const auditId = await insertTask(trx, {
    id: newNo('A', at),
    member_id: memberId,
    source: 'offer',
    source_no: bonus.bizNo,
    amount,
    required: amount * multiple,
    products: '',
    is_bonus: true,
    start_at: at,
    end_at: null,
  })
  return { ledgerNo: entryNo, auditId }
}

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
