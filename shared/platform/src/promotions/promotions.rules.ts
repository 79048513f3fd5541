/** The arbiter of promotions (screens.md G11): one decision for each ask, with its reason. Pure. */
import {
  PROMOTIONS_A_DAY,
  PROMOTIONS_A_VISIT,
  type PromotionAsk,
  type PromotionEntry,
  type PromotionKind,
  type PromotionLog,
  type PromotionReason,
} from '@lantern/contract/promotions'
import { MINUTE_MS, siteDate } from '@lantern/contract/site-time'

/** Where the member is: `free`, or a place that nothing may cover. */
export type PromotionPlace = 'free' | 'money' | 'venue' | 'slip' | 'page'
/** Whether the member wants calm: `unknown` while the server has not said. */
export type Calm = 'none' | 'break' | 'quiet-hours' | 'unknown'

export type PromotionSituation = {
  readonly at: number
  readonly place: PromotionPlace
  readonly calm: Calm
  /** A dialog or sheet is open. */
  readonly isBusy: boolean
}

/** A visit lasts until nothing was asked for so long. */
const VISIT_MS = 30 * MINUTE_MS
/** Kept for the member to read. */
const ENTRIES = 100
/** Campaigns remembered as shown or silenced. */
const CAMPAIGNS = 200

export const NO_PROMOTIONS: PromotionLog = {
  visit: { from: 0, until: 0, count: 0 },
  day: { date: '', count: 0 },
  shown: [],
  silenced: [],
  entries: [],
}

type Decision = { readonly log: PromotionLog; readonly reason: PromotionReason | null }

/** Decides whether something may be shown now, and records it. @returns the reason against it, null to show */
export function considerPromotion(before: PromotionLog, ask: PromotionAsk, situation: PromotionSituation): Decision {
  const log = visited(before, situation.at)
  const reason = reasonAgainst(log, ask, situation)
  const noted = withEntry(log, {
    at: situation.at,
    kind: ask.kind,
    id: ask.id,
    title: { zh: ask.title.zh, en: ask.title.en },
    outcome: reason ?? 'shown',
  })
  return { log: reason === null ? withShown(noted, ask, situation.at) : noted, reason }
}

/** "Not today" for a campaign. */
export function silencePromotion(log: PromotionLog, id: string, at: number): PromotionLog {
  const others = log.silenced.filter((one) => one.id !== id)
  return { ...log, silenced: [...others, { id, date: siteDate(at) }].slice(-CAMPAIGNS) }
}

/** The first that holds, from what protects the member to what only spreads the campaigns. */
function reasonAgainst(
  log: PromotionLog,
  { kind, id, start, end, showRule }: PromotionAsk,
  { at, place, calm, isBusy }: PromotionSituation,
): PromotionReason | null {
  if (at < start || at >= end) return 'not-running'
  if (calm !== 'none') return calm
  if (place !== 'free') return place
  const today = siteDate(at)
  if (log.silenced.some((one) => one.id === id && one.date === today)) return 'not-today'
  if (!interrupts(kind)) return null
  if (isBusy) return 'busy'
  const last = log.shown.find((one) => one.id === id)
  if (last && (showRule === 3 || (showRule === 2 && siteDate(last.at) === today))) return 'seen'
  if (log.visit.count >= PROMOTIONS_A_VISIT) return 'visit'
  return log.day.date === today && log.day.count >= PROMOTIONS_A_DAY ? 'day' : null
}

function interrupts(kind: PromotionKind): boolean {
  return kind !== 'dock' && kind !== 'badge'
}

/** Goes on with the visit, or begins another one. */
function visited(log: PromotionLog, at: number): PromotionLog {
  const until = at + VISIT_MS
  // A clock that was set back begins a visit too, but a slow answer corrects it by seconds only.
  const goesOn = at >= log.visit.from - VISIT_MS && at < log.visit.until
  return { ...log, visit: goesOn ? { ...log.visit, until } : { from: at, until, count: 0 } }
}

function withShown(log: PromotionLog, { kind, id }: PromotionAsk, at: number): PromotionLog {
  if (!interrupts(kind)) return log
  const date = siteDate(at)
  return {
    ...log,
    visit: { ...log.visit, count: log.visit.count + 1 },
    day: { date, count: log.day.date === date ? log.day.count + 1 : 1 },
    shown: [...log.shown.filter((one) => one.id !== id), { id, at }].slice(-CAMPAIGNS),
  }
}

/** The same outcome of the same campaign is written once a visit. */
function withEntry(log: PromotionLog, entry: PromotionEntry): PromotionLog {
  const isRepeated = log.entries.some(
    ({ at, kind, id, outcome }) =>
      at >= log.visit.from && kind === entry.kind && id === entry.id && outcome === entry.outcome,
  )
  return isRepeated && entry.outcome !== 'shown' ? log : { ...log, entries: [...log.entries, entry].slice(-ENTRIES) }
}
