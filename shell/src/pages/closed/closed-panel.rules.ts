/** Where a member can go while a page is closed (screens.md 0.5: the window and an alternative). Pure. */
import { ROUTE } from '@lantern/contract'

const OTHERS = [ROUTE.sport, '/game/realbet', '/game/egame', ROUTE.mine, ROUTE.offers] as const

/** The first open page of the same kind, else home: a member who came for the wallet is not sent to a game. */
export function instead(path: string, isOpen: (path: string) => boolean): string {
  const area = `/${path.split('/')[1]}`
  return OTHERS.find((other) => other.startsWith(area) && other !== path && isOpen(other)) ?? ROUTE.home
}
