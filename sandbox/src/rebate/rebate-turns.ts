/** How rebates are claimed and paid: row, ledger, turnover task and mail in one transaction. */
import type { Trx } from '../database/database.ts'
import type { RebateClaimItem, RebateClaimRow, RebateDay } from '../database/tables/money/rebate.schema.ts'
import { houseAccount, memberAccount } from '../ledger/accounts.ts'
import { post } from '../ledger/ledger.ts'
import { newNo } from '../ledger/numbers.ts'
import { openAuditTask } from '../turnover/audit-turns.ts'
import { changeDays, insertClaim } from './rebate.repository.ts'
import { tellOfRebate } from './rebate-mail.ts'

type Item = Omit<RebateClaimItem, 'claim_no'>

export type Payment = {
  readonly memberId: string
  readonly kind: RebateClaimRow['kind']
  readonly items: readonly Item[]
  readonly requestNo?: string
  readonly at: number
}

/** Pays rebates into the main wallet: one entry, one turnover task of the same amount, one mail. The caller holds the member's row. */
export async function payRebate(trx: Trx, { memberId, kind, items, requestNo, at }: Payment): Promise<RebateClaimRow> {
  const amount = items.reduce((sum, item) => sum + item.amount, 0)
  const no = newNo('R', at)
  const { entryNo } = await post(trx, {
    bizType: 'REBATE',
    bizNo: no,
    at,
    postings: [
      { account: houseAccount('rebate'), amount: -amount },
      { account: memberAccount(memberId, 'main'), amount },
    ],
  })
  const claim = { no, member_id: memberId, kind, amount, ledger_no: entryNo, request_no: requestNo ?? null, at }
  await insertClaim(trx, claim, items)
  await openAuditTask(trx, { memberId, source: 'rebate', sourceNo: no, amount, required: amount, at })
  await tellOfRebate(trx, claim)
  return claim
}

/** Takes the finished days of a member, each once. @returns what is to be paid for them */
export async function takeReady(trx: Trx, days: readonly RebateDay[], state: 'CLAIMED' | 'AUTO'): Promise<Item[]> {
  await changeDays(trx, days, state)
  return days.map(({ day, en_name, category, valid, rate, amount }) => ({
    day,
    en_name,
    category,
    valid,
    rate,
    amount,
  }))
}
