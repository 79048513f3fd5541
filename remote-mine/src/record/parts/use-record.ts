/** Loads a record page by page and returns the props of its list and export button. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFreshMoney } from '../../parts/money.api.ts'
import { type Preset, wider } from '../../parts/site-days.rules.ts'
import { pagesOf, type RecordQuery } from './record.api.ts'
import type { RecordRange } from './record-range.rules.ts'

type Page<Row, Totals> = { list: Row[]; total: number; hasMore: boolean; totals: Totals }

/** @param range of the query; without it, it is of all time */
export function useRecord<Row, Totals, More extends Page<Row, Totals>>(
  query: RecordQuery<More & Page<Row, Totals>>,
  range?: RecordRange,
  onRange?: (range: RecordRange) => void,
) {
  useFreshMoney()
  const found = useInfiniteQuery<
    More & Page<Row, Totals>,
    Error,
    InfiniteData<More & Page<Row, Totals>>,
    unknown[],
    number
  >(pagesOf(query))
  const pages = found.data?.pages
  const rows = useMemo(() => pages?.flatMap(({ list }) => list), [pages])
  const wide: Preset | null = range?.kind === 'preset' ? wider(range.preset) : null
  return {
    /** The first page. */
    first: pages?.[0],
    totals: pages?.[0]?.totals,
    hasFailed: found.error !== null,
    isEmpty: pages?.[0]?.total === 0,
    /** Props of `RecordList` except the row renderer. */
    list: {
      read: found,
      rows,
      error: found.error,
      isPending: found.isPending,
      isFetchingMore: found.isFetchingNextPage,
      hasMore: found.hasNextPage,
      onMore: () => void found.fetchNextPage(),
      onRetry: () => void found.refetch(),
      onWiden: wide === null || !onRange ? null : () => onRange({ kind: 'preset', preset: '30d' }),
    },
  }
}
