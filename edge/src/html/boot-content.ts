/** What the page is told about the site: pre-info, config, the content of the home page. */
import type { Locale } from '../content/locale.ts'
import type { UpstreamContent } from '../content/upstream-content.ts'
import type { JsonCache } from '../json-cache/json-cache.ts'

/** Maintenance and the festival skin ride on it: it is waited for, within the budget. */
const PRE_INFO = { freshMs: 2_000, isWaitedFor: true }
const CONTENT = { freshMs: 20_000, isWaitedFor: false }
const HOME_KEYS = ['notices', 'ads', 'venueList', 'naming'] as const

export type SiteContent = { preInfo: unknown; vvPretty: unknown; cached: Record<string, unknown> }

/** @param visitorIp replaces the address that the upstream saw, which is the edge's or another visitor's */
export async function siteContent(
  content: UpstreamContent,
  cache: JsonCache,
  { locale, isHome, visitorIp }: { locale: Locale; isHome: boolean; visitorIp: string },
): Promise<SiteContent> {
  const [preInfo, vvPretty, cached] = await Promise.all([
    content.get('preInfo', locale, PRE_INFO),
    content.get('vvPretty', locale, CONTENT),
    isHome ? homeContent(content, cache, locale) : {},
  ])
  return { preInfo: preInfo === null ? null : { ...(preInfo as object), ip: visitorIp }, vvPretty, cached }
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
  return cache.read('counts') ?? (await content.get('counts', locale, CONTENT))
}

/** `maintainConfig.status` 0 means the site is closed (spec 4). */
export function isUnderMaintenance(preInfo: unknown): boolean {
  return (preInfo as { maintainConfig?: { status?: unknown } } | null)?.maintainConfig?.status === 0
}

/** Pages that stay open then: the notice itself, support, help. */
export function staysOpen(path: string): boolean {
  return path === '/other/maintenance' || path.startsWith('/customer/') || path.startsWith('/help/')
}
