/** Cache of page starts by content key: composed and compressed once for all visitors who get the same. */
import { ARCHIVE_QUALITY } from '../files/compress.ts'
import { type PageStart, startOf } from './page-forms.ts'

/** Cached pages, about 110 kB each. */
const MAX_PAGES = 200
/** First compression of a page: takes 2 ms. */
const FIRST_QUALITY = 5
/** A page still in use after this time is compressed again at the best quality: 6 % smaller, 130 ms of one thread. */
const BEST_AFTER_MS = 10_000
/** How long an incomplete page is cached. */
const UNFINISHED_MS = 250

export type ComposedPage = {
  readonly text: string
  /** The content policy for a page of this host. */
  readonly policyFor: (host: string) => string
  /** False while a part is missing that will be available soon. */
  readonly isWhole: boolean
}
type PreparedPage = { readonly start: PageStart; readonly policyFor: (host: string) => string }

export type PageStore = {
  /** @param key identifies all inputs of the page */
  prepared(key: string, compose: () => Promise<ComposedPage>): Promise<PreparedPage>
}

type Entry = { page: Promise<PreparedPage>; madeMs: number; endsMs: number; isBest: boolean }

export function createPageStore(now: () => number = Date.now): PageStore {
  const entries = new Map<string, Entry>()
  /** One page at a time: files and calls use the same thread pool. */
  let improving = Promise.resolve()

  function make(key: string, compose: () => Promise<ComposedPage>): Entry {
    const entry: Entry = { page: prepare(), madeMs: now(), endsMs: Number.POSITIVE_INFINITY, isBest: false }
    async function prepare(): Promise<PreparedPage> {
      const { text, policyFor, isWhole } = await compose()
      const start = await startOf(Buffer.from(text), FIRST_QUALITY)
      if (!isWhole) entry.endsMs = now() + UNFINISHED_MS
      return { start, policyFor: lastKnown(policyFor) }
    }
    entry.page.catch(() => entries.delete(key))
    return entry
  }

  function improve(entry: Entry): void {
    entry.isBest = true
    improving = improving.then(async () => {
      const { start, policyFor } = await entry.page
      const best = await startOf(start.identity, ARCHIVE_QUALITY)
      entry.page = Promise.resolve({ start: best, policyFor })
    })
    // The existing form stays in use.
    improving = improving.catch(() => undefined)
  }

  return {
    prepared(key, compose) {
      const known = entries.get(key)
      const entry = known !== undefined && now() < known.endsMs ? known : make(key, compose)
      // A map keeps insertion order: the first entry is the least recently used.
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > MAX_PAGES) entries.delete(entries.keys().next().value ?? '')
      if (!entry.isBest && now() - entry.madeMs >= BEST_AFTER_MS) improve(entry)
      return entry.page
    },
  }
}

/** A site has one host: only the last one is cached. */
function lastKnown(policyFor: (host: string) => string): (host: string) => string {
  let last: { host: string; policy: string } | undefined
  return (host) => {
    if (last?.host !== host) last = { host, policy: policyFor(host) }
    return last.policy
  }
}
