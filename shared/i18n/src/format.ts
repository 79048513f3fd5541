/** Formats amounts, odds, counts and times for display. */
import { getLanguage } from './locale.ts'

/** True minus (U+2212), so that it has the width of a digit (screens.md 0.1). */
const MINUS = '\u2212'
/** Amounts, odds and times are written in one way in every language: what a member types in a form looks like what the page shows. */
const whole = once(() => new Intl.NumberFormat('en'))
const price = once(
  () => new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false }),
)
/** UTC+8; the sign of these names is that of the way back to UTC. */
const SITE_ZONE = 'Etc/GMT-8'
const clock = once(() => formatIn({ hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' }))
const monthAndDay = once(() => formatIn({ month: '2-digit', day: '2-digit' }))

function formatIn(options: Intl.DateTimeFormatOptions, language = 'en'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { timeZone: SITE_ZONE, ...options })
}

/** Formats are costly to make: not before the first use, which is after the first paint. */
function once<Format>(make: () => Format): () => Format {
  let made: Format | undefined
  return () => {
    made ??= make()
    return made
  }
}

/**
 * Thousands separators and two decimals (spec 9), from the wire's string, without floats.
 * @param amount e.g. `-1234.5`
 * @param options `sign` shows a plus in front of a gain
 */
export function formatMoney(amount: string, options: { sign?: boolean } = {}): string {
  const negative = amount.startsWith('-')
  const [units = '0', decimals = ''] = amount.replace(/^[-+]/, '').split('.')
  const text = `${grouped(units)}.${decimals.padEnd(2, '0').slice(0, 2)}`
  const isZero = !/[1-9]/.test(text)
  if (isZero) return text
  if (negative) return `${MINUS}${text}`
  return options.sign ? `+${text}` : text
}

/** Every digit, however many: a float would lose some. */
function grouped(digits: string): string {
  return whole().format(/^\d+$/.test(digits) ? BigInt(digits) : 0n)
}

/** Odds with two decimals, true minus for negative Malay and Indonesian odds. @param odds the wire's string, e.g. `1.9` */
export function formatOdds(odds: string): string {
  const value = Number(odds)
  return Number.isFinite(value) ? price().format(value).replace('-', MINUS) : odds
}

/** A badge count: above it `9,999+` (screens.md 4). */
export function formatCount(count: number): string {
  return count > 9999 ? '9,999+' : whole().format(count)
}

const percent = [0, 1, 2].map((decimals) =>
  once(
    () =>
      new Intl.NumberFormat('en', {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ),
)

/** A part of a whole in percent. @param share e.g. `0.001` for `0.10%` @param decimals shown */
export function formatShare(share: number, decimals: 0 | 1 | 2 = 0): string {
  return (percent[decimals] as () => Intl.NumberFormat)().format(share)
}

/** A whole number with thousands separators, however large: an amount of coins. @param count e.g. `-12000` */
export function formatWhole(count: number): string {
  return formatMoney(String(count)).slice(0, -'.00'.length)
}

/** `MM-DD HH:mm:ss` (or without seconds) in UTC+8. @param at epoch ms */
export function formatDateTime(at: number, withSeconds = true): string {
  const { month, day } = partsOf(monthAndDay(), at)
  return `${month}-${day} ${formatTime(at, withSeconds)}`
}

/** `HH:mm` (or with seconds) in UTC+8. @param at epoch ms */
export function formatTime(at: number, withSeconds = false): string {
  const { hour, minute, second } = partsOf(clock(), at)
  return withSeconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`
}

function partsOf(format: Intl.DateTimeFormat, at: number): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

/** Heading of a day in UTC+8, in the member's language. @param at epoch ms */
export function formatDay(at: number, language: string = getLanguage()): string {
  return formatIn({ month: 'long', day: 'numeric', weekday: 'short' }, language).format(at)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `m:ss`, or `h:mm:ss` from one hour on. @param ms negative values show as zero */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const tail = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${tail}` : tail
}
