/** Loads a record page by page and returns the props of its list and export button. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useFreshMoney } from '../../parts/money.api.ts'
import { type Preset, wider } from '../../parts/site-days.rules.ts'
import { pagesOf, type RecordQuery } from './record.api.ts'
import type { RecordRange } from './record-range.rules.ts'

type Page<Row, Totals> = { list: Row[]; total: number; hasMore: boolean; totals: Totals }

export function useRecord<Row, Totals>(
  query: RecordQuery<Page<Row, Totals>>,
  range: RecordRange,
  onRange: (range: RecordRange) => void,
) {
  useFreshMoney()
  const found = useInfiniteQuery<Page<Row, Totals>, Error, InfiniteData<Page<Row, Totals>>, unknown[], number>(
    pagesOf(query),
  )
  const pages = found.data?.pages
  const wide: Preset | null = range.kind === 'preset' ? wider(range.preset) : null
  return {
    totals: pages?.[0]?.totals,
    hasFailed: found.error !== null,
    isEmpty: pages?.[0]?.total === 0,
    /** Props of `RecordList` except the row renderer. */
    list: {
      rows: pages?.flatMap(({ list }) => list),
      error: found.error,
      isPending: found.isPending,
      isFetchingMore: found.isFetchingNextPage,
      hasMore: found.hasNextPage,
      onMore: () => void found.fetchNextPage(),
      onRetry: () => void found.refetch(),
      onWiden: wide === null ? null : () => onRange({ kind: 'preset', preset: '30d' }),
    },
  }
}
