/** Replies, mentions, reactions and the menu of a line, over a real socket. */
import { chatHistory, chatJwt, chatReact, chatRooms, MSG } from '@lantern/contract/chat'
import { chatBlocks } from '@lantern/contract/chat-order'
import { vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
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
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ChatPanel } from './chat-panel.tsx'

const LAST = [
  aChatLine({ seq: 101, text: '谁在看', speaker: 's-mira', nick: 'Mira' }),
  aChatLine({ seq: 102, text: '我在', speaker: 's-zhou', nick: '老周' }),
]

let server: FakeChatServer
let api: FakeApi

beforeEach(async () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server = await startFakeChatServer()
  api = fakeApi()
  api.on(vvPretty, { '51': [server.origin] })
  api.on(chatRooms, { list: [aChatRoom()] })
  api.on(chatHistory, { list: LAST, hasMore: true })
  api.on(chatBlocks, { list: [] })
  api.on(chatJwt, { token: 'jwt', body: 'b' })
  api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3 }))
  server.reply(({ msgId }) => {
    if (msgId === MSG.login) return { msgId, msgData: { code: 0, data: { speaker: 'own' } } }
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
  await field()
  await server.until(() => server.received.some(({ msgId }) => msgId === MSG.joinRoom))
  await screen.findByText('已连接')
  return rendered
}
const lineOf = async (nick: string) => screen.findByRole('article', { name: `${nick} 的消息` })
const sent = () => server.received.filter(({ msgId }) => msgId === MSG.broadcastRoom)
const field = () => screen.findByRole('textbox', { name: '说点什么' })

describe('talk', () => {
  it('[CHAT-48] sends a URL of the site as a path, and shows the page as a card', async () => {
    const { user } = await open()
    await user.type(await field(), `看 ${window.location.origin}/activity/discount?token=secret`)
    await user.click(screen.getByRole('button', { name: '发送' }))
    await server.until(() => sent().length === 1)
    expect(sent()[0]?.msgData.text).toBe('看 /activity/discount')
    server.broadcast({
      msgId: MSG.broadcastRoom,
      msgData: aChatLine({ seq: 103, speaker: 's-mira', nick: 'Mira', text: '看 /activity/discount' }),
    })
    const card = await screen.findByRole('link', { name: '优惠活动 /activity/discount' })
    expect(card).toHaveAttribute('href', '/activity/discount')
  })

  it('[CHAT-31, CHAT-34] replies to a line from its menu, by keyboard, with its quote', async () => {
    const { user } = await open()
    const line = await lineOf('Mira')
    line.focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: '回复' }))
    expect(await screen.findByRole('group', { name: '回复 Mira' })).toHaveTextContent('谁在看')
    await waitFor(async () => expect(await field()).toHaveFocus())
    await user.type(await field(), '我也在{Enter}')
    await server.until(() => sent().length === 1)
    expect(sent()[0]?.msgData).toMatchObject({ text: '我也在', replyTo: 101 })
    expect(screen.queryByRole('group', { name: '回复 Mira' })).not.toBeInTheDocument()
  })

  it('[CHAT-31] a quote jumps to a line that is not held', async () => {
    const { user } = await open()
    const reply = { seq: 7, speaker: 's-wind', nick: '晚风', text: '第一句' }
    server.broadcast({
      msgId: MSG.broadcastRoom,
      msgData: aChatLine({ seq: 103, nick: '小渡', speaker: 's-du', reply }),
    })
    api.on(chatHistory, ({ beforeSeq }) => ({
      list: beforeSeq === 23 ? [6, 7, 8].map((seq) => aChatLine({ seq, text: `no ${seq}` })) : [],
      hasMore: true,
    }))
    await user.click(await screen.findByRole('button', { name: /晚风.*查看原消息/ }))
    expect(await screen.findByText(/no 7/)).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: /回到最新|条新消息/ })).toBeVisible()
  })

  it('[CHAT-32] picks a mention by keyboard and sends the speaker', async () => {
    const { user } = await open()
    await lineOf('Mira')
    await user.type(await field(), '@Mi')
    const picker = await screen.findByRole('listbox', { name: '提及成员' })
    expect(within(picker).getByRole('option', { name: /Mira/ })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(await field()).toHaveValue('@Mira ')
    expect(sent()).toEqual([])
    await user.type(await field(), '你好{Enter}')
    await server.until(() => sent().length === 1)
    expect(sent()[0]?.msgData).toMatchObject({ text: '@Mira 你好', mentions: ['s-mira'] })
  })

  it('[CHAT-32] marks a line that mentions the member', async () => {
    await open()
    server.broadcast({
      msgId: MSG.broadcastRoom,
      msgData: aChatLine({ seq: 103, nick: '小渡', speaker: 's-du', text: '@我 来', mentions: ['own'] }),
    })
    expect(await lineOf('小渡')).toHaveAttribute('data-called', 'true')
  })

  it('[CHAT-33, CHAT-34] reacts from the menu of a right click, and removes the reaction on the line', async () => {
    const { user } = await open()
    api.on(chatReact, { reactions: [] })
    fireEvent.contextMenu(await lineOf('Mira'))
    await user.click(await screen.findByRole('button', { name: '👍' }))
    await waitFor(() => expect(api.calls(chatReact)).toEqual([{ roomId: 'lobby', seq: 101, emoji: '👍', on: true }]))
    const reactions = [{ emoji: '👍', count: 2, speakers: ['own', 's-zhou'] }]
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: { ...LAST[0], reactions } })
    const mine = await screen.findByRole('button', { name: /👍.*2 人回应/ })
    expect(mine).toHaveAttribute('aria-pressed', 'true')
    await user.click(mine)
    await waitFor(() => expect(api.calls(chatReact)).toHaveLength(2))
    expect(api.calls(chatReact)[1]).toMatchObject({ on: false })
  })

  it('[CHAT-34] opens the menu by a long press', async () => {
    const { user } = await open()
    await user.pointer({ keys: '[TouchA>]', target: await lineOf('Mira') })
    expect(await screen.findByRole('button', { name: '回复' })).toBeVisible()
    await user.pointer({ keys: '[/TouchA]' })
    expect(screen.getByRole('button', { name: '回复' })).toBeVisible()
  })

  it('[CHAT-34] opens the menu by Shift+F10 on a line', async () => {
    const { user } = await open()
    const line = await lineOf('Mira')
    act(() => line.focus())
    await user.keyboard('{Shift>}{F10}{/Shift}')
    expect(await screen.findByRole('button', { name: '回复' })).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(line).toHaveFocus())
  })

  it('[CHAT-34] moves between lines by arrow keys; the list is one stop in the tab order', async () => {
    const { user } = await open()
    await lineOf('老周')
    screen.getByRole('log').focus()
    await user.keyboard('{ArrowUp}')
    expect(await lineOf('老周')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(await lineOf('Mira')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('log')).toHaveFocus()
    for (const line of screen.getAllByRole('article')) expect(line).toHaveAttribute('tabindex', '-1')
  })

  it('[CHAT-50] inserts emoji at the caret, found by word or by arrow keys; Escape returns to the text', async () => {
    const { user } = await open()
    const area = (await field()) as HTMLTextAreaElement
    await user.type(area, '好球！')
    area.setSelectionRange(2, 2)
    fireEvent.select(area)
    const button = screen.getByRole('button', { name: '表情' })
    await user.click(button)
    const search = await screen.findByRole('textbox', { name: '搜索表情' })
    await user.type(search, '足球{Enter}')
    expect(sent()).toEqual([])
    await user.click(await screen.findByRole('button', { name: '足球' }))
    expect(area).toHaveValue('好球⚽️！')
    await user.clear(search)
    await user.click(screen.getByRole('button', { name: '食物' }))
    const grid = await screen.findByRole('group', { name: '食物' })
    const [first, second] = within(grid).getAllByRole('button')
    await expectNoAxeViolations(document.body)
    act(() => first?.focus())
    await user.keyboard('{ArrowRight}')
    expect(second).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(area).toHaveValue(`好球⚽️${second?.textContent}！`)
    await user.keyboard('{Escape}')
    expect(area).toHaveFocus()
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    await screen.findByRole('textbox', { name: '搜索表情' })
    expect(button).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(area).toHaveFocus()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('has no accessibility violations with quote, reactions and menu', async () => {
    const { user } = await open()
    const reply = { seq: 101, speaker: 's-mira', nick: 'Mira', text: '谁在看' }
    const reactions = [{ emoji: '👍', count: 1, speakers: ['s-mira'] }]
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: aChatLine({ seq: 103, nick: '小渡', reply, reactions }) })
    const line = await lineOf('小渡')
    await expectNoAxeViolations(document.body)
    line.focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: '复制' })
    await expectNoAxeViolations(document.body)
  })
})
