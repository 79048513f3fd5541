import type { TransRow as Row } from '@lantern/contract/records'
import { formatDateTime, formatTime } from '@lantern/i18n'
import {
  Amount,
  Badge,
  IconCoins,
  IconDeposit,
  IconOffers,
  IconPercent,
  IconSliders,
  IconTransfer,
  IconWithdraw,
  ListRow,
} from '@lantern/ui'
import type { ReactNode } from 'react'
import { useHideAmounts } from './hide-amounts.atoms.ts'
import { toneOf } from './order-state.rules.ts'
import { useOrderWords } from './use-order-words.ts'

const ICONS: Readonly<Record<Row['type'], ReactNode>> = {
  deposit: <IconDeposit />,
  withdraw: <IconWithdraw />,
  transfer: <IconTransfer />,
  rebate: <IconPercent />,
  offer: <IconOffers />,
  gift: <IconOffers />,
  adjust: <IconSliders />,
  exchange: <IconCoins />,
}

export type TransRowProps = {
  row: Row
  onOpen?: (row: Row) => void
  /** Only the time of day, below the heading of its day. */
  isBelowDay?: boolean
}

/** One transaction in a list: kind and method, what it did to the wallet, its state. */
export function TransRow({ row, onOpen, isBelowDay = false }: TransRowProps) {
  const words = useOrderWords()
  const [isHidden] = useHideAmounts()
  const tone = toneOf(row.type, row.state)
  const method = words.method(row.method)
  return (
    <ListRow
      icon={ICONS[row.type]}
      iconTile
      title={method && method !== words.type(row.type) ? `${words.type(row.type)} · ${method}` : words.type(row.type)}
      detail={isBelowDay ? formatTime(row.at, true) : formatDateTime(row.at)}
      value={<Amount value={row.amount} sign tone={tone === 'positive' ? 'auto' : 'neutral'} hidden={isHidden} />}
      note={
        tone === 'positive' ? (
          words.state(row.type, row.state)
        ) : (
          <Badge tone={tone}>{words.state(row.type, row.state)}</Badge>
        )
      }
      chevron={false}
      onClick={onOpen && (() => onOpen(row))}
    />
  )
}
