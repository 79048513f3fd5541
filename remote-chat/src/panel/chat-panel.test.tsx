import { chatHistory, chatJwt, chatRooms, MSG } from '@lantern/contract/chat'
import { vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { takeDictionary } from '@lantern/platform'
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
import { screen, waitFor, within } from '@testing-library/react'
import { ChatPanel } from './chat-panel.tsx'

let server: FakeChatServer
let api: FakeApi

beforeEach(async () => {
  server = await startFakeChatServer()
  api = fakeApi()
  api.on(vvPretty, { '51': [server.origin] })
  api.on(chatRooms, { list: [aChatRoom()] })
  api.on(chatHistory, { list: [aChatLine({ seq: 1, text: '晚上好' })], hasMore: false })
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
  takeDictionary({})
  await server.close()
})

const open = (member: string | null = 'demo01') =>
  renderWithPlatform(<ChatPanel roomId="lobby" onClose={jest.fn()} onRoom={jest.fn()} />, { member })
const field = () => screen.findByRole('textbox', { name: '说点什么' })
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
    expect(await screen.findByText(/晚上好/)).toBeVisible()
    expect(server.connections()).toBe(0)
  })

  it('[CHAT-12] shows the reason instead of the composer while muted', async () => {
    open()
    await joined()
    server.broadcast({
      msgId: MSG.speechStatus,
      msgData: { speechStatus: 1, until: Date.UTC(2026, 10, 21, 4), rule: '刷屏' },
    })
    expect(await screen.findByText('您已被禁言至 12:00（刷屏）')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('[CHAT-16] survives frames that violate the contract', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: { seq: 'x' } })
    server.broadcast({ msgId: 99, msgData: {} })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '还在' }) })
    expect(await screen.findByText(/还在/)).toBeVisible()
  })

  it('[CHAT-20] stays open when another room closes', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.roomStatus, msgData: { roomId: 'vip', status: 3 } })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ roomId: 'vip', seq: 2, text: '别处的话' }) })
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '还开着' }) })
    expect(await screen.findByText(/还开着/)).toBeVisible()
    expect(screen.queryByText(/别处的话/)).not.toBeInTheDocument()
    expect(await field()).toBeEnabled()
  })

  it('[CHAT-3] clears the room when the connection is lost and restores it on reconnect', async () => {
    open()
    await joined()
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 2, text: '断线之前' }) })
    expect(await screen.findByText(/断线之前/)).toBeVisible()
    server.cut()
    await waitFor(() => expect(screen.queryByText(/断线之前/)).not.toBeInTheDocument())
    expect(screen.queryByText('来说第一句吧')).not.toBeInTheDocument()
    expect(await screen.findByText(/晚上好/, undefined, { timeout: 8_000 })).toBeVisible()
  }, 15_000)

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
    expect(await screen.findByText(/no 3/)).toBeVisible()
  })

  it('has no accessibility violations', async () => {
    open()
    await joined()
    await expectNoAxeViolations(document.body)
  })
})
