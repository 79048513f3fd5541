/** Time of a match: period as label and number, and the minute for timed sports. */

/** Timed sports; in others the minute is meaningless. */
const TIMED: ReadonlySet<string> = new Set(['football', 'basketball', 'hockey', 'handball'])

export type PeriodWord =
  | 'ended'
  | 'halfTime'
  | 'pause'
  | 'half'
  | 'quarter'
  | 'period'
  | 'top'
  | 'bottom'
  | 'set'
  | 'live'

/** @param period code on the wire: `1H`, `HT`, `Q2`, `P3`, `T5`, `B9`, `S1`, `BR`, `FT` */
export function periodOf(period: string): { word: PeriodWord; n: number } {
  const n = Number(/\d+/.exec(period)?.[0] ?? 0)
  if (period === 'FT') return { word: 'ended', n }
  if (period === 'HT') return { word: 'halfTime', n }
  if (period === 'BR') return { word: 'pause', n }
  if (/^\dH$/.test(period)) return { word: 'half', n }
  if (/^Q\d/.test(period)) return { word: 'quarter', n }
  if (/^P\d/.test(period)) return { word: 'period', n }
  if (/^T\d/.test(period)) return { word: 'top', n }
  if (/^B\d/.test(period)) return { word: 'bottom', n }
  if (/^S\d/.test(period)) return { word: 'set', n }
  return { word: 'live', n }
}

/** Minute to show; null for untimed sports and stopped clocks. */
export function minuteOf(match: { sport: string; period: string; clock: number | null }): number | null {
  const isResting = match.period === 'HT' || match.period === 'BR' || match.period === 'FT'
  return TIMED.has(match.sport) && !isResting ? match.clock : null
}
