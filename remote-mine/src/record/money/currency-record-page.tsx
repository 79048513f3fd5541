/** `/mine/record/currencyRecord`: orders of the mall or the coin ledger of a period. */

import type { MallOrder } from '@lantern/contract/mall-orders'
import { entryOf } from '@lantern/contract/open-enum'
import type { CoinRow } from '@lantern/contract/other-records'
import { formatDateTime, formatWhole, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Segmented } from '@lantern/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { askOrders } from '../mall/parts/mall.api.ts'
import { mallMessages } from '../mall/parts/mall.messages.ts'
import { useGoodsText } from '../mall/parts/use-goods-text.ts'
import { CoinList } from '../mall/rows/coin-list.tsx'
import { OrderList } from '../mall/rows/order-list.tsx'
import { useCoinWord } from '../mall/rows/use-coin-word.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { coinsQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import styles from '../parts/record.module.css'
import { writeChoice } from '../parts/record-filters.rules.ts'
import { RecordFrame } from '../parts/record-frame.tsx'
import { instantsOf, type RecordRange, rangeKey, readRange } from '../parts/record-range.rules.ts'
import { TotalsLine, type TotalsLineProps } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'

type Part = { range: RecordRange; onRange: (range: RecordRange) => void; choice: ReactNode }

export function CurrencyRecordPage() {
  const t = useMessages(mallMessages)
  const [params, setParams] = useSearchParams()
  const range = readRange(params, now())
  const shown = params.get('show') === 'orders' ? 'orders' : 'coins'
  const choice = (
    <Segmented
      label={t.kind}
      value={shown}
      options={[
        { value: 'coins', label: t.ledger },
        { value: 'orders', label: t.orders },
      ]}
      onValueChange={(next) => setParams(writeShown(params, next), { replace: true })}
    />
  )
  const part = {
    range,
    choice,
    onRange: (next: RecordRange) => setParams(writeShown(writeChoice(params, next), shown), { replace: true }),
  }
  return shown === 'orders' ? <Orders {...part} /> : <Coins {...part} />
}

function writeShown(params: URLSearchParams, shown: 'coins' | 'orders'): URLSearchParams {
  const next = new URLSearchParams(params)
  if (shown === 'orders') next.set('show', 'orders')
  else next.delete('show')
  return next
}

function Coins({ range, onRange, choice }: Part) {
  const t = useMessages(recordMessages)
  const word = useCoinWord()
  const query = coinsQuery(range)
  const { totals, hasFailed, isEmpty, list } = useRecord(query, range, onRange)
  return (
    <RecordFrame
      kind="mall"
      range={range}
      onRange={onRange}
      exporting={
        <ExportButton<CoinRow>
          ask={query.ask}
          name={`${t.mall}-${rangeKey(range)}`}
          disabled={isEmpty}
          head={[t.time, t.detail, t.coins, t.coinsLeft, t.no]}
          cells={(row) => [formatDateTime(row.at), word(row), String(row.coins), String(row.after), row.no]}
        />
      }
      totals={
        <Totals
          choice={choice}
          hasFailed={hasFailed}
          stats={
            totals && [
              { label: t.coinsIn, value: formatWhole(totals.earned) },
              { label: t.coinsOut, value: formatWhole(totals.spent) },
            ]
          }
        />
      }
    >
      <CoinList list={list} />
    </RecordFrame>
  )
}

function Orders({ range, onRange, choice }: Part) {
  const t = useMessages(recordMessages)
  const m = useMessages(mallMessages)
  const text = useGoodsText()
  const ask = askOrders(null, () => instantsOf(range, now()))
  const { totals, hasFailed, isEmpty, list } = useRecord(
    { key: ['mall-orders-of', rangeKey(range)], ask },
    range,
    onRange,
  )
  const cells = (order: MallOrder) => [
    formatDateTime(order.at),
    text(order.name),
    String(order.qty),
    String(order.coin),
    entryOf(m.states, order.state) ?? m.unknown,
    order.no,
  ]
  return (
    <RecordFrame
      kind="mall"
      range={range}
      onRange={onRange}
      exporting={
        <ExportButton
          ask={ask}
          name={`${m.orders}-${rangeKey(range)}`}
          disabled={isEmpty}
          head={[t.time, m.title, m.qty, t.coins, m.state, t.no]}
          cells={cells}
        />
      }
      totals={
        <Totals
          choice={choice}
          hasFailed={hasFailed}
          stats={
            totals && [
              { label: t.coinsOut, value: formatWhole(totals.spent) },
              { label: t.coinRefund, value: formatWhole(totals.refunded) },
            ]
          }
        />
      }
    >
      <OrderList list={list} />
    </RecordFrame>
  )
}

/** The choice of the record beside its totals. */
function Totals({ choice, ...line }: { choice: ReactNode } & TotalsLineProps) {
  return (
    <div className={styles.choice}>
      {choice}
      <TotalsLine {...line} />
    </div>
  )
}
