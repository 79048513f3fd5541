/** Races of the connection against a real socket server. Only setTimeout is fake: sockets and promises run on their own. */
import { CHAT_SESSION_ENDED, chatHistory, MSG } from '@lantern/contract/chat'
import { openSocket } from '@lantern/platform'
import { aChatLine, fakeApi } from '@lantern/testing'
import { type FakeChatServer, startFakeChatServer } from '@lantern/testing/fake-chat-server'
import { MAX_ROOMS } from '../room/chat.machine.ts'
import { createChatRooms } from '../room/chat.runner.ts'
import { type ChatConnection, createChatConnection } from './chat-connection.runner.ts'
import type { ChatFact } from './chat-facts.rules.ts'

const LOGGED_IN = { msgId: MSG.login, msgData: { code: 0, data: {} } }
const REFUSED = { msgId: MSG.login, msgData: { code: 10004 } }
const LEFT = { msgId: MSG.leaveRoom, msgData: { roomId: 'lobby' } }

let server: FakeChatServer
let connection: ChatConnection
/** The member's browser: its requests, what it received, and whether it has a token. */
let client: {
  hasToken: boolean
  facts: ChatFact[]
  cleared: number
  urls: number
  credentials: () => Promise<{ token: string; body: string }>
}
const watching = new Set<() => void>()

beforeEach(async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date', 'hrtime'],
  })
  server = await startFakeChatServer()
  server.reply(({ msgId }) => (msgId === MSG.login ? LOGGED_IN : undefined))
  client = {
    hasToken: true,
    facts: [],
    cleared: 0,
    urls: 0,
    credentials: async () => ({ token: 't', body: 'b' }),
  }
  connection = createChatConnection({
    url: async () => {
      client.urls += 1
      return `${server.origin}/stream`
    },
    dial: openSocket,
    hasToken: () => client.hasToken,
    credentials: () => client.credentials(),
  })
  connection.subscribe(look)
})
afterEach(async () => {
  connection.close()
  watching.clear()
  await server.close()
  jest.useRealTimers()
})

function look(): void {
  for (const one of [...watching]) one()
}

/** Resolves once the condition holds on the client's side; it is checked after each change of state and each message. */
function until(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const one = (): void => {
      if (!isTrue()) return
      watching.delete(one)
      resolve()
    }
    watching.add(one)
    one()
  })
}

const start = () =>
  connection.start({
    onFact: (fact) => {
      client.facts.push(fact)
      look()
    },
    onClearRoom: () => {
      client.cleared += 1
    },
  })
const is = (kind: string) => () => connection.getState().kind === kind
const loggedIn = (times: number) =>
  until(() => client.facts.filter(({ kind }) => kind === 'logged-in').length === times)
const ids = () => server.received.map(({ msgId }) => msgId)

/** Connected and logged in. */
async function online(): Promise<void> {
  start()
  await loggedIn(1)
}

