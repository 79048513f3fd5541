import { chatHistory, chatJwt, chatRooms, MSG } from '@lantern/contract/chat'
import { chatBlocks } from '@lantern/contract/chat-order'
import { vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { correctClock, takeDictionary } from '@lantern/platform'
import {
  aChatLine,
  aChatRoom,
  aMember,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { type FakeChatServer, startFakeChatServer } from '@lantern/testing/fake-chat-server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { ChatPanel } from './chat-panel.tsx'

let server: FakeChatServer
let api: FakeApi

beforeEach(async () => {
  // jsdom has no layout, and the virtual list renders what fits.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server = await startFakeChatServer()
  api = fakeApi()
  api.on(vvPretty, { '51': [server.origin] })
  api.on(chatRooms, { list: [aChatRoom()] })
  api.on(chatHistory, { list: [aChatLine({ seq: 1, text: '晚上好' })], hasMore: false })
  api.on(chatBlocks, { list: [] })
  api.on(chatJwt, { token: 'jwt', body: 'b' })
  api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3 }))
  server.reply((frame) => {
    if (frame.msgId === MSG.login)
      return { msgId: MSG.login, msgData: { code: 0, data: { speechStatus: 0, speaker: 'own' } } }
    if (frame.msgId === MSG.joinRoom)
      return {
        msgId: MSG.joinRoom,
        msgData: {
          roomId: 'lobby',
          status: 1,
          online: 12,
          last: [aChatLine({ seq: 1, text: '晚上好' })],
          hasMore: false,
        },
      }
    return undefined
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  takeDictionary({})
  correctClock(Date.now())
  await server.close()
})

const open = (member: string | null = 'demo01') =>
  renderWithPlatform(<ChatPanel roomId="lobby" onClose={jest.fn()} onRoom={jest.fn()} />, { member })
const field = () => screen.findByRole('textbox', { name: '说点什么' })
/** The announcer repeats new lines outside the list. */
const inLog = async (text: RegExp) => within(await screen.findByRole('log')).findByText(text)
const joined = async () => {
  await field()
  await screen.findByText('已连接')
  await screen.findByText('12 人在线')
}

describe('ChatPanel', () => {
  it('[CHAT-7] logs in with token and body, then joins the room', async () => {
    open()
    await joined()
    expect(server.received.map(({ msgId }) => msgId)).toEqual([MSG.login, MSG.joinRoom])
    expect(server.received[0]?.msgData).toEqual({ token: 'jwt', body: 'b' })
  })

  it('[CHAT-13] shows an own message immediately, and only once after the server repeats it', async () => {
    const { user } = open()
    await joined()
    await user.type(await field(), '加油{Enter}')
    const log = screen.getByRole('log')
    expect(await within(log).findByText('加油')).toBeVisible()
    await waitFor(() =>
      expect(server.received.at(-1)).toMatchObject({ msgId: MSG.broadcastRoom, msgData: { text: '加油' } }),
    )
    const cid = String(server.received.at(-1)?.msgData.cid)
    server.broadcast({
      msgId: MSG.broadcastRoom,
      msgData: aChatLine({ seq: 2, speaker: 'own', nick: '小灯', text: '加油', cid }),
    })
    await waitFor(() => expect(within(log).queryByText('发送中')).not.toBeInTheDocument())
    expect(within(log).getAllByText(/^加油/)).toHaveLength(1)
  })

  it('[CHAT-14] keeps a refused message with its reason and resends it on demand', async () => {
    const { user } = open()
    await joined()
    await user.type(await field(), 'hi{Enter}')
    await waitFor(() => expect(server.received.at(-1)).toMatchObject({ msgId: MSG.broadcastRoom }))
    const cid = String(server.received.at(-1)?.msgData.cid)
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: { roomId: 'lobby', cid, code: 715003, message: '发言过快' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('发言过快')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(server.received.filter(({ msgId }) => msgId === MSG.broadcastRoom)).toHaveLength(2))
    expect(server.received.at(-1)?.msgData.cid).toBe(cid)
  })

  it('[CHAT-22] shows one connection state: connecting until the room is joined', async () => {
    server.reply((frame) =>
      frame.msgId === MSG.login ? { msgId: MSG.login, msgData: { code: 0, data: { speaker: 'own' } } } : undefined,
    )
    open()
    await field()
    await server.until(() => server.received.at(-1)?.msgId === MSG.joinRoom)
    expect(screen.getAllByText('连接中…')).toHaveLength(1)
    expect(screen.queryByText('已连接')).not.toBeInTheDocument()
    server.broadcast({
      msgId: MSG.joinRoom,
      msgData: { roomId: 'lobby', status: 1, online: 12, last: [], hasMore: false },
    })
    expect(await screen.findByText('已连接')).toBeVisible()
    expect(screen.queryByText('连接中…')).not.toBeInTheDocument()
  })

  it('[CHAT-9] connects to the handshake of the first host of entry 51', async () => {
    api.on(vvPretty, { '50': ['ws://127.0.0.1:1'], '51': [server.origin, 'ws://127.0.0.1:1'] })
    open()
    await joined()
    expect(server.dialled).toEqual(['/stream/ws/v1/handshake?clientType=web'])
  })

  it('[CHAT-5] opens no socket for a visitor and offers to log in', async () => {
    open(null)
    const login = await screen.findByRole('link', { name: '登录参与聊天' })
    expect(login).toHaveAttribute('href', '/user/login?redirect=%2F')
    expect(await inLog(/晚上好/)).toBeVisible()
    expect(server.connections()).toBe(0)
  })

  it('[CHAT-16] survives frames that violate the contract', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: { seq: 'x' } })
    server.broadcast({ msgId: 99, msgData: {} })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '还在' }) })
    expect(await inLog(/还在/)).toBeVisible()
  })

  it('[CHAT-20] stays open when another room closes', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.roomStatus, msgData: { roomId: 'vip', status: 3 } })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ roomId: 'vip', seq: 2, text: '别处的话' }) })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '还开着' }) })
    expect(await inLog(/还开着/)).toBeVisible()
    expect(screen.queryByText(/别处的话/)).not.toBeInTheDocument()
    expect(await field()).toBeEnabled()
  })

  it('[CHAT-3] clears the room when the connection is lost and restores it on reconnect', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '断线之前' }) })
    expect(await inLog(/断线之前/)).toBeVisible()
    server.cut()
    await waitFor(() => expect(screen.queryByRole('log')).not.toBeInTheDocument())
    const log = await screen.findByRole('log', undefined, { timeout: 8_000 })
    expect(await within(log).findByText(/晚上好/)).toBeVisible()
  }, 15_000)

  it('[CHAT-4, CHAT-22] offers to reconnect after five tries, and connects when the member presses', async () => {
    const { user } = open()
    await joined()
    const realTimeout = setTimeout
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] })
    try {
      server.handshakes('drop')
      server.cut()
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        // The page may hear of the lost connection later than the server, and only then sets its timer.
        while (server.dialled.length === attempt)
          await act(async () => {
            await jest.advanceTimersByTimeAsync(3_000)
            await new Promise((resolve) => realTimeout(resolve, 5))
          })
      }
      await server.until(() => server.dialled.length === 6)
    } finally {
      jest.useRealTimers()
    }
    const reconnect = await screen.findByRole('button', { name: '重新连接' })
    expect(server.dialled).toHaveLength(6)
    server.handshakes('accept')
    await user.click(reconnect)
    expect(await screen.findByText('已连接')).toBeVisible()
    expect(server.dialled).toHaveLength(7)
    expect(screen.queryByRole('button', { name: '重新连接' })).not.toBeInTheDocument()
  })

  it('[CHAT-9] uses the host of the dictionary served with the page, without a request', async () => {
    takeDictionary({ '51': [server.origin] })
    open()
    await joined()
    expect(api.calls(vvPretty)).toHaveLength(0)
  })

  it('[CHAT-15] fetches missing messages after a gap', async () => {
    open()
    await joined()
    api.on(chatHistory, ({ afterSeq }) => ({
      list: afterSeq === 1 ? [2, 3, 4].map((seq) => aChatLine({ seq, text: `no ${seq}` })) : [],
      hasMore: false,
    }))
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 5, text: 'no 5' }) })
    expect(await inLog(/no 3/)).toBeVisible()
  })

  it('[CHAT-8] shows arrivals, gifts, shared bets and the score of the match', async () => {
    renderWithPlatform(<ChatPanel roomId="match:m1" onClose={jest.fn()} onRoom={jest.fn()} />)
    server.reply(({ msgId }) => {
      if (msgId === MSG.login) return { msgId, msgData: { code: 0, data: { speaker: 'own' } } }
      const room = { roomId: 'match:m1', status: 1, online: 12, last: [], hasMore: false }
      return msgId === MSG.joinRoom ? { msgId, msgData: room } : undefined
    })
    await joined()
    server.broadcast({ msgId: MSG.broadcastJoin, msgData: { nick: '晚风', vip: 2 } })
    server.broadcast({ msgId: MSG.broadcastJoin, msgData: { nick: '小渡', vip: 1 } })
    expect(await screen.findByText('小渡 等 2 人进入房间')).toBeVisible()
    server.broadcast({ msgId: MSG.gift, msgData: { nick: 'Mira', giftId: 'g1', qty: 3 } })
    expect(await screen.findByText('Mira 送出礼物 ×3')).toBeVisible()
    server.broadcast({ msgId: MSG.score, msgData: { matchId: 'm1', home: 2, away: 1, clock: "63'" } })
    expect(await screen.findByText('2:1')).toBeVisible()
    expect(screen.getByText("63'")).toBeVisible()
    const card = { match: '灯塔 vs 河湾', pick: '灯塔', odds: '1.90' }
    server.broadcast({ msgId: MSG.shareBetRecord, msgData: { seq: 2, nick: 'Quill', at: 1, card } })
    expect(await screen.findByText('投注额已隐藏')).toBeVisible()
  })

  it('[CHAT-29] shows one note that a room has simulated lines', async () => {
    open()
    await joined()
    expect(screen.queryByText(/含模拟发言/)).not.toBeInTheDocument()
    for (const seq of [2, 3]) server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq, bot: true }) })
    expect(await screen.findByText('12 人在线 · 含模拟发言')).toBeVisible()
  })

  it('[CHAT-35] shows the score of the match at the top, before the socket sends one', async () => {
    const team = { zh: '灯塔', en: 'Lighthouse' }
    const match = { home: team, away: team, score: { home: 1, away: 0 }, clock: 12, seq: 4 }
    api.on(chatRooms, { list: [aChatRoom({ match })] })
    open()
    expect(await screen.findByText('灯塔 1:0 灯塔')).toBeInTheDocument()
    expect(screen.getByText("12'")).toBeVisible()
  })

  it('[CHAT-35] shows the listed score, and then that of the socket, on a device whose clock is ahead', async () => {
    correctClock(Date.now() - 600_000)
    const [home, away] = [
      { zh: '灯塔', en: 'Lighthouse' },
      { zh: '河湾', en: 'Bend' },
    ]
    const match = { home, away, score: { home: 1, away: 0 }, clock: 12, seq: 4 }
    api.on(chatRooms, { list: [aChatRoom({ roomId: 'match:m1', match })] })
    server.reply(({ msgId }) =>
      msgId === MSG.login ? { msgId, msgData: { code: 0, data: { speaker: 'own' } } } : undefined,
    )
    renderWithPlatform(<ChatPanel roomId="match:m1" onClose={jest.fn()} onRoom={jest.fn()} />)
    expect(await screen.findByText('灯塔 1:0 河湾')).toBeInTheDocument()
    await server.until(() => server.received.some(({ msgId }) => msgId === MSG.joinRoom))
    server.broadcast({ msgId: MSG.score, msgData: { matchId: 'm1', seq: 5, home: 2, away: 0, clock: "13'" } })
    expect(await screen.findByText('灯塔 2:0 河湾')).toBeInTheDocument()
  })

  it('[CHAT-27] shows unread lines of another room that stays joined', async () => {
    api.on(chatRooms, { list: [aChatRoom(), aChatRoom({ roomId: 'vip', name: { zh: '茶室', en: 'Lounge' } })] })
    api.on(chatHistory, ({ roomId }) => ({
      list: [aChatLine({ seq: 1, roomId, text: `in ${roomId}` })],
      hasMore: false,
    }))
    server.reply(({ msgId, msgData: { roomId } }) => {
      if (msgId === MSG.login) return { msgId, msgData: { code: 0, data: { speaker: 'own' } } }
      if (msgId !== MSG.joinRoom) return undefined
      const last = [aChatLine({ seq: 1, roomId: String(roomId), text: `in ${roomId}` })]
      return { msgId, msgData: { roomId, status: 1, online: 12, last, hasMore: false } }
    })
    const Switch = () => {
      const [roomId, setRoomId] = useState('lobby')
      return <ChatPanel roomId={roomId} onClose={jest.fn()} onRoom={setRoomId} onUnread={onUnread} />
    }
    const badges: number[] = []
    const onUnread = (count: number): void => void badges.push(count)
    const { user, unmount } = renderWithPlatform(<Switch />)
    expect(await inLog(/in lobby/)).toBeVisible()
    await screen.findByText('已连接')
    await user.click(screen.getByRole('button', { name: '茶室' }))
    expect(await inLog(/in vip/)).toBeVisible()
    await server.until(() => server.received.filter(({ msgId }) => msgId === MSG.joinRoom).length === 2)
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, roomId: 'lobby' }) })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 3, roomId: 'lobby' }) })
    expect(await screen.findByRole('button', { name: /大厅.*2 条未读/ })).toBeVisible()
    expect(badges.at(-1)).toBe(2)
    expect(server.connections()).toBe(1)
    expect(server.received.some(({ msgId }) => msgId === MSG.leaveRoom)).toBe(false)
    unmount()
    expect(badges.at(-1)).toBe(0)
  })

  it('[CHAT-24] announces a new line once and none of the history', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '进球了' }) })
    expect(await screen.findByText('阿河：进球了')).toBeInTheDocument()
    expect(screen.getAllByText(/阿河：/)).toHaveLength(1)
  })

  it('[CHAT-28] shows why the history of a room cannot be read', async () => {
    api.refuse(chatHistory, 715002, 'VIP5 及以上可进入')
    open(null)
    expect(await screen.findByText('VIP5 及以上可进入')).toBeVisible()
  })

  it('[CHAT-30] keeps the draft of a room when the panel is opened again', async () => {
    const { user, unmount } = open()
    await joined()
    await user.type(await field(), '还没想好')
    unmount()
    open()
    expect(await field()).toHaveValue('还没想好')
  })

  it('has no accessibility violations', async () => {
    open()
    await joined()
    await expectNoAxeViolations(document.body)
  })
})
