/** Timing and scoring of the nine sports and of the esports. All durations are on the sandbox clock. */
import { ESPORTS, type EsportCode } from './esports.rules.ts'
import type { LineStep, Phase, Sport } from './sport-shapes.ts'

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
  | EsportCode

/** Which kind of venue books a match. */
export type Field = 'sport' | 'gaming'

/** A handicap of half a set equals the match winner, so handicaps of set sports start at one and a half. */
export const SET_HANDICAPS: LineStep = { step: 3, offset: 1.5 }

const QUARTERS: LineStep = { step: 0.25, offset: 0 }
const HALVES: LineStep = { step: 1, offset: 0.5 }
const POINT = [{ points: 1, share: 1 }] as const

const NINE: Readonly<Record<Exclude<SportCode, EsportCode>, Sport>> = {
  football: {
    zh: '足球',
    en: 'Football',
    perDay: 14,
    kind: 'slots',
    mean: 1.35,
    values: POINT,
    draws: true,
    exactScore: true,
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
    exactScore: false,
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
    exactScore: false,
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
    exactScore: false,
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
    exactScore: false,
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

export const SPORTS: Readonly<Record<SportCode, Sport>> = { ...NINE, ...ESPORTS }
export const SPORT_CODES = Object.keys(NINE) as SportCode[]
export const ESPORT_CODES = Object.keys(ESPORTS) as SportCode[]

export function fieldOf(sport: SportCode): Field {
  return Object.hasOwn(ESPORTS, sport) ? 'gaming' : 'sport'
}

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
