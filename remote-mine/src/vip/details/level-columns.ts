/** Columns of the two tables of levels. */

import { entryOf } from '@lantern/contract/open-enum'
import type { VipLevel } from '@lantern/contract/vip'
import { formatCount, formatMoney, getLanguage } from '@lantern/i18n'
import type { Column } from './level-table.tsx'
import type { vipDetailsMessages } from './vip-details.messages.ts'

type Words = (typeof vipDetailsMessages)['zh-CN']
const AMOUNTS = ['deposit', 'turnover', 'keep', 'promotion', 'birthday', 'monthly'] as const

/** What large amounts are multiples of, so that a short form is exact. */
const ROUND = 10_000

/** Amounts of the table are whole, and large ones are round: `5,000`, `50K`, `300M`, in Chinese `5万`, `3亿`. */
function whole(amount: string): string {
  const value = Number(amount)
  if (value < ROUND || value % ROUND !== 0) return formatMoney(amount).replace(/\.00$/, '')
  const short = new Intl.NumberFormat(getLanguage(), { notation: 'compact', maximumFractionDigits: 2 })
  return short.format(value)
}

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
