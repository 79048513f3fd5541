import { type TransRow as Row, TRANS_TYPES } from '@lantern/contract/records'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Amount, Card, Skeleton, StatRow } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFreshMoney } from '../parts/money.api.ts'
import { wider } from '../parts/site-days.rules.ts'
import { TransRow } from '../parts/trans-row.tsx'
import { useOrderWords } from '../parts/use-order-words.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { transPages } from './record.api.ts'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'
import { readTransFilters, type TransFilters, writeTransFilters } from './record-filters.rules.ts'
import { RecordFrame } from './record-frame.tsx'
import { RecordList } from './record-list.tsx'
import { TransDetail } from './trans-detail.tsx'

/** `/mine/record/transRecord`: everything that touched the wallet. */
export function TransRecordPage() {
  const t = useMessages(recordMessages)
  const words = useOrderWords()
  useFreshMoney()
  const [params, setParams] = useSearchParams()
  const filters = readTransFilters(params)
  const setFilters = (part: Partial<TransFilters>) =>
    setParams(writeTransFilters(params, { ...filters, ...part }), { replace: true })
  const [isFiltering, setFiltering] = useState(false)
  const [opened, setOpened] = useState<Row | null>(null)
  const [isOpen, setOpen] = useState(false)
  const query = useInfiniteQuery(transPages(filters))
  const totals = query.data?.pages[0]?.totals
  const wide = wider(filters.preset)

  const toggle = (type: (typeof TRANS_TYPES)[number]) =>
    setFilters({
      types: filters.types.includes(type) ? filters.types.filter((other) => other !== type) : [...filters.types, type],
    })

  return (
    <RecordFrame
      kind="trans"
      preset={filters.preset}
      onPreset={(preset) => setFilters({ preset })}
      filterCount={filters.types.length}
      onFilter={() => setFiltering(true)}
      totals={
        totals ? (
          <Card>
            <StatRow
              stats={[
                { label: t.totalDeposit, value: <Amount value={totals.deposit} size="md" /> },
                { label: t.totalWithdraw, value: <Amount value={totals.withdraw} size="md" /> },
                { label: t.totalNet, value: <Amount value={totals.net} size="md" /> },
              ]}
            />
            <p className={styles.lifetime}>{t.lifetime({ amount: formatMoney(totals.netLifetime) })}</p>
          </Card>
        ) : (
          !query.error && <Skeleton shape="card" />
        )
      }
    >
      <RecordList
        rows={query.data?.pages.flatMap(({ list }) => list)}
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
        error={query.error}
        isPending={query.isPending}
        isFetchingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
        onWiden={wide && (() => setFilters({ preset: '30d' }))}
      />
      <FilterSheet
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
