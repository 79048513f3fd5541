/** What the engine knows of a sport. All durations are on the sandbox clock. */

/** A period of a match. `clockFrom..clockTo` are the minutes on the scoreboard; a break shows `clockFrom`. */
export type Phase = {
  period: string
  ms: number
  clockFrom: number
  clockTo: number
  /** Scoring slots in this period, 0 in a break. */
  slots: number
  /** Who may score: both, or one side only (baseball's half innings). */
  side: 'both' | 'home' | 'away'
}

/** Sports with scoring slots: in each slot each side scores with a small probability. */
export type SlotSport = {
  kind: 'slots'
  phases: readonly Phase[]
  /** Average points of a side in a whole match. */
  mean: number
  /** Point values with their shares. */
  values: readonly { points: number; share: number }[]
  /** Whether a match may end level; if not, one more point decides. */
  draws: boolean
  /** Whether the exact final score is a market: only where few scores are likely. In sports won by sets it always is. */
  exactScore: boolean
  /** How strongly the difference in strength affects the means. */
  spread: number
  /** Markets are suspended this long after a score; 0 = never. */
  suspendMs: number
  lines: LineStep
}

/** Sports won by sets of points. The score is the number of sets. */
export type SetSport = {
  kind: 'sets'
  setsToWin: number
  pointsToWin: number
  /** A set ends at this many points even without a lead of two. */
  pointCap: number
  pointMs: number
  breakMs: number
  spread: number
  suspendMs: number
  lines: LineStep
}

/** Offered lines: multiples of `step` shifted by `offset`. */
export type LineStep = { step: number; offset: number }

export type Sport = { zh: string; en: string; perDay: number } & (SlotSport | SetSport)
