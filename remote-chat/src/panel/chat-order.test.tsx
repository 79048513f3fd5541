/** Mutes, hidden lines, closed rooms, slow mode, blocked speakers and reports, over a real socket. */
import { chatHistory, chatJwt, chatRooms, MSG } from '@lantern/contract/chat'
import {
  chatAppeal,
  chatBlock,
  chatBlocks,
  chatModLog,
  chatModMute,
  chatModPin,
  chatModShield,
  chatModSlow,
  chatReport,
} from '@lantern/contract/chat-order'
import { vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { correctClock, now } from '@lantern/platform'
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
import { ChatPanel } from './chat-panel.tsx'

const LAST = [
  aChatLine({ seq: 101, text: '加我聊聊', speaker: 's-mira', nick: 'Mira' }),
  aChatLine({ seq: 102, text: '我在', speaker: 's-zhou', nick: '老周' }),
]

let server: FakeChatServer
let api: FakeApi
let login: object

beforeEach(async () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server = await startFakeChatServer()
  login = { speaker: 'own', slowSec: 0 }
  api = fakeApi()
  api.on(vvPretty, { '51': [server.origin] })
  api.on(chatRooms, { list: [aChatRoom()] })
  api.on(chatHistory, { list: LAST, hasMore: true })
  api.on(chatBlocks, { list: [] })
  api.on(chatJwt, { token: 'jwt', body: 'b' })
  api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3 }))
  server.reply(({ msgId }) => {
    if (msgId === MSG.login) return { msgId, msgData: { code: 0, data: login } }
    if (msgId !== MSG.joinRoom) return undefined
    return { msgId, msgData: { roomId: 'lobby', status: 1, online: 2, last: LAST, hasMore: true } }
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

async function open() {
  const rendered = renderWithPlatform(<ChatPanel roomId="lobby" onClose={jest.fn()} onRoom={jest.fn()} />)
  // Two steps, because the first sheet of the file loads its body after the dialog.
  await screen.findByRole('dialog')
  await screen.findByText('已连接')
  await lineOf('老周')
  return rendered
}
const lineOf = async (nick: string) => screen.findByRole('article', { name: `${nick} 的消息` })
const field = () => screen.findByRole('textbox', { name: '说点什么' })
const sent = () => server.received.filter(({ msgId }) => msgId === MSG.broadcastRoom)
const speech = (change: object) => ({ msgId: MSG.speechStatus, msgData: { speechStatus: 1, ...change } })
async function menuOf(nick: string, user: Awaited<ReturnType<typeof open>>['user']) {
  const line = await lineOf(nick)
  act(() => line.focus())
  await user.keyboard('{Enter}')
}

describe('members who may not write yet', () => {
  it.each([
    ['an identity that is not verified', { kyc: 0 as const }, '去认证', '/mine/userInfo/authentication'],
    ['a break', { status: 3 as const }, '查看休息设置', '/mine/safer'],
    ['a level below that of the room', { vipLevel: 1 }, '查看升级条件', '/mine/vip'],
  ])('[CHAT-12] get a link that resolves the reason: %s', async (_name, standing, label, path) => {
    api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3, ...standing }))
    await open()
    server.broadcast({ msgId: MSG.chatVipLevel, msgData: { vipMin: 2, vipMax: 0 } })
    const link = await screen.findByRole('link', { name: label })
    expect(link).toHaveAttribute('href', path)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

describe('mutes', () => {
  it('[CHAT-12, CHAT-36] show the rule and the end, and can be appealed once', async () => {
    const { user } = await open()
    server.broadcast(speech({ roomId: 'lobby', until: Date.now() + 600_000, rule: 'abuse', appeal: true }))
    expect(await screen.findByText(/您已被禁言至 .*（辱骂他人）/)).toBeVisible()
    expect(screen.getByRole('timer', { name: /禁言剩余时间/ })).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    api.on(chatAppeal, {})
    await user.click(screen.getByRole('button', { name: '申诉' }))
    await user.type(await screen.findByRole('textbox', { name: /说明/ }), '我只是加油')
    await expectNoAxeViolations(document.body)
    await user.click(screen.getByRole('button', { name: '提交申诉' }))
    await waitFor(() => expect(api.calls(chatAppeal)).toEqual([{ roomId: 'lobby', text: '我只是加油' }]))
    server.broadcast(speech({ roomId: 'lobby', until: Date.now() + 600_000, rule: 'abuse', appeal: false }))
    expect(await screen.findByText('已申诉，请等待处理')).toBeVisible()
    expect(screen.queryByRole('button', { name: '申诉' })).not.toBeInTheDocument()
    server.broadcast({ msgId: MSG.speechStatus, msgData: { roomId: 'lobby', speechStatus: 0 } })
    expect(await field()).toBeVisible()
  })

  it('[CHAT-36] end at their time without a message from the server', async () => {
    await open()
    const until = now() + 600_000
    server.broadcast(speech({ until, rule: 'spam' }))
    await screen.findByText(/您已被禁言至/)
    correctClock(until)
    expect(await field()).toBeVisible()
  })
})

describe('gates', () => {
  it.each([
    ['a break', { status: 3 }, '休息期间不能发言', '查看休息设置', '/mine/safer'],
    ['no identity', { kyc: 0 }, '完成实名认证后即可发言', '去认证', '/mine/userInfo/authentication'],
    ['a level below', { vipLevel: 1 }, 'VIP2 及以上可发言', '查看升级条件', '/mine/vip'],
  ])('[CHAT-12] %s: shows the reason and a link that resolves it', async (_name, change, reason, way, to) => {
    login = { speaker: 'own', vipMin: 2 }
    api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3, ...change }))
    await open()
    expect(await screen.findByText(reason)).toBeVisible()
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', to)
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  it('[CHAT-38] rooms in maintenance show until when, and open again', async () => {
    await open()
    server.broadcast({ msgId: MSG.roomStatus, msgData: { roomId: 'lobby', status: 2, resumeAt: Date.UTC(2030, 0, 1) } })
    expect(await screen.findByText(/聊天室维护中，预计 08:00 恢复/)).toBeVisible()
    server.broadcast({ msgId: MSG.allRoomMaintain, msgData: { status: 3, reason: '春节休息' } })
    expect(await screen.findByText('房间已关闭 · 春节休息')).toBeVisible()
    server.broadcast({ msgId: MSG.allRoomMaintain, msgData: { status: 1 } })
    expect(await screen.findByText(/聊天室维护中/)).toBeVisible()
    server.broadcast({ msgId: MSG.roomStatus, msgData: { roomId: 'lobby', status: 1 } })
    expect(await field()).toBeEnabled()
  })

  it('[CHAT-37] slow mode blocks the next line and shows for how long', async () => {
    const { user } = await open()
    server.broadcast({ msgId: MSG.roomStatus, msgData: { roomId: 'lobby', status: 1, slowSec: 30 } })
    await user.type(await field(), '一{Enter}')
    await server.until(() => sent().length === 1)
    await user.type(await field(), '二{Enter}')
    expect(await screen.findByText(/^\d+ 秒后可发送$/)).toBeVisible()
    expect(screen.getByRole('button', { name: '发送' })).toBeDisabled()
    expect(await field()).toHaveValue('二')
    expect(sent()).toHaveLength(1)
  })
})

describe('hidden lines', () => {
  it('[CHAT-18] are emptied in the list, in quotes, in the draft and in the announcement', async () => {
    const { user } = await open()
    server.broadcast({
      msgId: MSG.broadcastRoom,
      msgData: aChatLine({ seq: 103, text: '秘密', speaker: 's-du', nick: '小渡' }),
    })
    await menuOf('小渡', user)
    await user.click(await screen.findByRole('button', { name: '回复' }))
    await screen.findByRole('group', { name: '回复 小渡' })
    expect(screen.getAllByText(/秘密/).length).toBeGreaterThan(1)
    server.broadcast({ msgId: MSG.msgShield, msgData: { roomId: 'lobby', seqs: [103] } })
    await waitFor(() => expect(screen.queryByText(/秘密/)).not.toBeInTheDocument())
    expect(within(await lineOf('小渡')).getByText('消息已被屏蔽')).toBeVisible()
  })
})

describe('the menu of a line', () => {
  it('[CHAT-39] blocks a speaker at once and unblocks them again', async () => {
    const { user } = await open()
    const blocked = { list: [{ speaker: 's-mira', nick: 'Mira' }] }
    api.on(chatBlock, ({ on }) => (on ? blocked : { list: [] }))
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '屏蔽该成员' }))
    expect(await within(await lineOf('Mira')).findByText('已屏蔽该成员的消息')).toBeVisible()
    expect(screen.queryByText(/加我聊聊/)).not.toBeInTheDocument()
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '解除屏蔽' }))
    expect(await screen.findByText(/加我聊聊/)).toBeVisible()
    expect(api.calls(chatBlock)).toEqual([
      { roomId: 'lobby', seq: 101, on: true },
      { roomId: 'lobby', seq: 101, on: false },
    ])
  })

  it('[CHAT-39] reports a line for one of six reasons', async () => {
    const { user } = await open()
    api.on(chatReport, {})
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '举报' }))
    expect(await screen.findAllByRole('radio')).toHaveLength(6)
    expect(screen.getByRole('button', { name: '提交举报' })).toBeDisabled()
    await user.click(screen.getByRole('radio', { name: '诈骗或索要钱款' }))
    await expectNoAxeViolations(document.body)
    await user.click(screen.getByRole('button', { name: '提交举报' }))
    await waitFor(() =>
      expect(api.calls(chatReport)).toEqual([{ roomId: 'lobby', seq: 101, reason: 'scam', note: '' }]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: '提交举报' })).not.toBeInTheDocument())
  })

  it('[CHAT-40] lets moderators hide a line and mute its speaker; others have no such action', async () => {
    login = { speaker: 'own', slowSec: 0, isModerator: true }
    const { user } = await open()
    api.on(chatModMute, {})
    api.on(chatModShield, {})
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '管理' }))
    await user.click(await screen.findByRole('button', { name: '屏蔽这条消息' }))
    await waitFor(() => expect(api.calls(chatModShield)).toEqual([{ roomId: 'lobby', seqs: [101] }]))
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '管理' }))
    await user.click(await screen.findByRole('radio', { name: '1 小时' }))
    await user.click(screen.getByRole('radio', { name: '诈骗' }))
    await expectNoAxeViolations(document.body)
    await user.click(screen.getByRole('button', { name: '禁言' }))
    const mute = { roomId: 'lobby', seq: 101, minutes: 60, rule: 'scam', everywhere: false }
    await waitFor(() => expect(api.calls(chatModMute)).toEqual([mute]))
  })

  it('[CHAT-40] lets moderators pin and unpin a line and slow the room down, which every page shows at once', async () => {
    login = { speaker: 'own', slowSec: 3, isModerator: true }
    const { user } = await open()
    api.on(chatModPin, {})
    api.on(chatModSlow, {})
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '管理' }))
    await user.click(await screen.findByRole('button', { name: '置顶这条消息' }))
    await waitFor(() => expect(api.calls(chatModPin)).toEqual([{ roomId: 'lobby', seq: 101, on: true }]))
    const pinned = [
      { zh: '公告', en: 'Notice' },
      { zh: '加我聊聊', en: '加我聊聊', seq: 101 },
    ]
    server.broadcast({ msgId: MSG.roomStatus, msgData: { roomId: 'lobby', status: 1, slowSec: 10, pinned } })
    expect(await screen.findByText('公告')).toBeVisible()
    await menuOf('老周', user)
    await user.click(await screen.findByRole('button', { name: '管理' }))
    expect(await screen.findByRole('radio', { name: '10 秒' })).toBeChecked()
    await expectNoAxeViolations(document.body)
    await user.click(screen.getByRole('button', { name: '取消置顶：加我聊聊' }))
    await waitFor(() => expect(api.calls(chatModPin)[1]).toEqual({ roomId: 'lobby', seq: 101, on: false }))
    await menuOf('老周', user)
    await user.click(await screen.findByRole('button', { name: '管理' }))
    await user.click(await screen.findByRole('radio', { name: '30 秒' }))
    await waitFor(() => expect(api.calls(chatModSlow)).toEqual([{ roomId: 'lobby', slowSec: 30 }]))
  })

  it('[CHAT-40] shows moderators the log: action, room, moderator and time', async () => {
    login = { speaker: 'own', slowSec: 0, isModerator: true }
    const { user } = await open()
    const at = Date.UTC(2026, 0, 2, 3, 4)
    const entry = { at, by: 'mod0001', roomId: 'lobby', nick: '', mute: null, lines: 0 }
    api.on(chatModLog, {
      list: [
        { ...entry, action: 'mute', roomId: '', nick: '老周', mute: { minutes: 1_440, rule: 'scam' } },
        { ...entry, action: 'shield', lines: 2 },
        { ...entry, action: 'slow', slowSec: 30 },
      ],
    })
    await menuOf('Mira', user)
    await user.click(await screen.findByRole('button', { name: '管理' }))
    await user.click(await screen.findByRole('button', { name: '管理记录' }))
    const [mute, shield, slow] = await screen.findAllByRole('listitem')
    expect(mute).toHaveTextContent('禁言 老周，1 天（诈骗）')
    expect(mute).toHaveTextContent(/所有房间 · mod0001 · 01-02 11:04/)
    expect(shield).toHaveTextContent('屏蔽了 2 条消息')
    expect(slow).toHaveTextContent('慢速模式设为 30 秒')
    await expectNoAxeViolations(document.body)
  })
})

describe('scams', () => {
  const [read, draft] = [/^疑似诈骗/, /^这条消息含诈骗常用语/]

  it('[CHAT-41] are marked on lines of others, and the writer is warned while typing; a line that warns of scams is not marked', async () => {
    const { user } = await open()
    const said = (seq: number, text: string) =>
      server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq, text, speaker: 's-du', nick: '小渡' }) })
    said(103, '加我微信，稳赚不赔')
    said(104, '小心，说稳赚的都是骗子')
    expect(await screen.findAllByText(read)).toHaveLength(1)
    await user.type(await field(), '加我微信')
    expect(await screen.findByText(draft)).toBeVisible()
    await user.clear(await field())
    await waitFor(() => expect(screen.queryByText(draft)).not.toBeInTheDocument())
  })
})
