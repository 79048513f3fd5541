/** Codes 6031-6033 (spec 8). Pure. */

import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { ClientType } from '@lantern/platform'

const RESTRICTIONS = ['access-caveat', 'access-alert'] as const
export type Restriction = (typeof RESTRICTIONS)[number]

/** How long the member's "continue" is valid. */
export const IS_GO_MS = DAY_MS

export type AccessFacts = {
  /** `maintainConfig.status` of the last pre-info; 0 = maintenance, which has its own page. */
  readonly maintainStatus: number | undefined
  /** Stored `isGo`: when the member continued, epoch ms as text; null = never. */
  readonly wentOnAt: string | null
  readonly client: ClientType
  readonly nowMs: number
}

/** The page to show for a code, null for none. Never shown to the download client. */
export function restrictionOf(code: number, facts: AccessFacts): Restriction | null {
  if (facts.client === 'download') return null
  if (code === CODE.IP_BLOCKED || code === CODE.ACCESS_RESTRICTION_CAVEAT) return 'access-caveat'
  if (code !== CODE.ACCESS_RESTRICTION_ALERT || isGo(facts.wentOnAt, facts.nowMs)) return null
  return facts.maintainStatus === 0 ? null : 'access-alert'
}

/** Whether "continue" is still valid. A time in the future comes from another clock and is not. */
function isGo(wentOnAt: string | null, nowMs: number): boolean {
  const at = Number(wentOnAt ?? Number.NaN)
  return at <= nowMs && nowMs - at < IS_GO_MS
}

/** The page named in the query; an unknown name selects the stricter page. */
export function restrictionNamed(name: string | null): Restriction {
  return RESTRICTIONS.find((known) => known === name) ?? 'access-caveat'
}
