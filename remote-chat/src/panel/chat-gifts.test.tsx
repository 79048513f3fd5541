/** Gifts and red packets of a room, over a real socket. */
import { chatHistory, chatJwt, chatRooms, MSG } from '@lantern/contract/chat'
import { giftList, giftSend, packetDetail, packetGrab, packetSend, spendState } from '@lantern/contract/chat-gifts'
import { chatBlocks } from '@lantern/contract/chat-order'
import * as CODE from '@lantern/contract/code'
import { vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import {
  installPriceChangeHandler,
  newUuid,
  now,
  pageStore,
  queryClient,
  subscribe,
  toastAtom,
} from '@lantern/platform'
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

const LAST = [aChatLine({ seq: 1, speaker: 's-mira', nick: 'Mira', text: '🧧 看球愉快', packet: { id: 'P1' } })]
const both = (zh: string) => ({ zh, en: zh })

let server: FakeChatServer
let api: FakeApi

beforeEach(async () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server = await startFakeChatServer()
  api = fakeApi()
  api.on(vvPretty, { '51': [server.origin] })
  api.on(chatRooms, { list: [aChatRoom()] })
  api.on(chatHistory, { list: LAST, hasMore: false })
  api.on(chatBlocks, { list: [] })
  api.on(chatJwt, { token: 'jwt', body: 'b' })
  api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3 }))
  api.on(giftList, {
    list: [
      { id: 'clap', name: both('掌声'), icon: '👏', price: '1.00', state: 1 },
      { id: 'gone', name: both('旧礼物'), icon: '🎁', price: '1.00', state: 2 },
    ],
    spendLeft: '188.00',
  })
  server.reply(({ msgId }) => {
    if (msgId === MSG.login) return { msgId, msgData: { code: 0, data: { speaker: 'own' } } }
    if (msgId !== MSG.joinRoom) return undefined
    return { msgId, msgData: { roomId: 'lobby', status: 1, online: 2, last: LAST, hasMore: false } }
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  localStorage.clear()
  await server.close()
})

async function open() {
  const rendered = renderWithPlatform(<ChatPanel roomId="lobby" onClose={jest.fn()} onRoom={jest.fn()} />)
  await server.until(() => server.received.some(({ msgId }) => msgId === MSG.joinRoom))
  await screen.findByText('已连接')
  return rendered
}

type User = Awaited<ReturnType<typeof open>>['user']

const toast = (): string => pageStore.get(toastAtom)?.text ?? ''

async function openPacketForm(user: User) {
  await user.click(screen.getByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('button', { name: '红包' }))
  return within(await screen.findByRole('dialog', { name: '红包' }))
}

async function fillPacket(user: User, sheet: ReturnType<typeof within>, total: string) {
  await user.type(sheet.getByRole('textbox', { name: '总金额' }), total)
  await user.type(sheet.getByRole('textbox', { name: '个数' }), '5')
}

