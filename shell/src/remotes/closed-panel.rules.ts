/** Where a member may go while a page is closed (screens.md 0.5: the window and an alternative). Pure. */
import { ROUTE } from '@lantern/contract'

const OTHERS = [ROUTE.sport, '/game/realbet', '/game/egame', ROUTE.offers, ROUTE.mine] as const

/** The first place that is open, of the same kind as the closed one where there is one; home is always open. */
export function instead(path: string, isOpen: (path: string) => boolean): string {
  const area = `/${path.split('/')[1]}`
  const alike = OTHERS.filter((other) => other.startsWith(area))
  const open = [...alike, ...OTHERS].find((other) => other !== path && isOpen(other))
  return open ?? ROUTE.home
}
