import { type Figure, ledgerEntries, ledgerExplain } from '@lantern/contract/explain'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../money.api.ts'

/** @param isAsked false disables the query */
export function explainQuery(figure: Figure, isAsked: boolean, until?: number) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'explain', figure, until ?? 'now'],
    queryFn: ({ signal }) => call(ledgerExplain, { figure, ...(until === undefined ? {} : { until }) }, { signal }),
    enabled: isAsked,
  })
}

/** @param bizNo empty if nothing was posted */
export function postingsQuery(bizNo: string) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'postings', bizNo],
    queryFn: ({ signal }) => call(ledgerEntries, { bizNo }, { signal }),
    enabled: bizNo !== '',
  })
}
