/** Site content for the boot data: pre-info, config and the content of the home page. */
import type { Locale } from '../request/locale.ts'
import type { JsonCache } from '../shared-state/json-cache.ts'
import type { UpstreamContent } from './upstream-content.ts'

/** The site's state: awaited within the time budget. */
export const SITE_STATE = { freshMs: 2_000, isWaitedFor: true }
const CONTENT = { freshMs: 20_000, isWaitedFor: false }
const HOME_KEYS = ['notices', 'ads', 'venueList', 'naming'] as const

export type SiteContent = {
  preInfo: unknown
  serviceState: unknown
  vvPretty: unknown
  cached: Record<string, unknown>
}
export type SiteContentSource = {
  of(locale: Locale, isHome: boolean): Promise<SiteContent>
  /** Whether it is given without asking the upstream. */
  isKnown(locale: Locale, isHome: boolean): boolean
}

/** How long an answer is reused between pages: under load it is requested thousands of times a second. */
const SHARED_MS = 100

/** @param now epoch ms */
export function createSiteContent(
  content: UpstreamContent,
  cache: JsonCache,
  now: () => number = Date.now,
): SiteContentSource {
  const shared = new Map<string, { site: SiteContent; atMs: number }>()

  async function homeContent(locale: Locale): Promise<Record<string, unknown>> {
    const pairs = await Promise.all([
      ...HOME_KEYS.map(async (key) => [key, await content.get(key, locale, CONTENT)] as const),
      countsOf(content, cache, locale).then((value) => ['counts', value] as const),
    ])
    return Object.fromEntries(pairs.filter(([, value]) => value !== null && value !== undefined))
  }

  const idOf = (locale: Locale, isHome: boolean): string => (isHome ? `${locale} home` : locale)
  const sharedOf = (id: string): SiteContent | undefined => {
    const known = shared.get(id)
    return known !== undefined && now() - known.atMs < SHARED_MS ? known.site : undefined
  }

  return {
    isKnown: (locale, isHome) => sharedOf(idOf(locale, isHome)) !== undefined,
    async of(locale, isHome) {
      const id = idOf(locale, isHome)
      const known = sharedOf(id)
      if (known !== undefined) return known
      const [preInfo, serviceState, vvPretty, cached] = await Promise.all([
        content.get('preInfo', locale, SITE_STATE),
        content.get('serviceState', locale, SITE_STATE),
        content.get('vvPretty', locale, CONTENT),
        isHome ? homeContent(locale) : {},
      ])
      const site = { preInfo, serviceState, vvPretty, cached }
      // Late answers may still be ready for the next page.
      if (preInfo !== null) shared.set(id, { site, atMs: now() })
      return site
    },
  }
}

/** Counts from the cache (members' answers, writes of the platform), else from the upstream's public copy. */
async function countsOf(content: UpstreamContent, cache: JsonCache, locale: Locale): Promise<unknown> {
  return (await cache.read('counts')) ?? (await content.get('counts', locale, CONTENT))
}

/** `maintainConfig.status` 0 means the site is closed (spec 4). */
export function isUnderMaintenance(preInfo: unknown): boolean {
  return (preInfo as { maintainConfig?: { status?: unknown } } | null)?.maintainConfig?.status === 0
}

/** Pages that are served normally during maintenance: support and help. */
export function staysOpen(path: string): boolean {
  return path.startsWith('/customer/') || path.startsWith('/help/')
}

/** Value of Retry-After, seconds: until the window ends, between half a minute and an hour. */
export function retryAfterSec(preInfo: unknown, nowMs: number): number {
  const endTime = (preInfo as { maintainConfig?: { endTime?: unknown } } | null)?.maintainConfig?.endTime
  const left = typeof endTime === 'number' ? Math.ceil((endTime - nowMs) / 1000) : 0
  return Math.min(Math.max(left, 30), 3_600)
}
