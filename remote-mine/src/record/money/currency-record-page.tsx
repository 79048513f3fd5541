import type { CoinRow } from '@lantern/contract/other-records'
import { formatCount, formatDateTime, formatTime, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { IconCoins, ListRow } from '@lantern/ui'
import { useSearchParams } from 'react-router-dom'
import { ExportButton } from '../parts/export-button.tsx'
import { coinsQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import { writeChoice } from '../parts/record-filters.rules.ts'
import { RecordFrame } from '../parts/record-frame.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { type RecordRange, rangeKey, readRange } from '../parts/record-range.rules.ts'
import { TotalsCard } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'

/** `/mine/record/currencyRecord`: coins earned and spent, with the balance after each entry. */
export function CurrencyRecordPage() {
  const t = useMessages(recordMessages)
  const [params, setParams] = useSearchParams()
  const range = readRange(params, now())
  const onRange = (next: RecordRange) => setParams(writeChoice(params, next), { replace: true })
  const query = coinsQuery(range)
  const { totals, hasFailed, isEmpty, list } = useRecord(query, range, onRange)
  const words: Readonly<Record<string, string>> = {
    COIN_EARN: t.coinEarn,
    COIN_EXPIRE: t.coinExpire,
    MALL_SPEND: t.coinSpend,
    MALL_REFUND: t.coinRefund,
  }
  const title = ({ biz }: CoinRow) => words[biz] ?? biz
  const signed = (coins: number) => `${coins < 0 ? '−' : '+'}${formatCount(Math.abs(coins))}`
  return (
    <RecordFrame
      kind="mall"
      range={range}
      onRange={onRange}
      exporting={
        <ExportButton
          ask={query.ask}
          name={`${t.mall}-${rangeKey(range)}`}
          disabled={isEmpty}
          head={[t.time, t.detail, t.coins, t.coinsLeft, t.no]}
          cells={(row) => [formatDateTime(row.at), title(row), String(row.coins), String(row.after), row.no]}
        />
      }
      totals={
        <TotalsCard
          hasFailed={hasFailed}
          stats={
            totals && [
              { label: t.coinsIn, value: formatCount(totals.earned) },
              { label: t.coinsOut, value: formatCount(totals.spent) },
            ]
          }
        />
      }
    >
      <RecordList
        {...list}
        atOf={({ at }) => at}
        keyOf={({ no }) => no}
        renderRow={(row) => (
          <ListRow
            icon={<IconCoins />}
            iconTile
            title={title(row)}
            detail={formatTime(row.at, true)}
            value={signed(row.coins)}
            note={t.coinsAfter({ n: formatCount(row.after) })}
          />
        )}
      />
    </RecordFrame>
  )
}