describe('gifts and red packets', () => {
  it('[CHAT-46] sends a gift at the new price only when the member agrees, under the same request number', async () => {
    const asked: string[] = []
    const undo = installPriceChangeHandler(async ({ before, now }) => {
      asked.push(`${before} ${now}`)
      api.on(giftSend, { combo: 1, balance: '10.00' })
      return true
    })
    api.refuse(giftSend, CODE.GIFT_PROPERTY_CHANGE, 'changed', { price: '1.50', name: '掌声' })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '礼物' }))
    const sheet = within(await screen.findByRole('dialog', { name: '礼物' }))
    await user.click(await sheet.findByRole('radio', { name: /掌声/ }))
    expect(sheet.queryByRole('radio', { name: /旧礼物/ })).not.toBeInTheDocument()
    expect(sheet.getByText(/188\.00/)).toBeVisible()
    await user.click(sheet.getByRole('button', { name: '送出' }))
    await waitFor(() => expect(api.calls(giftSend)).toHaveLength(2))
    const [first, second] = api.calls(giftSend)
    expect(asked).toEqual(['1.00 1.50'])
    expect([first?.price, second?.price]).toEqual(['1.00', '1.50'])
    expect(second?.requestNo).toBe(first?.requestNo)
    undo()
  })

  it('[CHAT-46] keeps the form and says why a gift was refused when the gifts cannot be loaded again', async () => {
    api.refuse(giftSend, CODE.OUT_OF_STOCK, '该礼物已下架')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '礼物' }))
    const sheet = within(await screen.findByRole('dialog', { name: '礼物' }))
    await user.click(await sheet.findByRole('radio', { name: /掌声/ }))
    api.lose(giftList)
    await user.click(sheet.getByRole('button', { name: '送出' }))
    expect(await sheet.findByText('该礼物已下架')).toBeVisible()
    await waitFor(() => expect(queryClient.getQueryState(['chat', 'gifts'])?.status).toBe('error'))
    expect(sheet.getByText('该礼物已下架')).toBeVisible()
    expect(sheet.getByRole('radio', { name: /掌声/ })).toBeChecked()
  })

  it('[CHAT-46] sends a red packet once per form, and shows why it was refused', async () => {
    api.refuse(packetSend, CODE.ABOVE_MAXIMUM, '超出聊天室每日限额')
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '红包' }))
    const sheet = within(await screen.findByRole('dialog', { name: '红包' }))
    const send = sheet.getByRole('button', { name: '发红包' })
    expect(send).toBeDisabled()
    await user.type(sheet.getByRole('textbox', { name: '总金额' }), '20')
    await user.type(sheet.getByRole('textbox', { name: '个数' }), '5')
    await user.click(send)
    expect(await sheet.findByText(/超出聊天室每日限额/)).toBeVisible()
    await user.click(send)
    await waitFor(() => expect(api.calls(packetSend)).toHaveLength(2))
    const [first, second] = api.calls(packetSend)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ roomId: 'lobby', total: '20', count: 5 })
  })

  it('[CHAT-46] asks for the outcome of a red packet whose answer was lost, and sends no other until it is known', async () => {
    api.lose(packetSend)
    api.refuse(spendState, CODE.MAINTENANCE_ALERT, '维护中')
    const { user } = await open()
    const sheet = await openPacketForm(user)
    await fillPacket(user, sheet, '20')
    await user.click(sheet.getByRole('button', { name: '发红包' }))
    expect(await sheet.findByText(/红包（¥20\.00，5 个）没有收到结果，可能已付款.*维护中/)).toBeVisible()
    expect(sheet.getByRole('button', { name: '发红包' })).toBeDisabled()
    const [sent] = api.calls(packetSend)
    expect(api.calls(spendState)).toEqual([{ of: sent?.requestNo }])
    api.on(spendState, { state: 2, returned: '0.00' })
    await user.click(sheet.getByRole('button', { name: '查询结果' }))
    await waitFor(() => expect(toast()).toMatch(/没有发送，也没有付款/))
    expect(sheet.queryByText(/没有收到结果/)).not.toBeInTheDocument()
    // The first one's request number is void.
    api.on(packetSend, { id: 'P2' })
    await user.click(sheet.getByRole('button', { name: '发红包' }))
    await waitFor(() => expect(api.calls(packetSend)).toHaveLength(2))
    expect(api.calls(packetSend)[1]?.requestNo).not.toBe(sent?.requestNo)
  })

  it('[CHAT-46] asks for the outcome when the panel is opened again, and shows it', async () => {
    api.lose(packetSend)
    api.lose(spendState)
    const first = await open()
    const sheet = await openPacketForm(first.user)
    await fillPacket(first.user, sheet, '20')
    await first.user.click(sheet.getByRole('button', { name: '发红包' }))
    expect(await sheet.findByText(/没有收到结果/)).toBeVisible()
    first.unmount()
    api.on(spendState, { state: 3, returned: '12.50' })
    const heard = jest.fn()
    const undo = subscribe('money:changed', heard)
    await open()
    await waitFor(() => expect(toast()).toBe('红包（¥20.00，5 个）已发送，未领的 ¥12.50 已退回'))
    expect(heard).toHaveBeenCalledWith({ reason: 'packet' })
    expect(screen.queryByText(/没有收到结果/)).not.toBeInTheDocument()
    expect(api.calls(packetSend)).toHaveLength(1)
    undo()
  })

  it('[CHAT-46] waits for a gift that another tab sent, and asks about it when that tab lost its answer', async () => {
    api.on(spendState, { state: 1, returned: '0.00' })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '礼物' }))
    const sheet = within(await screen.findByRole('dialog', { name: '礼物' }))
    await user.click(await sheet.findByRole('radio', { name: /掌声/ }))
    const theirs = { kind: 'gift', name: both('号角'), qty: 1, requestNo: newUuid(), memberId: 'm-demo01', at: now() }
    const inAnotherTab = (isLost: boolean): void =>
      act(() => {
        localStorage.setItem('chatSpends', JSON.stringify([{ ...theirs, isLost }]))
        window.dispatchEvent(new StorageEvent('storage', { key: 'chatSpends' }))
      })
    inAnotherTab(false)
    expect(await sheet.findByText(/礼物（号角 ×1）没有收到结果/)).toBeVisible()
    expect(sheet.getByRole('button', { name: '送出' })).toBeDisabled()
    expect(api.calls(spendState)).toHaveLength(0)
    inAnotherTab(true)
    await waitFor(() => expect(toast()).toBe('礼物（号角 ×1）已发送'))
    expect(sheet.getByRole('button', { name: '送出' })).toBeEnabled()
    expect(localStorage.getItem('chatSpends')).toBe('[]')
  })

  it('[CHAT-46] shows nothing of another member', async () => {
    const theirs = {
      kind: 'packet',
      total: '5.00',
      count: 1,
      requestNo: newUuid(),
      memberId: 'm-other',
      at: 1,
      isLost: true,
    }
    localStorage.setItem('chatSpends', JSON.stringify([theirs]))
    const { user } = await open()
    const sheet = await openPacketForm(user)
    await fillPacket(user, sheet, '20')
    expect(sheet.getByRole('button', { name: '发红包' })).toBeEnabled()
    expect(screen.queryByText(/没有收到结果/)).not.toBeInTheDocument()
  })

  it('[CHAT-46] keeps the sheet open while a red packet is being sent', async () => {
    api.hang(packetSend)
    const { user } = await open()
    const sheet = await openPacketForm(user)
    await fillPacket(user, sheet, '20')
    await user.click(sheet.getByRole('button', { name: '发红包' }))
    await waitFor(() => expect(api.calls(packetSend)).toHaveLength(1))
    const dialog = screen.getByRole('dialog', { name: '红包' })
    await user.click(sheet.getByRole('button', { name: '关闭发送' }))
    expect(dialog).toHaveAttribute('data-open')
    await user.keyboard('{Escape}')
    expect(dialog).toHaveAttribute('data-open')
  })

  it('[CHAT-47] opens a red packet and shows the share, or why there is none', async () => {
    api.on(packetGrab, { amount: '3.21', rank: 2 })
    api.on(packetDetail, {
      nick: 'Mira',
      note: '看球愉快',
      total: '20.00',
      count: 5,
      left: 3,
      own: '3.21',
      ended: false,
      list: [],
    })
    const { user, container } = await open()
    const button = await screen.findByRole('button', { name: '打开红包' })
    await user.click(button)
    expect(await screen.findByText('第 2 个领到 ¥3.21，已存入余额')).toBeVisible()
    expect(await screen.findByText('剩 3 / 5 份')).toBeVisible()
    await expectNoAxeViolations(container)
    api.refuse(packetGrab, CODE.OUT_OF_STOCK, '红包已被领完')
    await user.click(button)
    expect(await screen.findByText('红包已被领完')).toBeVisible()
  })
})
