/** What a transfer may be submitted with (screens.md 6 transfer, 0.4). */
import { CENTER } from '@lantern/contract/transfer'
import type { VenueWallet, WalletOverview } from '@lantern/contract/wallet'
import { fromMinor, toMinor, withoutTrailingPoint } from '@lantern/platform'

export const TRANSFER_MIN = '1.00'
export const TRANSFER_MAX = '1000000.00'
/** Between two submits. */
export const GAP_MS = 3_000
/** A transfer that is being checked is watched this long; then its result comes by mail. */
export const WATCH_MS = 60_000
export const PERCENTS = [25, 50, 75] as const

export type Sides = { from: string; to: string }
export type AmountProblem = 'empty' | 'below' | 'above' | 'over-balance'

/** The other way round. */
export function swapped({ from, to }: Sides): Sides {
  return { from: to, to: from }
}

/** The venue of the two; the other side is always the member's own wallet. */
export function venueOf({ from, to }: Sides): string {
  return from === CENTER ? to : from
}

/** Money on a side, null when it is not known. */
export function balanceOf(wallet: WalletOverview, side: string): string | null {
  if (side === CENTER) return wallet.center
  const venue = wallet.venues.find(({ enName }) => enName === side)
  return venue && venue.state !== 3 ? venue.balance : null
}

/** Where to begin: into the asked venue, else into the first that is open. */
export function firstSides(venues: readonly VenueWallet[], wanted: string | null): Sides | null {
  const venue = venues.find(({ enName }) => enName === wanted) ?? venues.find(({ state }) => state === 1) ?? venues[0]
  return venue ? { from: CENTER, to: venue.enName } : null
}

/** A share of a balance, rounded down to fen. */
export function shareOf(balance: string, percent: number): string {
  return fromMinor(Math.floor((toMinor(balance) * percent) / 100))
}

/** What is wrong with an amount, null when nothing is. An unknown balance is the server's to judge. */
export function amountProblem(amount: string, balance: string | null): AmountProblem | null {
  const text = withoutTrailingPoint(amount)
  if (text === '' || toMinor(text) === 0) return 'empty'
  const minor = toMinor(text)
  if (minor < toMinor(TRANSFER_MIN)) return 'below'
  if (balance !== null && minor > toMinor(balance)) return 'over-balance'
  if (minor > toMinor(TRANSFER_MAX)) return 'above'
  return null
}
