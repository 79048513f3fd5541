/** Columns of the two tables of levels. */

import { entryOf } from '@lantern/contract/open-enum'
import type { VipLevel } from '@lantern/contract/vip'
import { formatCount } from '@lantern/i18n'
import { roundAmount } from '../../parts/vip/round-amount.ts'
import type { Column, ColumnGroup } from './level-table.tsx'
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

/** In threes, which a phone shows at once: what a level asks, what it gives, what it allows. */
export function levelGroups(levels: readonly VipLevel[], t: Words): ColumnGroup[] {
  const amount = (id: AmountOf): Column => ({ id, name: t[id], cells: levels.map((level) => roundAmount(level[id])) })
  const withdrawals = levels.map((level) => formatCount(level.withdrawals))
  return [
    { name: t.requirements, columns: [amount('deposit'), amount('turnover'), amount('keep')] },
    { name: t.gifts, columns: [amount('promotion'), amount('birthday'), amount('monthly')] },
    {
      name: t.limits,
      columns: [
        { id: 'withdrawals', name: t.withdrawals, cells: withdrawals },
        amount('withdrawalAmount'),
        amount('rebateCap'),
      ],
    },
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
