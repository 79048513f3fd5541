import { entryOf } from '@lantern/contract/open-enum'
import { GIFT_DIRECTIONS, type GiftRow } from '@lantern/contract/other-records'
import { formatDateTime, formatTime, useMessages } from '@lantern/i18n'
import { Amount, IconCoins, IconOffers, ListRow } from '@lantern/ui'
import { useState } from 'react'
import { useHideAmounts } from '../../parts/hide-amounts.atoms.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { giftsQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import { RecordFilterSheet } from '../parts/record-filter-sheet.tsx'
import { RecordFrame } from '../parts/record-frame.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { rangeKey } from '../parts/record-range.rules.ts'
import { TotalsLine } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'
import { RowSheet } from './row-sheet.tsx'
import { useChoiceFilter } from './use-choice-filter.ts'

/** `/mine/record/giftRecord`: gifts and red packets sent and received in the chat. */
export function GiftRecordPage() {
  const t = useMessages(recordMessages)
  const [isHidden] = useHideAmounts()
  const directions = { sent: t.giftSent, received: t.giftReceived }
  const { range, choice, onRange, filter, sheet } = useChoiceFilter(GIFT_DIRECTIONS, {
    name: 'direction',
    title: t.direction,
    words: directions,
  })
  const [opened, setOpened] = useState<GiftRow | null>(null)
  const query = giftsQuery(range, choice)
  const { totals, hasFailed, isEmpty, list } = useRecord(query, range, onRange)
  /** A red packet that was never opened is refunded to its sender. */
  const wayOf = ({ direction: way, amount }: GiftRow) =>
    way === 'sent' && !amount.startsWith('-') ? t.giftReturned : (entryOf(directions, way) ?? way)
  const title = (row: GiftRow) => `${wayOf(row)} · ${row.name || (row.kind === 'gift' ? t.gift : t.packet)}`
  return (
    <RecordFrame
      kind="gifts"
      range={range}
      onRange={onRange}
      filter={filter}
      exporting={
        <ExportButton
          ask={query.ask}
          name={`${t.gifts}-${rangeKey(range)}`}
          disabled={isEmpty}
          head={[t.time, t.detail, t.room, t.quantity, t.amount, t.no]}
          cells={(row) => [formatDateTime(row.at), title(row), row.room, String(row.qty), row.amount, row.no]}
        />
      }
      totals={
        <TotalsLine
          hasFailed={hasFailed}
          stats={
            totals && [
              { label: t.giftSent, value: <Amount value={totals.sent} currency="¥" size="sm" hidden={isHidden} /> },
              {
                label: t.giftReceived,
                value: <Amount value={totals.received} currency="¥" size="sm" hidden={isHidden} />,
              },
            ]
          }
        />
      }
    >
      <RecordList
        {...list}
        atOf={({ at }) => at}
        keyOf={({ no }) => no}
        emptyDetail={t.giftsAre}
        renderRow={(row) => (
          <ListRow
            icon={row.kind === 'gift' ? <IconOffers /> : <IconCoins />}
            iconTile
            title={title(row)}
            detail={`${formatTime(row.at, true)}${row.room && ` · ${row.room}`}`}
            value={<Amount value={row.amount} currency="¥" sign hidden={isHidden} />}
            note={row.qty > 1 ? `×${row.qty}` : undefined}
            chevron={false}
            onClick={() => setOpened(row)}
          />
        )}
      />
      <RecordFilterSheet {...sheet} />
      <RowSheet
        row={
          opened && {
            id: opened.no,
            title: title(opened),
            amount: opened.amount,
            bizNo: opened.bizNo,
            facts: [
              { label: t.room, value: opened.room || t.unknown },
              { label: t.quantity, value: String(opened.qty) },
              { label: t.time, value: formatDateTime(opened.at) },
              { label: t.no, value: opened.no },
            ],
          }
        }
        onClose={() => setOpened(null)}
      />
    </RecordFrame>
  )
}
