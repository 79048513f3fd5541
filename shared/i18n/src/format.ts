/** Formats amounts, odds, counts and times for display. */
import { SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { getLocale, type Locale } from './locale.ts'

/** True minus (U+2212), so that it has the width of a digit (screens.md 0.1). */
const MINUS = '\u2212'

/**
 * Thousands separators and two decimals (spec 9), from the wire's string, without floats.
 * @param amount e.g. `-1234.5`
 * @param options `sign` shows a plus in front of a gain
 */
export function formatMoney(amount: string, options: { sign?: boolean } = {}): string {
  const negative = amount.startsWith('-')
  const [whole = '0', decimals = ''] = amount.replace(/^[-+]/, '').split('.')
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',')
  const text = `${grouped || '0'}.${decimals.padEnd(2, '0').slice(0, 2)}`
  const isZero = !/[1-9]/.test(text)
  if (isZero) return text
  if (negative) return `${MINUS}${text}`
  return options.sign ? `+${text}` : text
}

/** Odds with two decimals, true minus for negative Malay and Indonesian odds. @param odds the wire's string, e.g. `1.9` */
export function formatOdds(odds: string): string {
  const price = Number(odds)
  return Number.isFinite(price) ? price.toFixed(2).replace('-', MINUS) : odds
}

/** A badge count: above it `9,999+` (screens.md 4). */
export function formatCount(count: number): string {
  return count > 9999 ? '9,999+' : count.toLocaleString('en-US')
}

/** A whole number with thousands separators, however large: an amount of coins. @param count e.g. `-12000` */
export function formatWhole(count: number): string {
  return formatMoney(String(count)).slice(0, -'.00'.length)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `MM-DD HH:mm:ss` in UTC+8. @param at epoch ms */
export function formatDateTime(at: number): string {
  const date = new Date(at + SITE_OFFSET_MS)
  return `${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())} ${formatTime(at, true)}`
}

/** `HH:mm` (or with seconds) in UTC+8. @param at epoch ms */
export function formatTime(at: number, withSeconds = false): string {
  const date = new Date(at + SITE_OFFSET_MS)
  const text = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
  return withSeconds ? `${text}:${two(date.getUTCSeconds())}` : text
}

/** Heading of a day in UTC+8, in the member's language. @param at epoch ms */
export function formatDay(at: number, locale: Locale = getLocale()): string {
  const date = new Date(at + SITE_OFFSET_MS)
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' }).format(
    date,
  )
}

/** `m:ss`, or `h:mm:ss` from one hour on. @param ms negative values show as zero */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
