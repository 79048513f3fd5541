/** Times of a maintenance window in the device's time zone (screens.md 3: local time), unlike the rest of the site. */
import type { Locale } from '@lantern/i18n'

/** `11月21日 21:00 – 22:30`. @param from epoch ms @param to epoch ms, null = unknown */
export function localWindow(from: number, to: number | null, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return to === null || to < from ? format.format(from) : format.formatRange(from, to)
}
