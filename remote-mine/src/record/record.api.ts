/** Calls of the records: pages of rows, and one bet with its ledger postings. */
import { betDetail, betRecords, transRecords } from '@lantern/contract/records'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../parts/money.api.ts'
import { rangeOf } from '../parts/site-days.rules.ts'
import { type BetFilters, betStateOf, type TransFilters } from './record-filters.rules.ts'

const PAGE_SIZE = 20

const nextPage = (last: { hasMore: boolean }, all: readonly unknown[]): number | undefined =>
  last.hasMore ? all.length + 1 : undefined

export function transPages({ preset, types }: TransFilters) {
  return {
    queryKey: [MONEY_KEY, 'trans', preset, types],
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      call(transRecords, { types, ...rangeOf(preset, now()), pageNum: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  }
}

export function betPages({ preset, state, result }: BetFilters) {
  return {
    queryKey: [MONEY_KEY, 'bets', preset, state, result],
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      call(
        betRecords,
        {
          ...(betStateOf(state) === undefined ? {} : { state: betStateOf(state) }),
          ...(result === null ? {} : { result }),
          ...rangeOf(preset, now()),
          pageNum: pageParam,
          pageSize: PAGE_SIZE,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  }
}

export function betQuery(no: string | null) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'bet', no],
    queryFn: ({ signal }) => call(betDetail, { no: no ?? '' }, { signal }),
    enabled: no !== null,
  })
}
