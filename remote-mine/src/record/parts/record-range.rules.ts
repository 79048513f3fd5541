/** The period in the URL of a record page: a preset, or custom dates of at most 92 days within the last twelve months (screens.md 6 records). */
import { DAY_MS, SITE_OFFSET_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'
import { DEFAULT_PRESET, PRESETS, type Preset, rangeOf } from '../../parts/site-days.rules.ts'

export const MAX_DAYS = 92
const MAX_BACK_DAYS = 365

/** Dates as `YYYY-MM-DD` in the site's time zone, both inclusive. */
type OwnDays = { readonly kind: 'own'; readonly from: string; readonly to: string }
export type RecordRange = { readonly kind: 'preset'; readonly preset: Preset } | OwnDays

/** Parses `range`, `from` and `to`: invalid values give the default, reversed dates are swapped, and the start of a long period is moved forward. */
export function readRange(params: URLSearchParams, now: number): RecordRange {
  const asked = params.get('range')
  const preset = PRESETS.find((known) => known === asked)
  if (preset) return { kind: 'preset', preset }
  const ends = [dayOf(params.get('from')), dayOf(params.get('to'))].filter((day) => day !== null)
  if (asked !== 'own' || ends.length < 2) return { kind: 'preset', preset: DEFAULT_PRESET }
  const today = siteDayStart(now)
  const to = Math.min(Math.max(...ends), today)
  const from = Math.max(Math.min(...ends), to - (MAX_DAYS - 1) * DAY_MS, today - MAX_BACK_DAYS * DAY_MS)
  return { kind: 'own', from: siteDate(Math.min(from, to)), to: siteDate(to) }
}

/** Query parameters of a period; empty strings for the default. */
export function rangeParams(range: RecordRange): Readonly<Record<'range' | 'from' | 'to', string>> {
  if (range.kind === 'own') return { range: 'own', from: range.from, to: range.to }
  return { range: range.preset === DEFAULT_PRESET ? '' : range.preset, from: '', to: '' }
}

/** First and last instant of a period, epoch ms. */
export function instantsOf(range: RecordRange, now: number): { from: number; to: number } {
  if (range.kind === 'preset') return rangeOf(range.preset, now)
  return { from: dayOf(range.from) ?? 0, to: (dayOf(range.to) ?? 0) + DAY_MS - 1 }
}

/** Key of the period for caches and file names. */
export function rangeKey(range: RecordRange): string {
  return range.kind === 'preset' ? range.preset : `${range.from}_${range.to}`
}

/** First and last selectable day. */
export function dayLimits(now: number): { first: string; last: string } {
  return { first: siteDate(siteDayStart(now) - MAX_BACK_DAYS * DAY_MS), last: siteDate(now) }
}

function dayOf(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const at = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(at) ? null : at - SITE_OFFSET_MS
}
