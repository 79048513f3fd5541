/** Starts of pages by what they are made of: composed and compressed once, for as many visitors as get the same. */
import { ARCHIVE_QUALITY } from '../files/compress.ts'
import { type PageStart, startOf } from './page-forms.ts'

/** About 110 kB each. */
const MAX_PAGES = 200
/** Brotli for a page that was just made: 2 ms. */
const FIRST_QUALITY = 5
/** A page that is still asked for after this is compressed again at its best, 6 % smaller for 130 ms of one thread. */
const BEST_AFTER_MS = 10_000
/** A page that could not be made whole is made again after this. */
const UNFINISHED_MS = 250

export type ComposedPage = {
  readonly text: string
  /** The content policy for a page of this host. */
  readonly policyFor: (host: string) => string
  /** False when a part was not there yet that will be soon. */
  readonly isWhole: boolean
}
type PreparedPage = { readonly start: PageStart; readonly policyFor: (host: string) => string }

export type PageStore = {
  /** @param key names everything that the page is made of */
  prepared(key: string, compose: () => Promise<ComposedPage>): Promise<PreparedPage>
}

type Entry = { page: Promise<PreparedPage>; madeMs: number; endsMs: number; isBest: boolean }

export function createPageStore(now: () => number = Date.now): PageStore {
  const entries = new Map<string, Entry>()
  /** One page at a time: files and calls need the threads too. */
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
    // What is there is good enough.
    improving = improving.catch(() => undefined)
  }

  return {
    prepared(key, compose) {
      const known = entries.get(key)
      const entry = known !== undefined && now() < known.endsMs ? known : make(key, compose)
      // The map keeps the order of use: the first is the one that was not asked for longest.
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > MAX_PAGES) entries.delete(entries.keys().next().value ?? '')
      if (!entry.isBest && now() - entry.madeMs >= BEST_AFTER_MS) improve(entry)
      return entry.page
    },
  }
}

/** A site has one host: the answer for the last one is kept. */
function lastKnown(policyFor: (host: string) => string): (host: string) => string {
  let last: { host: string; policy: string } | undefined
  return (host) => {
    if (last?.host !== host) last = { host, policy: policyFor(host) }
    return last.policy
  }
}
