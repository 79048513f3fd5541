/** The running clock of a match between two frames of the stream. */

/** Sports with a match clock; in others it is only the time played so far. */
const TIMED: ReadonlySet<string> = new Set(['football', 'basketball', 'hockey', 'handball'])
/** Periods in which the clock is stopped and not shown. */
const RESTS: ReadonlySet<string> = new Set(['HT', 'BR', 'FT'])

type Clock = { sport: string; period: string; clockSec: number; clockRate: number; clockAt: number }

/** `67:04`, '' without a running clock. @param at page time, epoch ms */
export function clockText({ sport, period, clockSec, clockRate, clockAt }: Clock, at: number): string {
  if (!TIMED.has(sport) || RESTS.has(period)) return ''
  const seconds = Math.floor(clockSec + (Math.max(0, at - clockAt) / 1_000) * clockRate)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
