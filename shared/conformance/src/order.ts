/** In which order endpoints are asked, and which are never asked whole. */

import { logout } from '@lantern/contract/logout'
import { accountErase } from '@lantern/contract/privacy'
import { saferExclude, saferPanic, saferTimeout } from '@lantern/contract/safer'
import { fundPasswordChange, fundPasswordReset, passwordChange } from '@lantern/contract/security'
import { preInfo, sec } from '@lantern/contract/site'
import type { NamedEndpoint } from '@lantern/testing/endpoints'
import { canBeWrong } from './inputs.ts'

/** They would close the account of the test member, or change how it signs in: asked without their fields only. */
export const ENDS_THE_MEMBER = new Set<object>([
  accountErase,
  fundPasswordChange,
  fundPasswordReset,
  logout,
  passwordChange,
  saferExclude,
  saferPanic,
  saferTimeout,
])

/** Keys and pre-info first, because other answers depend on them; then what needs nothing, then what needs ids of other answers, then writes. */
export function inOrder(endpoints: readonly NamedEndpoint[]): NamedEndpoint[] {
  const rank = ({ endpoint }: NamedEndpoint): number => {
    if (endpoint === sec) return 0
    if (endpoint === preInfo) return 1
    if (endpoint.kind === 'write') return 4
    return canBeWrong(endpoint) ? 3 : 2
  }
  return withoutTwins(endpoints).toSorted((one, other) => rank(one) - rank(other))
}

function withoutTwins(endpoints: readonly NamedEndpoint[]): NamedEndpoint[] {
  return [...new Map(endpoints.map((named) => [`${named.endpoint.method} ${named.endpoint.path}`, named])).values()]
}
