/** Boot content from the upstream: within its budget or from the last good answer; renewed behind the visitor's back. */
import type { Locale } from '../request/locale.ts'

/** One piece of content and how old it may be. */
type ContentRule = {
  /** Younger than this it is served as it is, ms. */
  freshMs: number
  /** Older ones are served at once and renewed behind (`false`), or waited for within the budget (`true`). */
  isWaitedFor: boolean
}

type Entry = { value: unknown; atMs: number }

export type UpstreamContent = { get(key: string, locale: Locale, rule: ContentRule): Promise<unknown> }

export type ContentOptions = {
  /** Asks the upstream; rejects when it does not answer in its contract. */
  fetch: (key: string, locale: Locale) => Promise<unknown>
  /** The page waits no longer than this, ms (spec 9: 400 ms on the server). */
  budgetMs: number
  now?: () => number
}

export function createUpstreamContent({ fetch, budgetMs, now = Date.now }: ContentOptions): UpstreamContent {
  const entries = new Map<string, Entry>()
  const underWay = new Map<string, Promise<void>>()

  function renew(id: string, key: string, locale: Locale): Promise<void> {
    const running = underWay.get(id)
    if (running !== undefined) return running
    const started = fetch(key, locale)
      .then(
        (value) => void entries.set(id, { value, atMs: now() }),
        // The upstream is down or broken: the last good answer stands, the next page asks again.
        () => undefined,
      )
      .finally(() => underWay.delete(id))
    underWay.set(id, started)
    return started
  }

  return {
    async get(key, locale, { freshMs, isWaitedFor }) {
      const id = `${locale} ${key}`
      const entry = entries.get(id)
      if (entry !== undefined && now() - entry.atMs < freshMs) return entry.value
      const renewal = renew(id, key, locale)
      if (entry === undefined || isWaitedFor) await within(renewal, budgetMs)
      return entries.get(id)?.value ?? null
    },
  }
}

/** Waits for work, but no longer than the budget. */
async function within(work: Promise<void>, budgetMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, budgetMs)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
