/** The state of an order that a member attached to a conversation. */
import type { Executor } from '../database/database.ts'

type Words = { readonly zh: string; readonly en: string }

const words = (zh: string, en: string): Words => ({ zh, en })
const DEPOSIT: readonly (Words | undefined)[] = [
  undefined,
  words('待支付', 'to pay'),
  words('待确认', 'to confirm'),
  words('链上确认', 'confirming'),
  words('已到账', 'credited'),
  words('已取消', 'cancelled'),
  words('已过期', 'expired'),
  words('失败', 'failed'),
  words('申诉中', 'in dispute'),
]
const WITHDRAWAL: readonly (Words | undefined)[] = [
  undefined,
  words('已提交', 'submitted'),
  words('初审中', 'in review'),
  words('复审中', 'in second review'),
  words('待出款', 'approved'),
  words('出款中', 'paying'),
  words('已到账', 'paid'),
  words('已拒绝', 'refused'),
  words('出款失败', 'payout failed'),
]

/** @returns undefined when the member has no such order */
export async function orderState(db: Executor, memberId: string, no: string): Promise<Words | undefined> {
  for (const [table, states] of [
    ['deposit_orders', DEPOSIT],
    ['withdraw_orders', WITHDRAWAL],
  ] as const) {
    const row = await db
      .selectFrom(table)
      .select('state')
      .where('no', '=', no)
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    if (row) return states[row.state]
  }
  return undefined
}
