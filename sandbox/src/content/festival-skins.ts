/** Festival skins of the sandbox and their dates, in the site's time (screens.md 12). */
import { SITE_OFFSET_MS } from '@lantern/contract/site-time'
import type { festivalSkinSchema } from '@lantern/contract/skin'
import type { InferInput } from 'valibot'

/** Pine night and candle gold. Lightness follows the product's roles, so that contrast is kept. */
const CHRISTMAS = {
  code: 'christmas',
  tokens: {},
  images: {},
  dark: {
    accent: 'oklch(0.845 0.138 88)',
    'accent-pressed': 'oklch(0.795 0.135 84)',
    'on-accent': 'oklch(0.235 0.05 82)',
    'accent-text': 'oklch(0.865 0.12 90)',
    'accent-wash': 'oklch(0.845 0.138 88 / 0.13)',
    'accent-line': 'oklch(0.845 0.138 88 / 0.42)',
    'accent-glow': 'oklch(0.62 0.19 25 / 0.26)',
    'surface-0': 'oklch(0.168 0.03 160)',
    'surface-1': 'oklch(0.212 0.034 160)',
    'surface-2': 'oklch(0.258 0.038 160)',
    'surface-3': 'oklch(0.315 0.042 160)',
    'surface-overlay': 'oklch(0.232 0.036 160)',
    'art-night': 'oklch(0.21 0.045 160)',
    'art-light': 'oklch(0.88 0.12 90)',
    focus: 'oklch(0.87 0.11 90)',
  },
  light: {
    'surface-0': 'oklch(0.968 0.01 150)',
    'surface-1': 'oklch(0.997 0.004 150)',
    'surface-2': 'oklch(0.946 0.014 150)',
    'surface-3': 'oklch(0.906 0.02 150)',
    'surface-overlay': 'oklch(0.997 0.004 150)',
    'accent-text': 'oklch(0.475 0.1 72)',
    focus: 'oklch(0.55 0.12 75)',
  },
} as const

/** The festival skin at a time: 20 December to 2 January, or as set by the control API. */
export function festivalSkinAt(now: number, forced: boolean | null): InferInput<typeof festivalSkinSchema> | null {
  if (forced === false) return null
  if (forced === true) return { ...CHRISTMAS, startAt: null, endAt: null }
  const site = new Date(now + SITE_OFFSET_MS)
  const year = site.getUTCMonth() === 0 ? site.getUTCFullYear() - 1 : site.getUTCFullYear()
  const startAt = Date.UTC(year, 11, 20) - SITE_OFFSET_MS
  const endAt = Date.UTC(year + 1, 0, 3) - SITE_OFFSET_MS
  return now < endAt ? { ...CHRISTMAS, startAt, endAt } : null
}
