/** Columns of the two tables of levels. */

import { entryOf } from '@lantern/contract/open-enum'
import type { VipLevel } from '@lantern/contract/vip'
import { formatCount, formatMoney } from '@lantern/i18n'
import type { Column } from './level-table.tsx'
import type { vipDetailsMessages } from './vip-details.messages.ts'

type Words = (typeof vipDetailsMessages)['zh-CN']
const AMOUNTS = ['deposit', 'turnover', 'keep', 'promotion', 'birthday', 'monthly'] as const

/** Amounts of the table are whole: two zeros in each cell would only make it wider. */
const whole = (amount: string) => formatMoney(amount).replace(/\.00$/, '')

export function levelColumns(levels: readonly VipLevel[], t: Words): Column[] {
  const amounts = AMOUNTS.map((id) => ({ id, name: t[id], cells: levels.map((level) => whole(level[id])) }))
  return [
    ...amounts,
    { id: 'withdrawals', name: t.withdrawals, cells: levels.map(({ withdrawals }) => formatCount(withdrawals)) },
    {
      id: 'withdrawalAmount',
      name: t.withdrawalAmount,
      cells: levels.map(({ withdrawalAmount }) => whole(withdrawalAmount)),
    },
    { id: 'rebateCap', name: t.rebateCap, cells: levels.map(({ rebateCap }) => whole(rebateCap)) },
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
