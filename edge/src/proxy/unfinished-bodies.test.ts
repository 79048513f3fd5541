import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { ADDRESS_BODIES, ALL_BODIES, createUnfinishedBodies } from './unfinished-bodies.ts'

const MB = 1024 * 1024
let bodies: ReturnType<typeof createUnfinishedBodies>
beforeEach(() => {
  jest.useFakeTimers()
  bodies = createUnfinishedBodies()
})
afterEach(() => jest.useRealTimers())

/** A body sent piece by piece, and its outcome. */
function aBody({ address = '192.0.2.1', limit = 100, length = '' } = {}) {
  const raw = new IncomingMessage(new Socket())
  if (length !== '') raw.headers = { 'content-length': length }
  const end = { is: 'reading' as unknown }
  void bodies.read(raw, { address, limit }).then(
    (bytes) => {
      end.is = String(bytes)
    },
    (error) => {
      end.is = error.statusCode
    },
  )
  return {
    end,
    send: (text: string | Buffer) => raw.push(Buffer.from(text)),
    finish: () => raw.push(null),
    goAway: () => raw.destroy(),
  }
}
/** Waits for stream events, which arrive in later turns. */
const settle = () => jest.advanceTimersByTimeAsync(0)

describe('createUnfinishedBodies', () => {
  it('[EDGE-CALL-1] returns the bytes when the body is complete', async () => {
    const body = aBody()
    body.send('{"a"')
    body.send(':1}')
    await settle()
    expect([body.end.is, bodies.count]).toEqual(['reading', 1])
    body.finish()
    await settle()
    expect([body.end.is, bodies.count]).toEqual(['{"a":1}', 0])
  })

  it.each([
    ['said to be too long', { limit: 3, length: '4' }],
    ['longer than it may be', { limit: 3 }],
  ])('reads a body that is %s to its end and refuses it', async (_what, options) => {
    const body = aBody(options)
    body.send('1234')
    await settle()
    expect(body.end.is).toBe('reading')
    body.finish()
    await settle()
    expect(body.end.is).toBe(413)
  })

  it('[EDGE-CALL-3] aborts a slow body, after a grace period', async () => {
    const slow = aBody({ limit: MB })
    const fast = aBody({ limit: MB })
    for (let second = 0; second < 8; second += 1) {
      slow.send('x'.repeat(2_000))
      fast.send('x'.repeat(4_100))
      if (second === 5) expect(slow.end.is).toBe('reading')
      await jest.advanceTimersByTimeAsync(1_000)
    }
    expect([slow.end.is, fast.end.is, bodies.count]).toEqual([408, 'reading', 1])
  })

  it('[EDGE-CALL-2] aborts the oldest body of an address with too many, and of all', async () => {
    const one = Array.from({ length: ADDRESS_BODIES + 1 }, () => aBody({ address: '2001:db8::1' }))
    const neighbour = aBody({ address: '2001:db8::2' })
    const other = aBody({ address: '192.0.2.2' })
    await settle()
    expect(one.slice(0, 3).map(({ end }) => end.is)).toEqual([408, 408, 'reading'])
    expect([neighbour.end.is, other.end.is]).toEqual(['reading', 'reading'])
    for (let number = bodies.count; number <= ALL_BODIES; number += 1)
      aBody({ address: `10.0.${number >> 8}.${number & 255}` })
    await settle()
    expect([one[2]?.end.is, other.end.is, bodies.count]).toEqual([408, 'reading', ALL_BODIES])
  })

  it('[EDGE-CALL-2] aborts the oldest body when too many bytes are buffered', async () => {
    const all = Array.from({ length: 14 }, (_, number) => aBody({ address: `192.0.2.${number}`, limit: 10 * MB }))
    const piece = Buffer.alloc(10 * MB)
    for (const body of all) {
      body.send(piece)
      await settle()
    }
    expect(all.map(({ end }) => end.is)).toEqual([408, 408, ...Array.from({ length: 12 }, () => 'reading')])
  })

  it('forgets a sender that has gone', async () => {
    const body = aBody()
    body.goAway()
    await settle()
    expect([body.end.is, bodies.count]).toEqual([408, 0])
  })
})
