/** Which page stands for the whole site while it is stopped or in maintenance (spec 4; screens.md 3). Pure. */
import { ROUTE } from '@lantern/contract'

/** A venue frame that is open when maintenance begins may finish (screens.md 3 maintenance). */
export const VENUE_GRACE_MS = 180_000

export type Closure =
  | { readonly kind: 'open' }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'stopped'; readonly allowWithdraw: boolean }

const OPEN_IN_MAINTENANCE = [ROUTE.maintenance, '/customer/', '/help/']
/** Without cookies nobody can log in; that page says so. */
const OPEN_WHEN_STOPPED: readonly string[] = [ROUTE.stopService, ROUTE.cookieDisabled]
const OPEN_TO_WITHDRAW: readonly string[] = [ROUTE.login, ROUTE.withdrawal]

/** The page that stands in for `path`, null when the path itself is open. */
export function standInFor(closure: Closure, path: string): string | null {
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
