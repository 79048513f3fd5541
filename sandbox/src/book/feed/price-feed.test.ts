import type { AddressInfo } from 'node:net'
import { SPORT_SOCKET_PATH, type SportFrame, sportFrameSchema, WATCH_MAX } from '@lantern/contract/sport'
import { createApp, createLogger } from '@lantern/service'
import * as v from 'valibot'
import { WebSocket } from 'ws'
import type { Wire } from '../../wire/wire.ts'
import { type OpenBook, openBook } from '../book.fixture.ts'
import { createPriceCache } from './price-cache.ts'
import { createPriceFeed } from './price-feed.ts'
import { registerSport } from './register-sport.ts'
import { isSportSocket, NETWORK_LIMIT } from './sport-socket.ts'

let book: OpenBook
let ids: string[]

beforeAll(async () => {
  book = await openBook()
  ids = (await book.catalogue.matches(book.db, 'live', book.clock.now())).map(({ fixture }) => fixture.id)
})
afterAll(() => book.close())

function openFeed() {
  const { db, catalogue, clock } = book
  const feed = createPriceFeed({
    db,
    catalogue,
    prices: createPriceCache(),
    now: () => clock.now(),
    onError: (error) => {
      throw error
    },
  })
  const frames: SportFrame[] = []
  const watcher = feed.add((frame) => frames.push(v.parse(sportFrameSchema, frame)))
  const prices = () => frames.flatMap((frame) => (frame.kind === 'prices' ? frame.matches : []))
  return { feed, watcher, frames, prices }
}

describe('price feed', () => {
  it('[SBX-201] sends everything once, then only what changed', async () => {
    const { feed, watcher, frames, prices } = openFeed()
    watcher.watch({ book: 'OBTY', ids, whole: [] })
    await feed.round()
    expect(prices().map(({ id }) => id)).toEqual(ids)
    expect(prices().every(({ face, markets }) => face !== undefined && markets !== undefined)).toBe(true)
    frames.length = 0
    await feed.round()
    expect(prices()).toEqual([])
    book.advance(5 * 60_000)
    await feed.round()
    const changed = prices()
    expect(changed.length).toBeGreaterThan(0)
    // A price that did not move is not sent again.
    expect(JSON.stringify(frames).length).toBeLessThan(ids.length * 2_000)
    await feed.close()
  })

  it('[SBX-201] sends every market of a match that is shown whole, at the prices of the venue', async () => {
    const { feed, watcher, prices } = openFeed()
    const [first = ''] = ids
    watcher.watch({ book: 'FBTY', ids: [first], whole: [first] })
    await feed.round()
    const [whole, ...rest] = prices()
    expect(rest).toEqual([])
    expect(whole?.markets?.length).toBeGreaterThan(3)
    await feed.close()
  })

  it('[SBX-201] leaves out unknown matches, and stops with the last watcher', async () => {
    const { feed, watcher, prices } = openFeed()
    watcher.watch({ book: 'OBTY', ids: ['m99999-00', 'nonsense'], whole: [] })
    await feed.round()
    expect(prices()).toEqual([])
    watcher.end()
    expect(feed.watchers()).toBe(0)
  })
})

describe('sport socket', () => {
  let app: ReturnType<typeof createApp>
  beforeAll(async () => {
    app = createApp({ logger: createLogger('sport-test'), takesSocket: isSportSocket })
    const wire = { publicRead: () => undefined } as unknown as Wire
    await registerSport(app, wire, { db: book.db, catalogue: book.catalogue, now: () => book.clock.now() })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const dial = () => {
    const { port } = app.server.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SPORT_SOCKET_PATH}`)
    const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)))
    const opened = new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('error', reject)
    })
    const frame = () => new Promise<string>((resolve) => socket.once('message', (bytes) => resolve(String(bytes))))
    return { socket, opened, closed, frame }
  }

  it('[SBX-201] streams to a page that watches', async () => {
    const { socket, opened, frame } = dial()
    await opened
    const next = frame()
    socket.send(JSON.stringify({ kind: 'watch', book: 'OBTY', ids }))
    expect(v.parse(sportFrameSchema, JSON.parse(await next))).toMatchObject({ kind: 'prices', book: 'OBTY' })
    socket.terminate()
  })

  it.each([
    ['no JSON', 'watch'],
    ['an unknown frame', '{"kind":"all"}'],
    [
      'too many matches',
      JSON.stringify({ kind: 'watch', book: 'OBTY', ids: Array.from({ length: WATCH_MAX + 1 }, () => 'm') }),
    ],
    ['U+0000', '{"kind":"watch","book":"\\u0000","ids":[]}'],
  ])('[SBX-202] closes a stream that sends %s', async (_name, text) => {
    const { socket, opened, closed } = dial()
    await opened
    socket.send(text)
    expect(await closed).toBe(1007)
  })

  it('[SBX-202] survives a frame above the limit and a reset', async () => {
    const { socket, opened, closed } = dial()
    await opened
    socket.send('x'.repeat(20_000))
    await closed
    const other = dial()
    await other.opened
    other.socket.terminate()
    expect((await app.inject('/none')).statusCode).toBe(404)
  })

  it('[SBX-202] closes a stream that floods', async () => {
    const { socket, opened, closed } = dial()
    await opened
    for (let count = 0; count < 41; count += 1) socket.send('{"kind":"beat"}')
    expect(await closed).toBe(1008)
  })

  it('[SBX-202] refuses the next stream of a network at its limit', async () => {
    const held = Array.from({ length: NETWORK_LIMIT }, dial)
    await Promise.all(held.map(({ opened }) => opened))
    expect(await dial().closed).toBe(1013)
    for (const { socket } of held) socket.terminate()
    await Promise.all(held.map(({ closed }) => closed))
  })
})
