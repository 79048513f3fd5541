import type { Figure } from '@lantern/contract/explain'
import { type TransRow as Row, TRANS_TYPES } from '@lantern/contract/records'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import type { Stat } from '@lantern/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ExplainedAmount } from '../../parts/explain/explained-amount.tsx'
import { paidOut } from '../../parts/explain/paid-out.rules.ts'
import { TransRow } from '../../parts/orders/trans-row.tsx'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { ExportButton } from '../parts/export-button.tsx'
import { transQuery } from '../parts/record.api.ts'
import { recordMessages } from '../parts/record.messages.ts'
import { RecordFilterSheet } from '../parts/record-filter-sheet.tsx'
import { readTransFilters, type TransFilters, writeTransFilters } from '../parts/record-filters.rules.ts'
import { RecordFrame } from '../parts/record-frame.tsx'
import { RecordList } from '../parts/record-list.tsx'
import { instantsOf, type RecordRange, rangeKey } from '../parts/record-range.rules.ts'
import { TotalsLine } from '../parts/totals-card.tsx'
import { useRecord } from '../parts/use-record.ts'
import { TransDetail } from './trans-detail.tsx'

/** `/mine/record/transRecord`: all transactions of the main wallet. */
export function TransRecordPage() {
  const t = useMessages(recordMessages)
  const words = useOrderWords()
  const [params, setParams] = useSearchParams()
  const filters = readTransFilters(params, now())
  const setFilters = (part: Partial<TransFilters>) =>
    setParams(writeTransFilters(params, { ...filters, ...part }), { replace: true })
  const onRange = (range: RecordRange) => setFilters({ range })
  const [isFiltering, setFiltering] = useState(false)
  const [opened, setOpened] = useState<Row | null>(null)
  const [isOpen, setOpen] = useState(false)
  const query = transQuery(filters)
  const { totals, hasFailed, isEmpty, list } = useRecord(query, filters.range, onRange)

  const { from, to } = instantsOf(filters.range, now())
  const stat = (figure: Figure, label: string, value: string, isLead = false): Stat => ({
    label,
    value: (
      <ExplainedAmount figure={figure} label={label} value={value} size={isLead ? 'lg' : 'sm'} from={from} until={to} />
    ),
  })

  const toggle = (type: (typeof TRANS_TYPES)[number]) =>
    setFilters({
      types: filters.types.includes(type) ? filters.types.filter((other) => other !== type) : [...filters.types, type],
    })

  return (
    <RecordFrame
      kind="trans"
      range={filters.range}
      onRange={onRange}
      filter={{ count: filters.types.length, onOpen: () => setFiltering(true) }}
      exporting={
        <ExportButton
          ask={query.ask}
          name={`${t.trans}-${rangeKey(filters.range)}`}
          disabled={isEmpty}
          head={[t.time, t.filterType, t.no, t.amount, t.after, t.state]}
          cells={(row) => [
            formatDateTime(row.at),
            words.title(row),
            row.no,
            row.amount,
            row.balanceAfter ?? '',
            words.state(row.type, row.state),
          ]}
        />
      }
      totals={
        <TotalsLine
          hasFailed={hasFailed}
          leads={2}
          stats={
            totals && [
              stat('deposits', t.totalDeposit, totals.deposit, true),
              stat('withdrawals', t.totalWithdraw, paidOut(totals.withdraw), true),
              stat('netDeposit', t.totalNet, totals.net),
              {
                label: t.lifetime,
                value: <ExplainedAmount figure="netDeposit" label={t.lifetime} value={totals.netLifetime} size="sm" />,
              },
            ]
          }
        />
      }
    >
      <RecordList
        {...list}
        atOf={({ at }) => at}
        keyOf={({ type, no, at }) => `${type}-${no}-${at}`}
        renderRow={(row) => (
          <TransRow
            row={row}
            isBelowDay
            onOpen={(next) => {
              setOpened(next)
              setOpen(true)
            }}
          />
        )}
      />
      <RecordFilterSheet
        open={isFiltering}
        onOpenChange={setFiltering}
        onReset={() => setFilters({ types: [] })}
        groups={[
          {
            title: t.filterType,
            options: TRANS_TYPES.map((type) => ({
              id: type,
              text: words.type(type),
              isOn: filters.types.includes(type),
              onPress: () => toggle(type),
            })),
          },
        ]}
      />
      <TransDetail row={opened} open={isOpen} onOpenChange={setOpen} />
    </RecordFrame>
  )
}
