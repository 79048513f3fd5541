import { type StatementGroup, statementBets } from '@lantern/contract/statements'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../money.api.ts'
import type { Span } from './span.rules.ts'

/** The bets behind the figures of a span. @param key of one group; undefined = all */
export function resultBetsQuery(span: Span, by: StatementGroup, key: string | undefined) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'statement-bets', span.from, span.to, by, key ?? ''],
    queryFn: ({ signal }) => call(statementBets, { ...span, by, ...(key === undefined ? {} : { key }) }, { signal }),
  })
}
