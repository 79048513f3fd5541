/** The mail of a paid rebate. */
import type { Trx } from '../database/database.ts'
import type { RebateClaimRow } from '../database/tables/money/rebate.schema.ts'
import { writtenFen } from '../ledger/money.rules.ts'
import { mailState } from '../mail/money-mail.ts'

export async function tellOfRebate(trx: Trx, { member_id, no, kind, amount, at }: RebateClaimRow): Promise<void> {
  await mailState(trx, {
    memberId: member_id,
    bizNo: no,
    state: 'PAID',
    title: { zh: '返水已到账', en: 'Rebate credited' },
    body: {
      zh: `返水 ¥${writtenFen(amount)} 已到账，完成 1 倍有效流水后可提款。`,
      en: `A rebate of ¥${writtenFen(amount)} is in your wallet. It can be withdrawn after 1× turnover.`,
    },
    // A member who claims sees it on the screen; an automatic payment needs attention.
    isQuiet: kind !== 'auto',
    at,
  })
}