describe('chat connection on a real socket', () => {
  it('[CHAT-17] survives a loop of connecting and closing, and leaves no timer and no socket', async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      start()
      await loggedIn(turn)
      connection.close()
      await server.until(() => server.connections() === 0)
    }
    expect(ids()).toEqual(Array(5).fill(MSG.login))
    expect(server.dialled).toHaveLength(5)
    expect(jest.getTimerCount()).toBe(0)
  })

  it('[CHAT-17] ignores a second start, while connecting and while connected', async () => {
    start()
    await online()
    start()
    expect(connection.send({ msgId: MSG.joinRoom, msgData: { roomId: 'lobby' } })).toBe(true)
    await server.until(() => ids().includes(MSG.joinRoom))
    expect(server.dialled).toHaveLength(1)
    expect(ids()).toEqual([MSG.login, MSG.joinRoom])
  })

  it('[CHAT-6] a close before the transport opens is final, even when the server completes the handshake', async () => {
    server.handshakes('hold')
    start()
    await server.until(() => server.dialled.length === 1)
    connection.close()
    server.handshakes('accept')
    await server.until(() => server.connections() === 0)
    expect(connection.getState()).toMatchObject({ kind: 'disconnected', reason: 'closed-by-us' })
    expect(server.received).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('[CHAT-17] reconnects after a close before the transport opened: one login, from the new socket', async () => {
    server.handshakes('hold')
    start()
    await server.until(() => server.dialled.length === 1)
    connection.close()
    server.handshakes('accept')
    await online()
    expect(server.dialled).toHaveLength(2)
    expect(ids()).toEqual([MSG.login])
  })

  it('[CHAT-6] credentials that arrive after the close are not sent', async () => {
    let deliver = (): void => undefined
    client.credentials = () =>
      new Promise((resolve) => {
        deliver = () => resolve({ token: 'old', body: 'b' })
      })
    start()
    await until(is('connected'))
    connection.close()
    deliver()
    client.credentials = async () => ({ token: 'new', body: 'b' })
    await online()
    expect(server.received.map(({ msgData }) => msgData.token)).toEqual(['new'])
  })

  it('[CHAT-7] credentials that were requested for a lost socket are not sent on the next one', async () => {
    let deliver = (): void => undefined
    client.credentials = () =>
      new Promise((resolve) => {
        deliver = () => resolve({ token: 'old', body: 'b' })
      })
    start()
    await until(is('connected'))
    server.cut()
    await until(is('waiting'))
    client.credentials = async () => ({ token: 'new', body: 'b' })
    jest.advanceTimersByTime(3_000)
    await loggedIn(1)
    deliver()
    connection.send({ msgId: MSG.joinRoom, msgData: { roomId: 'lobby' } })
    await server.until(() => ids().includes(MSG.joinRoom))
    expect(server.received.map(({ msgData }) => msgData.token ?? 'join')).toEqual(['new', 'join'])
  })

  it('[CHAT-3] a lost connection clears the room and keeps handlers and URL; the retry comes after three seconds', async () => {
    await online()
    server.cut()
    await until(is('waiting'))
    expect(client.cleared).toBe(1)
    jest.advanceTimersByTime(2_999)
    expect(connection.getState().kind).toBe('waiting')
    jest.advanceTimersByTime(1)
    await loggedIn(2)
    expect([server.dialled.length, client.urls]).toEqual([2, 1])
    server.broadcast(LEFT)
    await until(() => client.facts.at(-1)?.kind === 'left')
  })

  it('[CHAT-6] a deliberate close clears handlers and URL as well: late messages are not delivered, the next start resolves the URL again', async () => {
    await online()
    server.broadcast(LEFT)
    connection.close()
    await server.until(() => server.connections() === 0)
    expect(client.facts.map(({ kind }) => kind)).toEqual(['logged-in'])
    expect(client.cleared).toBe(1)
    start()
    await loggedIn(2)
    expect(client.urls).toBe(2)
  })

  it('[CHAT-4] tries five times, three seconds apart, then waits for the member', async () => {
    await online()
    server.handshakes('drop')
    server.cut()
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await until(is('waiting'))
      expect(connection.getState()).toMatchObject({ attempt })
      jest.advanceTimersByTime(2_999)
      expect(connection.getState().kind).toBe('waiting')
      jest.advanceTimersByTime(1)
    }
    await until(is('disconnected'))
    expect(connection.getState()).toMatchObject({ reason: 'gave-up' })
    expect(server.dialled).toHaveLength(6)
    expect(jest.getTimerCount()).toBe(0)
    server.handshakes('accept')
    start()
    await loggedIn(2)
  })

  it('[CHAT-1] restarts the count of attempts when a socket opens', async () => {
    await online()
    for (let turn = 2; turn <= 7; turn += 1) {
      server.cut()
      await until(is('waiting'))
      expect(connection.getState()).toMatchObject({ attempt: 1 })
      jest.advanceTimersByTime(3_000)
      await loggedIn(turn)
    }
  })

  it('[CHAT-4] a socket that is lost before it opens counts as a try', async () => {
    server.handshakes('hold')
    start()
    await server.until(() => server.dialled.length === 1)
    server.cut()
    await until(is('waiting'))
    expect(connection.getState()).toMatchObject({ attempt: 1 })
  })

  it('[CHAT-5] does not reconnect without a token, whether it is gone at the loss or at the retry', async () => {
    await online()
    client.hasToken = false
    server.cut()
    await until(is('disconnected'))
    expect(connection.getState()).toMatchObject({ reason: 'no-token' })
    expect(jest.getTimerCount()).toBe(0)
    client.hasToken = true
    start()
    await loggedIn(2)
    server.cut()
    await until(is('waiting'))
    client.hasToken = false
    jest.advanceTimersByTime(3_000)
    expect(connection.getState()).toMatchObject({ reason: 'no-token' })
    expect(server.dialled).toHaveLength(2)
  })

  it('[CHAT-2, CHAT-7] beats every five seconds, and logs in again after a heartbeat without a token', async () => {
    await online()
    jest.advanceTimersByTime(5_000)
    await server.until(() => server.received.length === 2)
    client.hasToken = false
    jest.advanceTimersByTime(5_000)
    await server.until(() => server.received.length === 3)
    client.hasToken = true
    jest.advanceTimersByTime(5_000)
    await loggedIn(2)
    expect(ids()).toEqual([MSG.login, MSG.heartbeat, MSG.heartbeat, MSG.heartbeat, MSG.login])
    expect(server.received[1]?.msgData).toEqual({})
  })

  it('[CHAT-21] replaces a socket whose server stopped answering', async () => {
    let isAnswering = true
    server.reply(({ msgId }) =>
      msgId === MSG.login ? LOGGED_IN : isAnswering ? { msgId: MSG.heartbeat, msgData: {} } : undefined,
    )
    await online()
    jest.advanceTimersByTime(5_000)
    await until(() => (connection.getState() as { unanswered?: number | null }).unanswered === 0)
    isAnswering = false
    jest.advanceTimersByTime(15_000)
    await until(is('waiting'))
    jest.advanceTimersByTime(3_000)
    await loggedIn(2)
    expect(server.dialled).toHaveLength(2)
  })

  it('[CHAT-23] requests new credentials when the login is refused, five times at most', async () => {
    let tickets = 0
    client.credentials = async () => {
      tickets += 1
      return { token: `t${tickets}`, body: 'b' }
    }
    server.reply(() => REFUSED)
    start()
    for (let turn = 1; turn < 5; turn += 1) {
      await until(is('waiting'))
      jest.advanceTimersByTime(3_000)
    }
    await until(is('disconnected'))
    expect(connection.getState()).toMatchObject({ reason: 'gave-up' })
    expect(server.received.map(({ msgData }) => msgData.token)).toEqual(['t1', 't2', 't3', 't4', 't5'])
    expect(client.facts).toEqual([])
  })

  it('[CHAT-19] stays closed after the session ended', async () => {
    await online()
    let isAsked = false
    client.credentials = async () => {
      isAsked = true
      throw new Error('session ended')
    }
    server.hangUp(CHAT_SESSION_ENDED, '6001')
    await until(is('disconnected'))
    expect(connection.getState()).toMatchObject({ reason: 'session-ended' })
    expect(isAsked).toBe(true)
    start()
    jest.advanceTimersByTime(60_000)
    expect(server.dialled).toHaveLength(1)
  })

  it('[CHAT-6] a room that is left between its join and the answer stays left: the late answer and lines are not delivered', async () => {
    let answer = (): void => undefined
    server.reply(({ msgId, msgData }) => {
      if (msgId === MSG.login) return LOGGED_IN
      if (msgId === MSG.joinRoom && msgData.roomId === 'lobby')
        answer = () => {
          const joined = { roomId: 'lobby', status: 1, online: 1, last: [aChatLine({ seq: 1 })], hasMore: false }
          server.broadcast({ msgId: MSG.joinRoom, msgData: joined })
          server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2 }) })
          server.broadcast(LEFT)
        }
      return undefined
    })
    fakeApi().hang(chatHistory)
    const rooms = createChatRooms({ keepMark: () => undefined })
    rooms.attach(connection)
    const openRoom = (roomId: string) => rooms.dispatch({ kind: 'opened', roomId, readSeq: 0 })
    connection.start({
      onFact: (fact) => {
        client.facts.push(fact)
        rooms.dispatch({ kind: 'fact', fact })
        look()
      },
      onClearRoom: () => undefined,
    })
    openRoom('lobby')
    await server.until(() => ids().includes(MSG.joinRoom))
    // With the lobby, one more than a panel keeps joined: the lobby is left before its answer.
    for (let n = 1; n <= MAX_ROOMS; n += 1) openRoom(`match:${n}`)
    await server.until(() => ids().includes(MSG.leaveRoom))
    answer()
    await until(() => client.facts.at(-1)?.kind === 'left')
    expect(client.facts.map(({ kind }) => kind)).toEqual(['logged-in', 'joined', 'line', 'left'])
    expect(rooms.getState().rooms.lobby).toBeUndefined()
    expect(Object.values(rooms.getState().rooms).flatMap(({ lines }) => lines)).toEqual([])
    rooms.stop()
  })

  it.each(['never', 'closed-by-us', 'gave-up'] as const)(
    '[CHAT-4, CHAT-6] does not connect when the network returns while it is disconnected (%s)',
    async (reason) => {
      if (reason !== 'never') await online()
      if (reason === 'closed-by-us') connection.close()
      if (reason === 'gave-up') {
        server.handshakes('drop')
        server.cut()
        for (let attempt = 1; attempt <= 5; attempt += 1) {
          await until(is('waiting'))
          jest.advanceTimersByTime(3_000)
        }
        await until(is('disconnected'))
        server.handshakes('accept')
      }
      expect(connection.getState()).toMatchObject({ kind: 'disconnected', reason })
      const dialled = server.dialled.length
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
      jest.advanceTimersByTime(60_000)
      expect(connection.getState()).toMatchObject({ kind: 'disconnected', reason })
      expect(server.dialled).toHaveLength(dialled)
    },
  )

  it('sends nothing while it is not connected', async () => {
    const join = { msgId: MSG.joinRoom, msgData: { roomId: 'lobby' } } as const
    expect(connection.send(join)).toBe(false)
    await online()
    server.cut()
    await until(is('waiting'))
    expect(connection.send(join)).toBe(false)
  })
})
