import type { TransRow as Row } from '@lantern/contract/records'
import { formatDateTime, formatTime } from '@lantern/i18n'
import {
  Amount,
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
import { useHideAmounts } from '../hide-amounts.atoms.ts'
import { toneOf } from '../order-state.rules.ts'
import { useOrderWords } from '../use-order-words.ts'
import { StateText } from './state-text.tsx'

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
  /** Shows only the time of day, for rows below a date heading. */
  isBelowDay?: boolean
}

/** One transaction in a list: kind, method, amount and state. */
export function TransRow({ row, onOpen, isBelowDay = false }: TransRowProps) {
  const words = useOrderWords()
  const [isHidden] = useHideAmounts()
  const tone = toneOf(row.type, row.state)
  const isOver = tone === 'negative' || tone === 'neutral'
  // Credits are green; debits are neutral, because they are no loss; failed orders are weak and unsigned.
  const shade = isOver ? 'weak' : tone === 'positive' && !row.amount.startsWith('-') ? 'positive' : 'neutral'
  return (
    <ListRow
      icon={ICONS[row.type]}
      iconTile
      title={words.title(row)}
      detail={isBelowDay ? formatTime(row.at, true) : formatDateTime(row.at)}
      value={
        <Amount
          value={isOver ? row.amount.replace('-', '') : row.amount}
          currency="¥"
          sign={!isOver}
          tone={shade}
          hidden={isHidden}
        />
      }
      // Done is the rule: only another state is news.
      note={tone === 'positive' ? undefined : <StateText tone={tone}>{words.state(row.type, row.state)}</StateText>}
      chevron={false}
      onClick={onOpen && (() => onOpen(row))}
    />
  )
}
