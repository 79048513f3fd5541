import type { SportFrame } from '@lantern/contract/sport'
import type { SocketHandlers } from '@lantern/platform'
import { BEAT_MS, RETRY_MS, STALE_MS } from './price-stream.machine.ts'
import { createPriceStream } from './price-stream.runner.ts'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open(url: string | null = 'ws://venue/') {
  const sockets: { handlers: SocketHandlers; sent: string[]; isClosed: boolean }[] = []
  const frames: SportFrame[] = []
  const fresh: boolean[] = []
  const stream = createPriceStream({
    url: async () => url,
    dial: (_url, handlers) => {
      const socket = { handlers, sent: [] as string[], isClosed: false }
      sockets.push(socket)
      return {
        send: (text) => socket.sent.push(text) > 0,
        close: () => {
          socket.isClosed = true
        },
      }
    },
    watched: () => ({ kind: 'watch', book: 'OBTY', ids: ['m1'] }),
    onFrame: (frame) => frames.push(frame),
    onFresh: (isFresh) => fresh.push(isFresh),
  })
  const dialled = async () => {
    await jest.advanceTimersByTimeAsync(0)
    const socket = sockets.at(-1)
    if (!socket) throw new Error('nothing was dialled')
    return socket
  }
  return { stream, sockets, frames, fresh, dialled }
}
const BEAT = JSON.stringify({ kind: 'beat', at: 5 })

describe('price stream', () => {
  it('[GAMES-35] subscribes to the matches of the page as soon as it is open, and again when they change', async () => {
    const { stream, dialled } = open()
    stream.start()
    const socket = await dialled()
    stream.rewatch()
    expect(socket.sent).toEqual([])
    socket.handlers.onOpen()
    stream.rewatch()
    expect(socket.sent.map((text) => JSON.parse(text))).toEqual([
      { kind: 'watch', book: 'OBTY', ids: ['m1'] },
      { kind: 'watch', book: 'OBTY', ids: ['m1'] },
    ])
  })

  it('[GAMES-35] reports prices as stale within five seconds of the last frame, and as current with the next', async () => {
    const { stream, fresh, dialled } = open()
    expect(STALE_MS).toBeLessThanOrEqual(5_000)
    stream.start()
    const socket = await dialled()
    socket.handlers.onOpen()
    socket.handlers.onText(BEAT)
    await jest.advanceTimersByTimeAsync(STALE_MS - 1)
    expect(fresh).toEqual([true])
    await jest.advanceTimersByTimeAsync(1)
    expect(fresh).toEqual([true, false])
    socket.handlers.onText(BEAT)
    expect(fresh).toEqual([true, false, true])
  })

  it('[GAMES-35] reconnects after a loss with growing delays, and at once on a second start', async () => {
    const { stream, sockets, dialled } = open()
    stream.start()
    for (const [index, delay] of [RETRY_MS[1], RETRY_MS[2], RETRY_MS[3], RETRY_MS[4], RETRY_MS[4]].entries()) {
      const socket = await dialled()
      socket.handlers.onLost(1006)
      await jest.advanceTimersByTimeAsync(delay - 1)
      expect(sockets).toHaveLength(index + 1)
      await jest.advanceTimersByTimeAsync(1)
      expect(sockets).toHaveLength(index + 2)
    }
  })

  it('ignores a socket that was replaced, and one that opens after the stop', async () => {
    const { stream, sockets, dialled } = open()
    stream.start()
    const first = await dialled()
    stream.stop()
    expect(first.isClosed).toBe(true)
    first.handlers.onOpen()
    expect(first.sent).toEqual([])
    stream.start()
    await dialled()
    first.handlers.onLost(1000)
    await jest.advanceTimersByTimeAsync(RETRY_MS[4])
    expect(sockets).toHaveLength(2)
  })

  it('ignores unknown frames', async () => {
    const { stream, frames, fresh, dialled } = open()
    stream.start()
    const socket = await dialled()
    socket.handlers.onOpen()
    for (const text of ['', '[]', '{"kind":"news"}', '{"kind":"beat"}']) socket.handlers.onText(text)
    expect(frames).toEqual([])
    expect(fresh).toEqual([])
  })

  it('keeps the socket open with heartbeats', async () => {
    const { stream, dialled } = open()
    stream.start()
    const socket = await dialled()
    socket.handlers.onOpen()
    await jest.advanceTimersByTimeAsync(BEAT_MS * 2)
    expect(socket.sent.slice(1)).toEqual(['{"kind":"beat"}', '{"kind":"beat"}'])
    stream.stop()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('retries when the site names no host', async () => {
    const { stream, sockets } = open(null)
    stream.start()
    await jest.advanceTimersByTimeAsync(RETRY_MS[1])
    expect(sockets).toEqual([])
    stream.stop()
    expect(jest.getTimerCount()).toBe(0)
  })
})
