/** Queries of the records: pages of rows, and one bet with its postings. */
import {
  coinRecords,
  type GIFT_DIRECTIONS,
  giftRecords,
  type WELFARE_STATES,
  welfareRecords,
} from '@lantern/contract/other-records'
import { betDetail, betRecords, transRecords } from '@lantern/contract/records'
import { call, now } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'
import { type BetFilters, betStateOf, type TransFilters } from './record-filters.rules.ts'
import { instantsOf, type RecordRange, rangeKey } from './record-range.rules.ts'

const PAGE_SIZE = 20

export type PageNumbers = { readonly pageNum: number; readonly pageSize: number }
/** Fetches one page of a record with its filters applied. */
export type AskPage<Page> = (page: PageNumbers, signal?: AbortSignal) => Promise<Page>
export type RecordQuery<Page> = { readonly key: readonly unknown[]; readonly ask: AskPage<Page> }

/** Options of `useInfiniteQuery` for a record. */
export function pagesOf<Page extends { hasMore: boolean }>({ key, ask }: RecordQuery<Page>) {
  return {
    queryKey: [MONEY_KEY, ...key],
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      ask({ pageNum: pageParam, pageSize: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page, all: readonly Page[]) => (last.hasMore ? all.length + 1 : undefined),
  }
}

export function transQuery({ range, types }: TransFilters) {
  return {
    key: ['trans', rangeKey(range), types],
    ask: (page: PageNumbers, signal?: AbortSignal) =>
      call(transRecords, { types, ...instantsOf(range, now()), ...page }, { signal }),
  }
}

export function betsQuery({ range, state, result }: BetFilters) {
  const filter = {
    ...(betStateOf(state) === undefined ? {} : { state: betStateOf(state) }),
    ...(result === null ? {} : { result }),
  }
  return {
    key: ['bets', rangeKey(range), state, result],
    ask: (page: PageNumbers, signal?: AbortSignal) =>
      call(betRecords, { ...filter, ...instantsOf(range, now()), ...page }, { signal }),
  }
}

export function giftsQuery(range: RecordRange, direction: (typeof GIFT_DIRECTIONS)[number] | null) {
  return {
    key: ['gifts', rangeKey(range), direction],
    ask: (page: PageNumbers, signal?: AbortSignal) =>
      call(giftRecords, { ...(direction ? { direction } : {}), ...instantsOf(range, now()), ...page }, { signal }),
  }
}

export function welfareQuery(range: RecordRange, state: (typeof WELFARE_STATES)[number] | null) {
  return {
    key: ['welfare', rangeKey(range), state],
    ask: (page: PageNumbers, signal?: AbortSignal) =>
      call(welfareRecords, { ...(state ? { state } : {}), ...instantsOf(range, now()), ...page }, { signal }),
  }
}

export function coinsQuery(range: RecordRange) {
  return {
    key: ['coins', rangeKey(range)],
    ask: (page: PageNumbers, signal?: AbortSignal) =>
      call(coinRecords, { ...instantsOf(range, now()), ...page }, { signal }),
  }
}

export function betQuery(no: string | null) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'bet', no],
    queryFn: ({ signal }) => call(betDetail, { no: no ?? '' }, { signal }),
    enabled: no !== null,
  })
}
