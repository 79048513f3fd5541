import { type Figure, ledgerEntries, ledgerExplain } from '@lantern/contract/explain'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../money.api.ts'

/** Which postings: of orders from a time on, and of all until a time. */
export type ExplainPeriod = { from?: number | undefined; until?: number | undefined }

/** @param isAsked false disables the query */
export function explainQuery(figure: Figure, isAsked: boolean, { from, until }: ExplainPeriod = {}) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'explain', figure, from ?? 'start', until ?? 'now'],
    queryFn: ({ signal }) =>
      call(
        ledgerExplain,
        { figure, ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) },
        { signal },
      ),
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
