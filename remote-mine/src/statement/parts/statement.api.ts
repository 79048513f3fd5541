import type { DataOf } from '@lantern/contract'
import { type StatementGroup, statementResult, statementWallet } from '@lantern/contract/statements'
import { call } from '@lantern/platform'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'
import type { Span } from '../../parts/results/span.rules.ts'

/** Figures of another time stay in view until those of this one arrive. */
export function walletAtQuery(at: number) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'statement-wallet', at],
    queryFn: ({ signal }) => call(statementWallet, { at }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The figures with the choice that they answer: those of the choice before stay in view until the new ones arrive. */
export type Result = DataOf<typeof statementResult> & { readonly span: Span; readonly by: StatementGroup }

export function resultQuery(span: Span, by: StatementGroup) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'statement-result', span.from, span.to, by],
    queryFn: async ({ signal }): Promise<Result> => ({
      ...(await call(statementResult, { ...span, by }, { signal })),
      span,
      by,
    }),
    placeholderData: keepPreviousData,
  })
}
