/** Parses and formats times in the site's zone, independent of the zones of machine and user. */
import { timeOf } from './time-of.rules.ts'

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?$/

/**
 * Epoch ms of `2027-09-13` or `2027-09-13 20:00` in the zone, of a time with its own zone (`…T12:00Z`), or of `+2h` after `baseMs`; null otherwise.
 * An hour skipped in spring is read as the next one; a repeated hour in autumn as the first.
 */
export function siteTimeOf(text: string, zone: string, baseMs: number): number | null {
  const local = LOCAL.exec(text)
  if (local === null) return timeOf(text, baseMs)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = local.slice(1).map((part) => Number(part ?? 0))
  try {
    const plain = Temporal.PlainDateTime.from({ year, month, day, hour, minute }, { overflow: 'reject' })
    return plain.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
  } catch {
    return null
  }
}

/** `2027-09-13 20:00 +08:00` in the zone. */
export function inSiteTime(at: number, zone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  return `${zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')} ${zoned.offset}`
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
