/** What the page is told about the site: pre-info, config, the content of the home page. */
import type { Locale } from '../content/locale.ts'
import type { UpstreamContent } from '../content/upstream-content.ts'
import type { JsonCache } from '../json-cache/json-cache.ts'

/** Whether the site is open at all: waited for, within the budget. */
export const SITE_STATE = { freshMs: 2_000, isWaitedFor: true }
const CONTENT = { freshMs: 20_000, isWaitedFor: false }
const HOME_KEYS = ['notices', 'ads', 'venueList', 'naming'] as const

export type SiteContent = {
  preInfo: unknown
  serviceState: unknown
  vvPretty: unknown
  cached: Record<string, unknown>
}

/** @param visitorIp replaces the address that the upstream saw, which is the edge's or another visitor's */
export async function siteContent(
  content: UpstreamContent,
  cache: JsonCache,
  { locale, isHome, visitorIp }: { locale: Locale; isHome: boolean; visitorIp: string },
): Promise<SiteContent> {
  const [preInfo, serviceState, vvPretty, cached] = await Promise.all([
    content.get('preInfo', locale, SITE_STATE),
    content.get('serviceState', locale, SITE_STATE),
    content.get('vvPretty', locale, CONTENT),
    isHome ? homeContent(content, cache, locale) : {},
  ])
  const own = preInfo === null ? null : { ...(preInfo as object), ip: visitorIp }
  return { preInfo: own, serviceState, vvPretty, cached }
}

async function homeContent(
  content: UpstreamContent,
  cache: JsonCache,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const pairs = await Promise.all([
    ...HOME_KEYS.map(async (key) => [key, await content.get(key, locale, CONTENT)] as const),
    countsOf(content, cache, locale).then((value) => ['counts', value] as const),
  ])
  return Object.fromEntries(pairs.filter(([, value]) => value !== null && value !== undefined))
}

/** Counts: what the cache holds (members' answers, the platform's writes), else the upstream's public copy. */
export async function countsOf(content: UpstreamContent, cache: JsonCache, locale: Locale): Promise<unknown> {
  return (await cache.read('counts')) ?? (await content.get('counts', locale, CONTENT))
}

/** `maintainConfig.status` 0 means the site is closed (spec 4). */
export function isUnderMaintenance(preInfo: unknown): boolean {
  return (preInfo as { maintainConfig?: { status?: unknown } } | null)?.maintainConfig?.status === 0
}

/** Pages that are answered as usual then: support, help. */
export function staysOpen(path: string): boolean {
  return path.startsWith('/customer/') || path.startsWith('/help/')
}

/** Seconds until a closed site should be asked again: the end of its window, between half a minute and an hour. */
export function retryAfterSec(preInfo: unknown, nowMs: number): number {
  const endTime = (preInfo as { maintainConfig?: { endTime?: unknown } } | null)?.maintainConfig?.endTime
  const left = typeof endTime === 'number' ? Math.ceil((endTime - nowMs) / 1000) : 0
  return Math.min(Math.max(left, 30), 3_600)
}
