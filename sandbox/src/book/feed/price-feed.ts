/** Sends each watcher what changed in its matches. One round a second serves all watchers, and there is none without watchers. */
import type { BoardFace, BoardMarket, MatchChange, SportFrame } from '@lantern/contract/sport'
import type { Executor } from '../../database/database.ts'
import type { Catalogue, MatchNow } from '../matches/catalogue.ts'
import { faceOf, mainQuotes, marketOf } from './board-view.rules.ts'
import type { PriceCache } from './price-cache.ts'

/** Real time between rounds (screens.md 12: odds and scores tick every second). */
const ROUND_MS = 1_000
/** Real time without changes after which a watcher gets a beat. */
const BEAT_MS = 2_000
/** Matches per frame: a frame stays below the 64 kB that the edge relays. */
const FRAME_MATCHES = 20

type Watched = { readonly book: string; readonly ids: readonly string[]; readonly whole: readonly string[] }

type Watcher = {
  /** Replaces what is watched; the next frames have everything of it. */
  watch(watched: Watched): void
  end(): void
}

export type PriceFeed = {
  add(send: (frame: SportFrame) => void): Watcher
  /** One round. Rounds do not overlap: a slow one skips the next. */
  round(): Promise<void>
  watchers(): number
  /** Resolves when no round is under way. */
  close(): Promise<void>
}

export type FeedOptions = {
  readonly db: Executor
  readonly catalogue: Catalogue
  readonly prices: PriceCache
  /** Sandbox time. */
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

/** State of a match as last sent; texts are compared instead of objects. */
type Sent = { face: string; markets: Map<string, string> }
type State = { change: Required<MatchChange>; sent: Sent }
type Client = { send: (frame: SportFrame) => void; watched: Watched | null; sent: Map<string, Sent>; spokenAt: number }

export function createPriceFeed({ db, catalogue, prices, now, onError }: FeedOptions): PriceFeed {
  const clients = new Set<Client>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null

  async function serve(): Promise<void> {
    const at = now()
    const asked = [...clients].filter((client) => client.watched !== null)
    const ids = new Set(asked.flatMap(({ watched }) => (watched ? [...watched.ids, ...watched.whole] : [])))
    const matches = new Map((await catalogue.pick(db, ids, at)).map((match) => [match.fixture.id, match]))
    // Watchers of the same match and book share one state.
    const states = new Map<string, State>()
    const stateAt = (match: MatchNow, book: string, whole: boolean): State => {
      const key = `${match.fixture.id}/${book}/${whole}`
      const known = states.get(key)
      if (known) return known
      const quotes = prices.quotes(match, book, at)
      const made = stateOf(
        match,
        whole ? quotes.map((quote) => marketOf(match.fixture, quote)) : mainMarkets(match, quotes),
      )
      states.set(key, made)
      return made
    }
    for (const client of asked) {
      const { watched } = client
      if (watched === null || !clients.has(client)) continue
      const changes: MatchChange[] = []
      const look = (id: string, whole: boolean): void => {
        const match = matches.get(id)
        if (!match) return
        const { change, sent } = stateAt(match, watched.book, whole)
        const before = client.sent.get(id)
        client.sent.set(id, sent)
        const difference = differenceOf(change, sent, before)
        if (difference) changes.push(difference)
      }
      for (const id of watched.ids) if (!watched.whole.includes(id)) look(id, false)
      for (const id of watched.whole) look(id, true)
      speak(client, watched.book, at, changes)
    }
  }

  const round = (): Promise<void> => {
    running ??= serve()
      .catch(onError)
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    round,
    watchers: () => clients.size,
    add(send) {
      const client: Client = { send, watched: null, sent: new Map(), spokenAt: 0 }
      clients.add(client)
      timer ??= setInterval(() => void round(), ROUND_MS)
      return {
        watch(watched) {
          client.watched = watched
          client.sent.clear()
          // Joins the round under way if there is one, so that a page waits less than a second.
          void (running ?? Promise.resolve()).then(round)
        },
        end() {
          clients.delete(client)
          if (clients.size === 0) stop()
        },
      }
    },
    async close() {
      clients.clear()
      stop()
      await running
    },
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }
}

function mainMarkets(match: MatchNow, quotes: ReturnType<PriceCache['quotes']>): BoardMarket[] {
  return mainQuotes(quotes).map((quote) => marketOf(match.fixture, quote))
}

function stateOf({ fixture, status }: MatchNow, markets: BoardMarket[]): State {
  const face = faceOf(status)
  return {
    change: { id: fixture.id, face, markets, gone: [] },
    sent: { face: faceKey(face), markets: new Map(markets.map((market) => [market.id, marketKey(market)])) },
  }
}

/** The clock is left out: pages advance it by its rate. */
function faceKey({ state, score, points, period, clockRate }: BoardFace): string {
  return `${state}/${score.home}-${score.away}/${points ? `${points.home}-${points.away}` : ''}/${period}/${clockRate}`
}

function marketKey({ state, selections }: BoardMarket): string {
  return `${state}/${selections.map(({ pick, odds }) => `${pick}${odds}`).join('/')}`
}

function differenceOf(change: Required<MatchChange>, sent: Sent, before: Sent | undefined): MatchChange | null {
  if (!before) return change
  if (before === sent) return null
  const markets = change.markets.filter((market) => before.markets.get(market.id) !== sent.markets.get(market.id))
  const gone = [...before.markets.keys()].filter((id) => !sent.markets.has(id))
  const face = before.face === sent.face ? undefined : change.face
  if (markets.length === 0 && gone.length === 0 && face === undefined) return null
  return { id: change.id, ...(face && { face }), markets, gone }
}

function speak(client: Client, book: string, at: number, changes: readonly MatchChange[]): void {
  const real = performance.now()
  if (changes.length === 0) {
    if (real - client.spokenAt < BEAT_MS - ROUND_MS / 2) return
    client.spokenAt = real
    client.send({ kind: 'beat', at })
    return
  }
  client.spokenAt = real
  for (let start = 0; start < changes.length; start += FRAME_MATCHES)
    client.send({ kind: 'prices', book, at, matches: changes.slice(start, start + FRAME_MATCHES) })
}
