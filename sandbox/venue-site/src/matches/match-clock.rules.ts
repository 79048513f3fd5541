/** Period and clock of the scoreboard as text. */
import type { VenueMessages } from '../venue-site.messages.ts'

export type ClockFacts = {
  sport: string
  period?: string
  clockSec?: unknown
  clockRate?: unknown
  points?: unknown
  clock: number | null
}

/** Sports whose sets are called maps. */
const ESPORTS: ReadonlySet<string> = new Set(['cs2', 'lol', 'dota2', 'kings'])
const TIMED: ReadonlySet<string> = new Set(['football', 'basketball', 'hockey', 'handball'])

/**
 * The period in words and the running clock.
 * @param sinceMs time since the facts arrived
 */
export function clockText(facts: ClockFacts, sinceMs: number, t: VenueMessages): { period: string; clock: string } {
  const seconds = Math.floor(Number(facts.clockSec ?? 0) + (Number(facts.clockRate ?? 0) * sinceMs) / 1_000)
  return {
    period: periodText(facts.period ?? '', ESPORTS.has(facts.sport), t),
    clock: TIMED.has(facts.sport) && facts.period !== 'FT' ? minutes(seconds) : '',
  }
}

function periodText(period: string, isEsport: boolean, t: VenueMessages): string {
  const n = Number(/\d+/.exec(period)?.[0] ?? 0)
  if (period === 'FT') return t.ended
  if (period === 'HT') return t.halfTime
  if (period === 'BR') return t.breakTime
  if (/^\dH$/.test(period)) return t.half(n)
  if (/^[QP]/.test(period)) return t.quarter(n)
  if (period.startsWith('T')) return t.top(n)
  if (period.startsWith('B')) return t.bottom(n)
  if (period.startsWith('S')) return isEsport ? t.map(n) : t.set(n)
  return ''
}

function minutes(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
