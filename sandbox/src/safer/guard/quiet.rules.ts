/** Quiet hours of the site's day. Pure. */
import { DAY_MS, MINUTE_MS, siteDayStart } from '@lantern/contract/site-time'

/** Minutes of the day; hours that end before they start pass midnight. */
export type Quiet = { readonly from: number; readonly to: number }

const DAY_MINUTES = 24 * 60

/** The end of the quiet hours that run at this time; null outside them. */
export function quietUntil({ from, to }: Quiet, now: number): number | null {
  const end = siteDayStart(now) + to * MINUTE_MS
  const length = lengthOf({ from, to }) * MINUTE_MS
  return [end, end + DAY_MS].find((candidate) => candidate > now && candidate - length <= now) ?? null
}

/** Whether one quiets every minute of the other. */
export function covers(one: Quiet, other: Quiet): boolean {
  const offset = (other.from - one.from + DAY_MINUTES) % DAY_MINUTES
  return offset + lengthOf(other) <= lengthOf(one)
}

export function isSameQuiet(one: Quiet | null, other: Quiet | null): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

/** 'HH:MM' → minutes of the day. */
export function minuteOf(text: string): number {
  const [hours = '', minutes = ''] = text.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/** Minutes of the day → 'HH:MM'. */
export function timeText(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function lengthOf({ from, to }: Quiet): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES
}
