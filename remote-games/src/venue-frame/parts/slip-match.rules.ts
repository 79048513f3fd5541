import type { SlipState } from '../../parts/slip/slip.machine.ts'

/**
 * The match that a slip is about.
 * @returns null when the slip is for another venue, empty, or about several matches
 */
export function matchOfSlip(venue: string, { book, legs }: Pick<SlipState, 'book' | 'legs'>): string | null {
  const [first] = legs
  if (book !== venue || !first) return null
  return legs.every(({ matchId }) => matchId === first.matchId) ? first.matchId : null
}
