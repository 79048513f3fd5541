/** Requests of the partners programme. */
import type { InputOf } from '@lantern/contract'
import { agentApply, agentCodeVerify, agentCommission, agentOverview, agentStatus } from '@lantern/contract/agent'
import { SECOND_MS } from '@lantern/contract/site-time'
import { call } from '@lantern/platform'
import { queryOptions } from '@tanstack/react-query'

export const AGENT_KEY = ['activity', 'agent']
const REVIEW_POLL_MS = 5 * SECOND_MS

/** While an application is in review, its state is read again. @param who of the session: members get their application too */
export function statusQuery(who: string) {
  return queryOptions({
    queryKey: [...AGENT_KEY, 'status', who],
    queryFn: ({ signal }) => call(agentStatus, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.my?.state === 'review' ? REVIEW_POLL_MS : false),
  })
}

export function overviewQuery() {
  return queryOptions({
    queryKey: [...AGENT_KEY, 'overview'],
    queryFn: ({ signal }) => call(agentOverview, {}, { signal }),
  })
}

export function commissionQuery() {
  return queryOptions({
    queryKey: [...AGENT_KEY, 'commission'],
    queryFn: ({ signal }) => call(agentCommission, {}, { signal }),
  })
}

/** @param code value of the invite parameter */
export function verifyQuery(code: string, who: string) {
  return queryOptions({
    queryKey: [...AGENT_KEY, 'verify', code, who],
    queryFn: ({ signal }) => call(agentCodeVerify, { code }, { signal }),
  })
}

export const applyAsAgent = (form: InputOf<typeof agentApply>) => call(agentApply, form)
