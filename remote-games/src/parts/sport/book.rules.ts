/** The venue whose prices a sport page shows. */
import { VENUE_STATUS, type Venue } from '@lantern/contract/games'

/** The first open venue of these: the requested one, the last one used, the first of the list. */
export function chooseBook(
  venues: readonly Venue[] | undefined,
  wanted: readonly (string | null)[],
  fallback: string,
): string {
  if (!venues) return wanted.find((code) => code !== null) ?? fallback
  const isOpen = (code: string | null) =>
    venues.some((venue) => venue.enName === code && venue.status === VENUE_STATUS.open)
  return wanted.find(isOpen) ?? venues.find((venue) => venue.status === VENUE_STATUS.open)?.enName ?? fallback
}
