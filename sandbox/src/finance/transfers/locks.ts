/** The member's locked amounts, line by line, with the rule that releases each. */
import type { Executor } from '../../database/database.ts'
import { balancesOf } from '../../ledger/ledger.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Locale } from '../../refusal/sandbox-error.ts'
import { LIVE_TRANSFERS } from './transfer-states.rules.ts'

export type LockLine = {
  type: 'withdraw' | 'transfer' | 'risk' | 'bonus'
  amount: string
  ref: string
  releaseAt: null
  rule: string
}

const RULES = {
  withdraw: { zh: '取款处理中，完成或退回后释放', en: 'Withdrawal in progress: freed when paid or returned' },
  transfer: { zh: '转账核对中，自动核对后到账或退回', en: 'Transfer being checked: arrives or returns by itself' },
  risk: { zh: '风控冻结，请联系客服', en: 'Held by risk control: contact support' },
  bonus: { zh: '完成优惠流水后转入可用余额', en: 'Available once the offer turnover is done' },
} as const

export async function locksOf(db: Executor, memberId: string, locale: Locale): Promise<LockLine[]> {
  const rule = (type: keyof typeof RULES): string => (locale === 'en' ? RULES[type].en : RULES[type].zh)
  const line = (type: LockLine['type'], fen: number, ref: string): LockLine => ({
    type,
    amount: fromFen(fen),
    ref,
    releaseAt: null,
    rule: rule(type),
  })
  const withdrawals = await db
    .selectFrom('withdraw_orders')
    .select(['no', 'amount', 'parts_paid'])
    .where('member_id', '=', memberId)
    .where('state', 'in', [1, 2, 3, 4, 5])
    .execute()
  const transfers = await db
    .selectFrom('transfers')
    .select(['no', 'amount'])
    .where('member_id', '=', memberId)
    .where('state', 'in', LIVE_TRANSFERS)
    .execute()
  const { byKind } = await balancesOf(db, memberId)
  const rest = (['risk', 'bonus'] as const).flatMap((type) => {
    const fen = byKind.get(`lock.${type}`) ?? 0
    return fen > 0 ? [line(type, fen, '')] : []
  })
  return [
    ...withdrawals.map((row) => line('withdraw', row.amount - row.parts_paid, row.no)),
    ...transfers.map((row) => line('transfer', row.amount, row.no)),
    ...rest,
  ]
}
