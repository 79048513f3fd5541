/** Makes the sheets of lottery titles: the first word of a title gives its clock, the second what is drawn. */
import { DAY_MS, HOUR_MS, MINUTE_MS, SITE_OFFSET_MS } from '@lantern/contract/site-time'
import type { Plan } from './bet-sheet.rules.ts'
import { type DigitsModel, type DigitsSheet, digitsBets, FIVE_DIGITS, THREE_DICE } from './digits.rules.ts'

/** Positions of a title's two words in the lists of lottery games. */
export type DrawWords = { readonly first: number; readonly second: number }

const HOLD_MS = 5_000
/** Betting on a daily draw ends two minutes before the next one opens, the result is there after one. */
const DAILY_HOLD_MS = MINUTE_MS
const DAILY_SHOW_MS = MINUTE_MS
const QUICK_RTP_PERCENT = 95
const DAILY_RTP_PERCENT = 97

/** 一分, 三分, 五分, 极速, 幸运, 澳洲: the last two are drawn once a day, at 20:30 and 21:30 of the site. */
const PLANS: readonly Plan[] = [
  quick(MINUTE_MS),
  quick(3 * MINUTE_MS),
  quick(5 * MINUTE_MS),
  quick(1.5 * MINUTE_MS),
  daily(20.5 * HOUR_MS),
  daily(21.5 * HOUR_MS),
]
/** 时时彩, 快三; the other words are coming. */
const MODELS: readonly DigitsModel[] = [FIVE_DIGITS, THREE_DICE]

/** @returns null for a title that cannot be played yet */
export function drawSheet({ first, second }: DrawWords): DigitsSheet | null {
  const plan = PLANS[first]
  const model = MODELS[second]
  if (!plan || !model) return null
  const rtp = plan.everyMs === DAY_MS ? DAILY_RTP_PERCENT : QUICK_RTP_PERCENT
  return { kind: 'digits', theme: 'balls', plan, bets: digitsBets(model, rtp), ...model }
}

function quick(everyMs: number): Plan {
  const shown = 2 * HOLD_MS
  return { everyMs, offsetMs: 0, betMs: everyMs - shown, holdMs: HOLD_MS }
}

/** @param resultMs of the site's day */
function daily(resultMs: number): Plan {
  const offsetMs = (resultMs - SITE_OFFSET_MS + DAILY_SHOW_MS) % DAY_MS
  return { everyMs: DAY_MS, offsetMs, betMs: DAY_MS - DAILY_SHOW_MS - DAILY_HOLD_MS, holdMs: DAILY_HOLD_MS }
}
