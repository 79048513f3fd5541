/** Validation of the transfer form (screens.md 6 transfer, 0.4). */
import { CENTER } from '@lantern/contract/transfer'
import type { VenueWallet, WalletOverview } from '@lantern/contract/wallet'
import { fromMinor, toMinor, withoutTrailingPoint } from '@lantern/platform'

export const TRANSFER_MIN = '1.00'
export const TRANSFER_MAX = '1000000.00'
/** Shortest interval between two submits. */
export const GAP_MS = 3_000
/** How long a pending transfer is polled; after that its result arrives by mail. */
export const WATCH_MS = 60_000
export const PERCENTS = [25, 50, 75] as const

export type Sides = { from: string; to: string }
export type AmountProblem = 'empty' | 'below' | 'above' | 'over-balance'

export function swapped({ from, to }: Sides): Sides {
  return { from: to, to: from }
}

/** The venue of a transfer; the other side is always the main wallet. */
export function venueOf({ from, to }: Sides): string {
  return from === CENTER ? to : from
}

/** Balance of one side; null if unknown. */
export function balanceOf(wallet: WalletOverview, side: string): string | null {
  if (side === CENTER) return wallet.center
  const venue = wallet.venues.find(({ enName }) => enName === side)
  return venue && (venue.state === 1 || venue.state === 2) ? venue.balance : null
}

/** Initial selection: into the requested venue, otherwise into the first open one. */
export function firstSides(venues: readonly VenueWallet[], wanted: string | null): Sides | null {
  const venue = venues.find(({ enName }) => enName === wanted) ?? venues.find(({ state }) => state === 1) ?? venues[0]
  return venue ? { from: CENTER, to: venue.enName } : null
}

/** A share of a balance, rounded down to fen. */
export function shareOf(balance: string, percent: number): string {
  return fromMinor(Math.floor((toMinor(balance) * percent) / 100))
}

/** Validates an amount; null if it is valid. With an unknown balance the server decides. */
export function amountProblem(amount: string, balance: string | null): AmountProblem | null {
  const text = withoutTrailingPoint(amount)
  if (text === '' || toMinor(text) === 0) return 'empty'
  const minor = toMinor(text)
  if (minor < toMinor(TRANSFER_MIN)) return 'below'
  if (balance !== null && minor > toMinor(balance)) return 'over-balance'
  if (minor > toMinor(TRANSFER_MAX)) return 'above'
  return null
}
