import { MSG } from '@lantern/contract/chat'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { insertOverride } from '../../book/bets.repository.ts'
import { type OpenBook, openBook } from '../../book/book.fixture.ts'
import { SHOWN_MARGIN } from '../../book/play/venue-profiles.rules.ts'
import { inTransaction } from '../../database/database.ts'
import { createHub } from '../hub/chat-hub.ts'
import { framesIn } from '../hub/server-frames.fixture.ts'
import { createScoreBus } from './score-bus.ts'
import type { ScoreFrame } from './score-frame.rules.ts'

let book: OpenBook
beforeAll(async () => {
  book = await openBook()
})
afterAll(() => book.close())

/** A socket in the room of a live match, and the bus that serves it. */
async function watch() {
  const [match] = await book.catalogue.list(book.db, 'live', book.clock.now(), SHOWN_MARGIN)
  if (!match) throw new Error('a match is live')
  const hub = createHub({
    lines: { newest: async () => ({ last: [], hasMore: false }), after: async () => [], one: async () => undefined },
  })
  const frames: ScoreFrame['msgData'][] = []
  let encoded = 0
  const connection = (write: (bytes: Buffer) => void) => ({
    memberId: 'anna',
    userName: 'anna',
    vip: 0,
    sessionId: '',
    rooms: new Set<string>(),
    send: () => undefined,
    write,
    close: () => undefined,
  })
  const seen: Buffer[] = []
  const sockets = [
    connection((bytes) => {
      for (const frame of framesIn(bytes) as unknown as ScoreFrame[])
        if (frame.msgId === MSG.score) frames.push(frame.msgData)
      seen.push(bytes)
    }),
    connection((bytes) => {
      if (seen.includes(bytes)) encoded += 1
    }),
  ]
  for (const socket of sockets) {
    hub.add(socket)
    await hub.enter(socket, `match:${match.id}`, () => undefined)
  }
  const bus = createScoreBus(hub, book.catalogue)
  const run = () => bus.job.run({ ...book, now: book.clock.now(), faults: undefined as never })
  return { id: match.id, hub, bus, run, frames, sharedFrames: () => encoded }
}

describe('createScoreBus', () => {
  it('[SBX-CHAT-10] sends the room each score that the book plays, with its prices, and nothing twice', async () => {
    const { id, run, frames, sharedFrames } = await watch()
    const fixture = book.catalogue.fixture(id)
    for (let minute = 0; minute < 40; minute += 1) {
      book.advance(MINUTE_MS)
      await run()
      await run()
      if (!fixture) throw new Error('it has a fixture')
      const { standing } = await book.catalogue.status(book.db, fixture, book.clock.now())
      expect(frames.at(-1)).toMatchObject({ matchId: id, ...standing.score, period: standing.period })
    }
    const keys = frames.map(({ event: _event, seq: _seq, ...shown }) => JSON.stringify(shown))
    expect(keys.every((key, at) => key !== keys[at - 1])).toBe(true)
    const numbers = frames.map(({ seq = 0 }) => seq)
    expect(numbers.every((seq, at) => seq > (numbers[at - 1] ?? 0))).toBe(true)
    const scores = frames.map(({ home, away }) => home + away)
    expect(frames.map(({ event }) => event === 'score')).toEqual(
      scores.map((sum, at) => at > 0 && sum !== scores[at - 1]),
    )
    expect(frames.some(({ odds = [] }) => odds.length > 0)).toBe(true)
    expect(sharedFrames()).toBe(frames.length)
  })

  it('[SBX-CHAT-10] sends the end that the control page decides, and the score to those who join', async () => {
    const { id, bus, run, frames } = await watch()
    await run()
    const override = { match_id: id, kind: 'ended', home: 9, away: 4, at: book.clock.now() } as const
    await inTransaction(book.db, (trx) => insertOverride(trx, override))
    book.advance(1_000)
    await run()
    expect(frames.at(-1)).toMatchObject({ home: 9, away: 4, period: 'FT', clock: '', odds: [], event: 'score' })
    expect((await bus.now(book.db, `match:${id}`, book.clock.now()))?.msgData).toMatchObject({ home: 9, event: '' })
    expect(await bus.now(book.db, 'lobby', book.clock.now())).toBeNull()
  })
})
