import type { CoinRow } from '@lantern/contract/other-records'
import { formatTime, formatWhole, useMessages } from '@lantern/i18n'
import { IconDeposit, IconWithdraw, ListRow } from '@lantern/ui'
import { recordMessages } from '../../parts/record.messages.ts'
import { RecordList, type RecordListProps } from '../../parts/record-list.tsx'
import styles from '../parts/mall.module.css'
import { useCoinWord } from './use-coin-word.ts'

export type CoinListProps = { list: Omit<RecordListProps<CoinRow>, 'atOf' | 'keyOf' | 'renderRow'> }

/** Coins earned and spent by day, with the balance after each entry. */
export function CoinList({ list }: CoinListProps) {
  const t = useMessages(recordMessages)
  const word = useCoinWord()
  const signed = (coins: number) => `${coins < 0 ? '−' : '+'}${formatWhole(Math.abs(coins))}`
  return (
    <RecordList
      {...list}
      atOf={({ at }) => at}
      keyOf={({ no }) => no}
      renderRow={(row) => (
        <ListRow
          icon={row.coins < 0 ? <IconWithdraw /> : <IconDeposit />}
          iconTile
          title={word(row)}
          detail={formatTime(row.at, true)}
          value={<span className={row.coins > 0 ? styles.earned : undefined}>{signed(row.coins)}</span>}
          note={t.coinsAfter({ n: formatWhole(row.after) })}
        />
      )}
    />
  )
}
