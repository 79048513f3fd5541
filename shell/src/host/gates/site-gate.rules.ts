/** Which page replaces the whole site while it is stopped or in maintenance (spec 4; screens.md 3). Pure. */
import { ROUTE } from '@lantern/contract'

/** Grace period of a venue frame that is open when maintenance begins (screens.md 3 maintenance). */
export const VENUE_GRACE_MS = 180_000

export type Closure =
  | { readonly kind: 'open' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'stopped'; readonly allowWithdraw: boolean }

const OPEN_IN_MAINTENANCE = [ROUTE.maintenance, '/customer/', '/help/']
/** Login is impossible without cookies; this page explains why. */
const OPEN_WHEN_STOPPED: readonly string[] = [ROUTE.stopService, ROUTE.cookieDisabled]
const OPEN_TO_WITHDRAW: readonly string[] = [ROUTE.login, ROUTE.withdrawal]

/** The page to show instead of `path`; null when `path` is open. */
export function statusPageFor(closure: Closure, path: string): string | null {
  switch (closure.kind) {
    case 'open':
      return null
    case 'maintenance':
      return OPEN_IN_MAINTENANCE.some((prefix) => path.startsWith(prefix)) ? null : ROUTE.maintenance
    case 'stopped': {
      const isOpen = OPEN_WHEN_STOPPED.includes(path) || (closure.allowWithdraw && OPEN_TO_WITHDRAW.includes(path))
      return isOpen ? null : ROUTE.stopService
    }
  }
}
