import { BET_RESULTS, type Bet } from '@lantern/contract/records'
import { useMessages } from '@lantern/i18n'
import { Amount, Card, Skeleton, StatRow } from '@lantern/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFreshMoney } from '../parts/money.api.ts'
import { wider } from '../parts/site-days.rules.ts'
import { BetDetail } from './bet-detail.tsx'
import { BetRow } from './bet-row.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { betPages } from './record.api.ts'
import { recordMessages } from './record.messages.ts'
import { BET_STATE_KEYS, type BetFilters, readBetFilters, writeBetFilters } from './record-filters.rules.ts'
import { RecordFrame } from './record-frame.tsx'
import { RecordList } from './record-list.tsx'

/** `/mine/record/betRecord`: every bet, open and settled; `?no=` opens one. */
export function BetRecordPage() {
  const t = useMessages(recordMessages)
  useFreshMoney()
  const [params, setParams] = useSearchParams()
  const filters = readBetFilters(params)
  const setFilters = (part: Partial<BetFilters>) =>
    setParams(writeBetFilters(params, { ...filters, ...part }), { replace: true })
  const [isFiltering, setFiltering] = useState(false)
  const [opened, setOpened] = useState<string | null>(params.get('no'))
  const [isOpen, setOpen] = useState(opened !== null)
  const query = useInfiniteQuery(betPages(filters))
  const totals = query.data?.pages[0]?.totals
  const open = ({ no }: Bet) => {
    setOpened(no)
    setOpen(true)
  }
  const states = { all: t.allStates, open: t.open, settled: t.settled, void: t.void }

  return (
    <RecordFrame
      kind="bets"
      preset={filters.preset}
      onPreset={(preset) => setFilters({ preset })}
      filterCount={(filters.state === 'all' ? 0 : 1) + (filters.result === null ? 0 : 1)}
      onFilter={() => setFiltering(true)}
      totals={
        totals ? (
          <Card>
            <StatRow
              stats={[
                { label: t.totalStake, value: <Amount value={totals.stake} size="md" /> },
                { label: t.totalValid, value: <Amount value={totals.valid} size="md" /> },
                { label: t.totalNetWin, value: <Amount value={totals.net} size="md" sign tone="auto" /> },
              ]}
            />
          </Card>
        ) : (
          !query.error && <Skeleton shape="card" />
        )
      }
    >
      <RecordList
        rows={query.data?.pages.flatMap(({ list }) => list)}
        atOf={({ placedAt }) => placedAt}
        keyOf={({ no }) => no}
        renderRow={(bet) => <BetRow bet={bet} onOpen={open} />}
        error={query.error}
        isPending={query.isPending}
        isFetchingMore={query.isFetchingNextPage}
        hasMore={query.hasNextPage}
        onMore={() => void query.fetchNextPage()}
        onRetry={() => void query.refetch()}
        onWiden={wider(filters.preset) && (() => setFilters({ preset: '30d' }))}
      />
      <FilterSheet
        open={isFiltering}
        onOpenChange={setFiltering}
        onReset={() => setFilters({ state: 'all', result: null })}
        groups={[
          {
            title: t.filterState,
            options: BET_STATE_KEYS.map((state) => ({
              id: state,
              text: states[state],
              isOn: filters.state === state,
              onPress: () => setFilters({ state }),
            })),
          },
          {
            title: t.filterResult,
            options: BET_RESULTS.map((result) => ({
              id: result,
              text: t[result],
              isOn: filters.result === result,
              onPress: () => setFilters({ state: 'settled', result: filters.result === result ? null : result }),
            })),
          },
        ]}
      />
      <BetDetail no={opened} open={isOpen} onOpenChange={setOpen} />
    </RecordFrame>
  )
}
