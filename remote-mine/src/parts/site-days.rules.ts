/** Date presets of the records in the site's time zone, UTC+8 (screens.md 0.1, records). */
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'

export const PRESETS = ['today', 'yesterday', '7d', '30d'] as const
export type Preset = (typeof PRESETS)[number]
export const DEFAULT_PRESET: Preset = '7d'

/** The next wider preset, offered by an empty list; null for the widest. */
export function wider(preset: Preset): Preset | null {
  if (preset === '30d') return null
  return preset === '7d' ? '30d' : '7d'
}

/** Both ends of a preset, inclusive. @param now epoch ms */
export function rangeOf(preset: Preset, now: number): { from: number; to: number } {
  const today = siteDayStart(now)
  switch (preset) {
    case 'today':
      return { from: today, to: today + DAY_MS - 1 }
    case 'yesterday':
      return { from: today - DAY_MS, to: today - 1 }
    case '7d':
      return { from: today - 6 * DAY_MS, to: today + DAY_MS - 1 }
    case '30d':
      return { from: today - 29 * DAY_MS, to: today + DAY_MS - 1 }
  }
}

export type DayItem<Row> = { kind: 'day'; key: string; at: number } | { kind: 'row'; key: string; row: Row }

/** Inserts a heading before the first row of each day (UTC+8); keeps the order. */
export function groupByDay<Row>(
  rows: readonly Row[],
  atOf: (row: Row) => number,
  keyOf: (row: Row) => string,
): DayItem<Row>[] {
  const items: DayItem<Row>[] = []
  let current: number | null = null
  for (const row of rows) {
    const day = siteDayStart(atOf(row))
    if (day !== current) items.push({ kind: 'day', key: `day-${day}`, at: day })
    current = day
    items.push({ kind: 'row', key: keyOf(row), row })
  }
  return items
}
