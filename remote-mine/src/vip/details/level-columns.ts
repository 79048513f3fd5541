/** Columns of the two tables of levels. */

import { entryOf } from '@lantern/contract/open-enum'
import type { VipLevel } from '@lantern/contract/vip'
import { formatCount, formatMoney, getLanguage } from '@lantern/i18n'
import type { Column, ColumnGroup } from './level-table.tsx'
import type { vipDetailsMessages } from './vip-details.messages.ts'

type Words = (typeof vipDetailsMessages)['zh-CN']

/** What large amounts are multiples of, so that a short form is exact. */
const ROUND = 10_000

/** Amounts of the table are whole, and large ones are round: `5,000`, `50K`, `300M`, in Chinese `5万`, `2,000万`, `3亿`. */
function whole(amount: string): string {
  const value = Number(amount)
  if (value < ROUND || value % ROUND !== 0) return formatMoney(amount).replace(/\.00$/, '')
  const short = new Intl.NumberFormat(getLanguage(), {
    notation: 'compact',
    maximumFractionDigits: 2,
    useGrouping: true,
  })
  return short.format(value)
}

type AmountOf =
  | 'deposit'
  | 'turnover'
  | 'keep'
  | 'promotion'
  | 'birthday'
  | 'monthly'
  | 'withdrawalAmount'
  | 'rebateCap'

/** In threes, which a phone shows at once beside the start of the next: what a level asks, what it gives, what it allows. */
export function levelGroups(levels: readonly VipLevel[], t: Words): ColumnGroup[] {
  const amount = (id: AmountOf): Column => ({ id, name: t[id], cells: levels.map((level) => whole(level[id])) })
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
