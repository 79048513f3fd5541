/** Columns of the two tables of levels. */

import { entryOf } from '@lantern/contract/open-enum'
import type { VipLevel } from '@lantern/contract/vip'
import { formatCount } from '@lantern/i18n'
import { roundAmount } from '../../parts/vip/round-amount.ts'
import type { Column } from './level-table.tsx'
import type { vipDetailsMessages } from './vip-details.messages.ts'

type Words = (typeof vipDetailsMessages)['zh-CN']

type AmountOf =
  | 'deposit'
  | 'turnover'
  | 'keep'
  | 'promotion'
  | 'birthday'
  | 'monthly'
  | 'withdrawalAmount'
  | 'rebateCap'

export const LEVEL_PARTS = ['requirements', 'gifts', 'limits'] as const
/** What a level asks, what it gives, what it allows: three columns each, which a phone shows at once. */
export type LevelPart = (typeof LEVEL_PARTS)[number]

export function levelColumns(levels: readonly VipLevel[], part: LevelPart, t: Words): Column[] {
  const amount = (id: AmountOf): Column => ({ id, name: t[id], cells: levels.map((level) => roundAmount(level[id])) })
  if (part === 'requirements') return [amount('deposit'), amount('turnover'), amount('keep')]
  if (part === 'gifts') return [amount('promotion'), amount('birthday'), amount('monthly')]
  const withdrawals = levels.map((level) => formatCount(level.withdrawals))
  return [
    { id: 'withdrawals', name: t.withdrawals, cells: withdrawals },
    amount('withdrawalAmount'),
    amount('rebateCap'),
  ]
}

export function rebateColumns(levels: readonly VipLevel[], t: Words): Column[] {
  const categories = levels[0]?.rebates.map(({ category }) => category) ?? []
  return categories.map((category) => ({
    id: category,
    name: entryOf<string, string>(t.categories, category) ?? category,
    cells: levels.map(({ rebates }) => rebates.find((one) => one.category === category)?.rate ?? ''),
  }))
}
