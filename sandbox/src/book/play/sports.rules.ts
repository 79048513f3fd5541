/** Timing and scoring of the nine sports. All durations are on the sandbox clock. */

const MINUTE = 60_000

export type SportCode =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'baseball'
  | 'hockey'
  | 'volleyball'
  | 'badminton'
  | 'handball'
  | 'tabletennis'

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

/** A handicap of half a set equals the match winner, so handicaps of set sports start at one and a half. */
export const SET_HANDICAPS: LineStep = { step: 3, offset: 1.5 }

export type Sport = { zh: string; en: string; perDay: number } & (SlotSport | SetSport)

const QUARTERS: LineStep = { step: 0.25, offset: 0 }
const HALVES: LineStep = { step: 1, offset: 0.5 }
const POINT = [{ points: 1, share: 1 }] as const

export const SPORTS: Readonly<Record<SportCode, Sport>> = {
  football: {
    zh: '足球',
    en: 'Football',
    perDay: 14,
    kind: 'slots',
    mean: 1.35,
    values: POINT,
    draws: true,
    spread: 0.55,
    suspendMs: 20_000,
    lines: QUARTERS,
    phases: [play('1H', 46 * MINUTE, 0, 45, 92), rest('HT', 15 * MINUTE, 45), play('2H', 48 * MINUTE, 45, 90, 96)],
  },
  basketball: {
    zh: '篮球',
    en: 'Basketball',
    perDay: 11,
    kind: 'slots',
    mean: 92,
    draws: false,
    spread: 0.08,
    suspendMs: 0,
    lines: HALVES,
    values: [
      { points: 1, share: 0.12 },
      { points: 2, share: 0.62 },
      { points: 3, share: 0.26 },
    ],
    phases: [
      play('Q1', 28 * MINUTE, 0, 12, 30),
      rest('BR', 3 * MINUTE, 12),
      play('Q2', 28 * MINUTE, 12, 24, 30),
      rest('HT', 15 * MINUTE, 24),
      play('Q3', 28 * MINUTE, 24, 36, 30),
      rest('BR', 3 * MINUTE, 36),
      play('Q4', 33 * MINUTE, 36, 48, 30),
    ],
  },
  tennis: {
    zh: '网球',
    en: 'Tennis',
    perDay: 8,
    kind: 'sets',
    setsToWin: 2,
    pointsToWin: 6,
    pointCap: 7,
    pointMs: 6 * MINUTE,
    breakMs: 2 * MINUTE,
    spread: 0.12,
    suspendMs: 15_000,
    lines: HALVES,
  },
  baseball: {
    zh: '棒球',
    en: 'Baseball',
    perDay: 9,
    kind: 'slots',
    mean: 4.3,
    values: POINT,
    draws: false,
    spread: 0.3,
    suspendMs: 15_000,
    lines: HALVES,
    phases: Array.from({ length: 9 }, (_, inning) => [
      play(`T${inning + 1}`, 10 * MINUTE, inning * 20, inning * 20 + 10, 6, 'away'),
      play(`B${inning + 1}`, 10 * MINUTE, inning * 20 + 10, inning * 20 + 20, 6, 'home'),
    ]).flat(),
  },
  hockey: {
    zh: '冰球',
    en: 'Ice hockey',
    perDay: 7,
    kind: 'slots',
    mean: 2.9,
    values: POINT,
    draws: true,
    spread: 0.3,
    suspendMs: 20_000,
    lines: { step: 0.5, offset: 0 },
    phases: [
      play('P1', 38 * MINUTE, 0, 20, 60),
      rest('BR', 17 * MINUTE, 20),
      play('P2', 38 * MINUTE, 20, 40, 60),
      rest('BR', 17 * MINUTE, 40),
      play('P3', 40 * MINUTE, 40, 60, 60),
    ],
  },
  volleyball: {
    zh: '排球',
    en: 'Volleyball',
    perDay: 5,
    kind: 'sets',
    setsToWin: 3,
    pointsToWin: 25,
    pointCap: 40,
    pointMs: 40_000,
    breakMs: 3 * MINUTE,
    spread: 0.05,
    suspendMs: 15_000,
    lines: HALVES,
  },
  badminton: {
    zh: '羽毛球',
    en: 'Badminton',
    perDay: 2,
    kind: 'sets',
    setsToWin: 2,
    pointsToWin: 21,
    pointCap: 30,
    pointMs: MINUTE,
    breakMs: 2 * MINUTE,
    spread: 0.06,
    suspendMs: 15_000,
    lines: HALVES,
  },
  handball: {
    zh: '手球',
    en: 'Handball',
    perDay: 2,
    kind: 'slots',
    mean: 28,
    values: POINT,
    draws: true,
    spread: 0.12,
    suspendMs: 0,
    lines: HALVES,
    phases: [play('1H', 40 * MINUTE, 0, 30, 100), rest('HT', 15 * MINUTE, 30), play('2H', 42 * MINUTE, 30, 60, 100)],
  },
  tabletennis: {
    zh: '乒乓球',
    en: 'Table tennis',
    perDay: 2,
    kind: 'sets',
    setsToWin: 4,
    pointsToWin: 11,
    pointCap: 25,
    pointMs: 50_000,
    breakMs: 2 * MINUTE,
    spread: 0.06,
    suspendMs: 10_000,
    lines: HALVES,
  },
}

export const SPORT_CODES = Object.keys(SPORTS) as SportCode[]

function play(
  period: string,
  ms: number,
  clockFrom: number,
  clockTo: number,
  slots: number,
  side: Phase['side'] = 'both',
): Phase {
  return { period, ms, clockFrom, clockTo, slots, side }
}

function rest(period: string, ms: number, clock: number): Phase {
  return { period, ms, clockFrom: clock, clockTo: clock, slots: 0, side: 'both' }
}
