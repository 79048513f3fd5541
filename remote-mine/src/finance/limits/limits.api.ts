/** Queries and commands of the member's own limits. Invalidated when money moves, because their usage changes. */
import { type LimitKind, type LimitPeriod, limitSave, saferOverview } from '@lantern/contract/safer'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../../parts/money.api.ts'

export function limitsQuery(isAsked: boolean) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'limits'],
    queryFn: ({ signal }) => call(saferOverview, {}, { signal }),
    enabled: isAsked,
  })
}

/** @param amount CNY, or minutes of a session limit; null for no limit */
export function saveLimit({ kind, period }: { kind: LimitKind; period: LimitPeriod }, amount: string | null) {
  return call(limitSave, { kind, period, amount })
}
