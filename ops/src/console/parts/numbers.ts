/** Formats sizes and times. */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { html, type SafeHtml } from '@remix-run/html-template'
import type { Language } from '../../texts/define-messages.ts'
import { inSiteTime } from '../../times/site-time.ts'
import type { Visit } from './visit.ts'

export function kilobytes(bytes: number): string {
  return bytes < 1_024 ? `${bytes} B` : `${(bytes / 1_024).toFixed(1)} kB`
}

/** Formats a change with its sign, so that colour is not the only cue. */
export function weightChange(bytes: number): string {
  return bytes === 0 ? '±0' : `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`
}

/** Relative time in words, with the exact time in the site's zone beside it. */
export function moment(
  { language, nowMs, zone }: Pick<Visit, 'language' | 'nowMs' | 'zone'>,
  at: Date | number,
): SafeHtml {
  const date = new Date(at)
  return html`<time datetime="${date.toISOString()}" title="${inSiteTime(date.getTime(), zone)}">${ago(date.getTime() - nowMs, language)}</time>`
}

function ago(ms: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { numeric: 'auto' })
  const size = Math.abs(ms)
  if (size < MINUTE_MS) return words.format(Math.trunc(ms / 1_000), 'second')
  if (size < HOUR_MS) return words.format(Math.trunc(ms / MINUTE_MS), 'minute')
  if (size < DAY_MS) return words.format(Math.trunc(ms / HOUR_MS), 'hour')
  return words.format(Math.trunc(ms / DAY_MS), 'day')
}
