/** Why a shell counts, in words: an edge serves it, or pages of it may still be open. */
import type { ShellToFit } from '../../candidate/candidate.rules.ts'

const MINUTE_MS = 60_000

/** What a release of a shell does not change at once. */
export const PAGES_STAY = 'the one before counts for half an hour after it, because its pages may be open'

/** @returns a clause that follows the name of the shell */
export function standing({ openUntil }: ShellToFit): string {
  return openUntil === undefined
    ? 'which is live'
    : `which is replaced but may be open on pages until ${clock(openUntil)}`
}

/** @param whileServed what to do about a shell that is still served @returns for a replaced shell, when to publish again */
export function waitFor({ openUntil }: ShellToFit, whileServed: string): string {
  return openUntil === undefined ? whileServed : `Publish again after ${clock(openUntil)}`
}

/** The next full minute in UTC, as in `list`: at that time the shell no longer counts. */
function clock(time: Date): string {
  const next = new Date(Math.ceil(time.getTime() / MINUTE_MS) * MINUTE_MS)
  return `${next.toISOString().slice(11, 16)} UTC`
}
