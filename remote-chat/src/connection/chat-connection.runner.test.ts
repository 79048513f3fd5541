import { MSG } from '@lantern/contract/chat'
import type { SocketHandlers } from '@lantern/platform'
import { createChatConnection } from './chat-connection.runner.ts'

/** A connection with fake sockets and a record of its requests. */
function aConnection() {
  const sockets: { url: string; handlers: SocketHandlers; sent: { msgId: number }[]; isClosed: boolean }[] = []
  const asked = { url: 0, credentials: 0 }
  const connection = createChatConnection({
    url: async () => {
      asked.url += 1
      return `ws://host-${asked.url}`
    },
    dial: (url, handlers) => {
      const socket = { url, handlers, sent: [] as { msgId: number }[], isClosed: false }
      sockets.push(socket)
      return {
        send: (text) => {
          socket.sent.push(JSON.parse(text))
          return true
        },
        close: () => {
          socket.isClosed = true
        },
      }
    },
    hasToken: () => true,
    credentials: async () => {
      asked.credentials += 1
      return { token: 't', body: 'b' }
    },
  })
  return { connection, sockets, asked }
}
const listener = () => ({ onFact: jest.fn(), onClearRoom: jest.fn() })
const HELLO = JSON.stringify({ msgId: MSG.leaveRoom, msgData: { roomId: 'lobby' } })
const hello = { kind: 'left', roomId: 'lobby' }
const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('deliberately closed chat connection', () => {
  it('[CHAT-6] keeps no state, and a new start supplies all of it again', async () => {
    const { connection, sockets, asked } = aConnection()
    const first = listener()
    connection.start(first)
    await settled()
    sockets[0]?.handlers.onOpen()
    await settled()
    expect(sockets[0]?.sent.map(({ msgId }) => msgId)).toEqual([MSG.login])

    connection.close()
    sockets[0]?.handlers.onText(HELLO)
    const called = { room: first.onClearRoom.mock.calls.length, handlers: first.onFact.mock.calls.length }
    expect(called).toEqual({ room: 1, handlers: 0 })
    expect(sockets[0]?.isClosed).toBe(true)
    // Stays closed: no retry, no heartbeat.
    await jest.advanceTimersByTimeAsync(60_000)
    expect([sockets.length, sockets[0]?.sent.length]).toEqual([1, 1])

    const second = listener()
    connection.start(second)
    await settled()
    sockets[1]?.handlers.onOpen()
    await settled()
    sockets[1]?.handlers.onText(HELLO)
    expect({ url: sockets[1]?.url, 'login flag': sockets[1]?.sent.map(({ msgId }) => msgId) }).toEqual({
      url: 'ws://host-2',
      'login flag': [MSG.login],
    })
    expect(asked).toEqual({ url: 2, credentials: 2 })
    expect([first.onFact.mock.calls, second.onFact.mock.calls]).toEqual([[], [[hello]]])
  })

  it('[CHAT-6] leaves no timer running, whether connected or waiting for a retry', async () => {
    const { connection, sockets } = aConnection()
    connection.start(listener())
    await settled()
    sockets[0]?.handlers.onOpen()
    await settled()
    expect(jest.getTimerCount()).toBe(1)
    connection.close()
    expect(jest.getTimerCount()).toBe(0)

    connection.start(listener())
    await settled()
    sockets[1]?.handlers.onLost(1006)
    expect(jest.getTimerCount()).toBe(1)
    connection.close()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('[CHAT-3] a lost connection keeps handlers and URL for the retry', async () => {
    const { connection, sockets, asked } = aConnection()
    const handlers = listener()
    connection.start(handlers)
    await settled()
    sockets[0]?.handlers.onOpen()
    await settled()
    sockets[0]?.handlers.onLost(1006)
    expect(handlers.onClearRoom).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(3_000)
    sockets[1]?.handlers.onText(HELLO)
    expect([sockets[1]?.url, asked.url, handlers.onFact.mock.calls]).toEqual(['ws://host-1', 1, [[hello]]])
  })
})
