/** Queries of the turnover page. Invalidated when money moves, like every query about money. */
import { auditContrib, auditSummary, auditTasks } from '@lantern/contract/audit'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'
import { MONEY_KEY } from '../parts/money.api.ts'

export function auditSummaryQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'audit'],
    queryFn: ({ signal }) => call(auditSummary, {}, { signal }),
  })
}

export function auditTasksQuery() {
  return queryOptions({
    queryKey: [MONEY_KEY, 'audit-tasks'],
    queryFn: ({ signal }) => call(auditTasks, {}, { signal }),
  })
}

/** @param taskId null disables the query */
export function auditContribQuery(taskId: string | null) {
  return queryOptions({
    queryKey: [MONEY_KEY, 'audit-contrib', taskId],
    queryFn: ({ signal }) => call(auditContrib, { taskId: taskId ?? '' }, { signal }),
    enabled: taskId !== null,
  })
}
