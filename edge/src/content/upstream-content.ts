/** Boot content from the upstream, within the time budget or from the last good answer; refreshed in the background. */
import type { Locale } from '../request/locale.ts'

/** A piece of content and its allowed age. */
type ContentRule = {
  /** Younger content is served without asking, ms. */
  freshMs: number
  /** `false`: older content is served at once and refreshed in the background; `true`: the refresh is awaited within the budget. */
  isWaitedFor: boolean
}

type Entry = { value: unknown; atMs: number }

export type UpstreamContent = { get(key: string, locale: Locale, rule: ContentRule): Promise<unknown> }

export type ContentOptions = {
  /** @throws when the answer is missing or violates the contract */
  fetch: (key: string, locale: Locale) => Promise<unknown>
  /** Longest wait of a page, ms (spec 9: 400 ms on the server). */
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
        // The upstream is down or broken: keep the last good answer; the next page tries again.
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

async function within(work: Promise<void>, budgetMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, budgetMs)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
