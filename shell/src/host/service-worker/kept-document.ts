/** The page that starts the shell offline: stored only if complete and verified, and never older than the previous one. */
import { OFFLINE_DOCUMENT_PATH } from '@lantern/contract/offline'
import { COOKIE } from '@lantern/contract/storage-keys'
import { verifyDiscovery } from '../discovery/verify-discovery.ts'
import { factsOf, type KeptFacts, listedFiles, type Refusal, refusalOf } from './kept-document.rules.ts'
import { dropUnlisted, holdAll, shellCacheOf } from './kept-files.ts'
import type { WorkerBuild } from './worker-build.ts'

/** Not every browser lets a worker read cookies. */
type Cookies = { readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> } }

/** Metadata stored with the page. */
const NOTE = { at: 'x-kept-at', revision: 'x-kept-revision', key: 'x-kept-key', locale: 'content-language' } as const
/** Headers stored with the page: its policy contains the page's nonce. */
const COPIED = [
  'content-security-policy',
  'content-type',
  'content-language',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
]

export type Keeping = Refusal | 'kept' | 'no-answer' | 'bad-signature'

/** Fetches the page and keeps it if it belongs to this shell and every file it needs is available. @throws when a file cannot be fetched */
export async function keepDocument({ version, core }: WorkerBuild): Promise<Keeping> {
  const answer = await fetch(OFFLINE_DOCUMENT_PATH, { cache: 'no-store' })
  if (answer.status !== 200 || answer.redirected || answer.type !== 'basic') return 'no-answer'
  const html = await answer.text()
  const facts = factsOf(html)
  const refusal = refusalOf(facts, await keptFacts(version), version)
  if (refusal !== null || facts === null) return refusal ?? 'no-boot-data'
  const { discovery, revision, discoveryKey, locale } = facts
  if ((await verifyDiscovery(discovery, discoveryKey)) === 'invalid') return 'bad-signature'
  await holdAll(core, version)

  const headers = new Headers(
    COPIED.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    }),
  )
  headers.set(NOTE.at, String(Date.now()))
  headers.set(NOTE.revision, String(revision))
  headers.set(NOTE.key, discoveryKey)
  const cache = await caches.open(shellCacheOf(version))
  await cache.put(keyOf(locale), new Response(html, { headers }))
  await dropUnlisted(listedFiles(discovery.document))
  return 'kept'
}

/** The kept page: in the member's language if the browser reveals it, else the most recent one. */
export async function keptDocument(version: string): Promise<Response | null> {
  const pages = await keptPages(version)
  const chosen = await (globalThis as Cookies).cookieStore?.get(COOKIE.locale).catch(() => null)
  return pages.find(({ headers }) => headers.get(NOTE.locale) === chosen?.value) ?? pages[0] ?? null
}

/** Facts about the page kept last. */
export async function keptFacts(version: string): Promise<KeptFacts | null> {
  const [page] = await keptPages(version)
  if (!page) return null
  return {
    locale: page.headers.get(NOTE.locale) ?? '',
    revision: Number(page.headers.get(NOTE.revision)),
    discoveryKey: page.headers.get(NOTE.key) ?? '',
    keptAtMs: Number(page.headers.get(NOTE.at)),
  }
}

/** One per language, newest first. */
async function keptPages(version: string): Promise<Response[]> {
  const cache = await caches.open(shellCacheOf(version))
  const pages = await cache.matchAll(OFFLINE_DOCUMENT_PATH, { ignoreSearch: true, ignoreVary: true })
  const timeOf = (page: Response): number => Number(page.headers.get(NOTE.at))
  return [...pages].sort((one, other) => timeOf(other) - timeOf(one))
}

function keyOf(locale: string): string {
  return `${OFFLINE_DOCUMENT_PATH}?locale=${locale}`
}
