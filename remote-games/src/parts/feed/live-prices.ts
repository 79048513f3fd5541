/** The only stream of scores and prices of the page: started by the first component that shows a match, stopped by the last. */
import { CHAT_HOSTS_ENTRY, vvPretty } from '@lantern/contract/site'
import { type Board, type MatchChange, SPORT_SOCKET_PATH, WATCH_MAX } from '@lantern/contract/sport'
import { call, createTimer, now, openSocket, readDictionary, socketOrigin } from '@lantern/platform'
import { useCallback, useEffect, useReducer, useSyncExternalStore } from 'react'
import { createMatchStore, type KnownMatch } from './match-store.ts'
import { createPortions } from './portions.ts'
import { createPriceStream } from './price-stream.runner.ts'

/** Time in a hidden page after which the stream is closed. */
const HIDDEN_MS = 60_000

/** Whether prices are current, and the server time of the last ones. */
export type Freshness = { readonly isFresh: boolean; readonly at: number }
type Watch = { readonly ids: readonly string[]; readonly whole: boolean }

export const matchStore = createMatchStore()
const watches = new Set<Watch>()
const freshListeners = new Set<() => void>()
const bookListeners = new Set<() => void>()
let book = ''
let freshness: Freshness = { isFresh: true, at: 0 }

type BookChange = { readonly book: string; readonly change: MatchChange }

const changes = createPortions<BookChange>((portion) => {
  // After a change of the book, prices of the previous one may still arrive.
  const own = portion.filter((one) => one.book === book)
  matchStore.apply(
    own.map(({ change }) => change),
    now(),
    book,
  )
})

const stream = createPriceStream({
  url: streamUrl,
  dial: openSocket,
  watched: () => {
    const ids = new Set<string>()
    const whole = new Set<string>()
    for (const watch of watches) for (const id of watch.ids) (watch.whole ? whole : ids).add(id)
    return {
      kind: 'watch',
      book,
      ids: [...ids].filter((id) => !whole.has(id)).slice(0, WATCH_MAX),
      whole: [...whole].slice(0, WATCH_MAX),
    }
  },
  onFrame: (frame) => {
    setFreshness({ isFresh: true, at: frame.at })
    if (frame.kind === 'prices') changes.add(frame.matches.map((change) => ({ book: frame.book, change })))
  },
  onFresh: (isFresh) => setFreshness({ ...freshness, isFresh }),
})

const hidden = createTimer(() => stream.stop())

/** Sets the venue of the prices; those of the previous venue are replaced as new ones arrive. */
export function setBook(enName: string): void {
  if (book === enName) return
  book = enName
  stream.rewatch()
  for (const listener of [...bookListeners]) listener()
}

/** Venue of the prices on screen. */
export function currentBook(): string {
  return book
}

/** '' before a page has chosen one. */
export function useCurrentBook(): string {
  return useSyncExternalStore((listener) => {
    bookListeners.add(listener)
    return () => void bookListeners.delete(listener)
  }, currentBook)
}

/** Stores the prices of a read. */
export function takeBoard({ book: from, list, at }: Pick<Board, 'book' | 'list' | 'at'>): void {
  // Changes that arrived before the read must not replace it later.
  changes.flush()
  matchStore.put(list, now(), from)
  if (at <= freshness.at) return
  setFreshness({ isFresh: true, at })
  if (watches.size > 0) stream.refreshed()
}

/** Follows matches while the component is mounted. @param whole every market instead of the main lines */
export function useWatch(ids: readonly string[], whole = false): void {
  const key = ids.join(' ')
  useEffect(() => {
    if (key === '') return
    const watch: Watch = { ids: key.split(' '), whole }
    watches.add(watch)
    if (watches.size === 1) begin()
    else stream.rewatch()
    return () => {
      watches.delete(watch)
      if (watches.size === 0) end()
      else stream.rewatch()
    }
  }, [key, whole])
}

/** Current state of a match; undefined until a read has returned it. @param isFollowed whether the component renders again when it changes */
export function useMatch(id: string, isFollowed = true): KnownMatch | undefined {
  const subscribe = useCallback(
    (listener: () => void) => (isFollowed ? matchStore.subscribe(id, listener) : () => undefined),
    [id, isFollowed],
  )
  return useSyncExternalStore(subscribe, () => matchStore.get(id))
}

/** Renders the component again when one of these matches changes. */
export function useMatches(ids: readonly string[]): void {
  const key = ids.join(' ')
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const undos = key.split(' ').map((id) => matchStore.subscribe(id, render))
    return () => {
      for (const undo of undos) undo()
    }
  }, [key])
}

/** Stale prices are shown with their time and cannot be selected. */
export function useFreshness(): Freshness {
  return useSyncExternalStore(
    (listener) => {
      freshListeners.add(listener)
      return () => void freshListeners.delete(listener)
    },
    () => freshness,
  )
}

function setFreshness(next: Freshness): void {
  if (next.isFresh === freshness.isFresh && next.at === freshness.at) return
  const isNews = next.isFresh !== freshness.isFresh || !next.isFresh
  freshness = next
  if (isNews) for (const listener of [...freshListeners]) listener()
}

function begin(): void {
  document.addEventListener('visibilitychange', onVisibility)
  stream.refreshed()
  stream.start()
}

function end(): void {
  document.removeEventListener('visibilitychange', onVisibility)
  hidden.stop()
  stream.stop()
}

function onVisibility(): void {
  hidden.stop()
  if (document.visibilityState === 'hidden') hidden.start(HIDDEN_MS)
  else stream.start()
}

/** The stream is on the chat's host (spec 7.3). */
async function streamUrl(): Promise<string | null> {
  const [known] = readDictionary(CHAT_HOSTS_ENTRY)
  const host = known ?? (await call(vvPretty, {}))[CHAT_HOSTS_ENTRY]?.[0]
  const origin = host === undefined ? null : socketOrigin(host, globalThis.location.origin)
  return origin === null ? null : `${origin}${SPORT_SOCKET_PATH}`
}
