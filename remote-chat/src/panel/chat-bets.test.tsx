/** Shared bets: sent, shown and changed, over a real socket. */
import { type BetCard, chatBetPrivacy, chatHistory, chatJwt, chatRooms, MSG } from '@lantern/contract/chat'
import { chatBlocks } from '@lantern/contract/chat-order'
import { betRecords } from '@lantern/contract/records'
import { vvPretty } from '@lantern/contract/site'
import { memberInfo } from '@lantern/contract/user'
import { queryClient } from '@lantern/platform'
import {
  aBet,
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

const both = (zh: string) => ({ zh, en: zh })
const leg = {
  matchId: 'm1',
  selectionId: 'm1:1x2:x:home',
  match: both('灯塔 vs 河湾'),
  market: both('独赢'),
  pick: both('灯塔'),
  odds: '1.90',
  score: '',
  result: null,
}
const card = (change: Partial<BetCard> = {}): BetCard => ({
  sport: 'sport',
  match: '灯塔 vs 河湾',
  pick: '灯塔',
  odds: '1.90',
  oddsType: 3,
  state: 2,
  result: null,
  stakeShown: null,
  privacy: 0,
  verified: true,
  legs: [leg],
  ...change,
})

let server: FakeChatServer
let api: FakeApi
const onClose = jest.fn()

beforeEach(async () => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  server = await startFakeChatServer()
  api = fakeApi()
  api.on(vvPretty, { '51': [server.origin] })
  api.on(chatRooms, { list: [aChatRoom()] })
  api.on(chatHistory, { list: [], hasMore: false })
  api.on(chatBlocks, { list: [] })
  api.on(chatJwt, { token: 'jwt', body: 'b' })
  api.on(memberInfo, aMember({ memberId: 'm-demo01', vipLevel: 3 }))
  server.reply(({ msgId }) => {
    if (msgId === MSG.login) return { msgId, msgData: { code: 0, data: { speaker: 'own' } } }
    if (msgId !== MSG.joinRoom) return undefined
    return { msgId, msgData: { roomId: 'lobby', status: 1, online: 2, last: [], hasMore: false } }
  })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

async function open() {
  const rendered = renderWithPlatform(<ChatPanel roomId="lobby" onClose={onClose} onRoom={jest.fn()} />)
  await server.until(() => server.received.some(({ msgId }) => msgId === MSG.joinRoom))
  await screen.findByText('已连接')
  return rendered
}
const tell = (change: Partial<BetCard>, more = {}) =>
  server.broadcast({
    msgId: MSG.shareBetRecord,
    msgData: { roomId: 'lobby', seq: 1, speaker: 's-mira', nick: 'Mira', at: 1, card: card(change), ...more },
  })
const shares = () => server.received.filter(({ msgId }) => msgId === MSG.shareBetRecord)

describe('shared bets', () => {
  it('[CHAT-43] shares an own bet with a hidden stake unless the member chooses otherwise', async () => {
    const own = aBet({ no: 'B1', shareable: true })
    api.on(betRecords, { list: [own, aBet({ no: 'B2', shareable: false })], total: 2, hasMore: false, totals: TOTALS })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '分享注单' }))
    const sheet = within(await screen.findByRole('dialog', { name: '分享注单' }))
    const [bet, ...others] = await sheet.findAllByRole('radio', { name: new RegExp(own.legs[0]?.match ?? '-') })
    expect(others).toEqual([])
    expect(sheet.getByRole('radio', { name: '隐藏' })).toBeChecked()
    await user.click(bet as HTMLElement)
    await user.click(sheet.getByRole('button', { name: '分享' }))
    await waitFor(() => expect(shares()).toHaveLength(1))
    const { cid, ...sent } = shares()[0]?.msgData ?? {}
    expect(sent).toEqual({ roomId: 'lobby', betId: 'B1', privacy: 0 })
    // Refused, kept with its reason, and sent again under the same cid.
    server.broadcast({ msgId: MSG.broadcastRoom, msgData: { roomId: 'lobby', cid, code: 715003, message: '发言过快' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('发言过快')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(shares()).toHaveLength(2))
    expect(shares()[1]?.msgData).toEqual({ cid, ...sent })
    tell({}, { speaker: 'own', cid })
    expect(await screen.findByText('投注额已隐藏')).toBeVisible()
    expect(screen.queryByText('发送中')).not.toBeInTheDocument()
  })

  it('[CHAT-49] first shows the share form of a bet that another page passed, and removes the bet from the URL when the form closes', async () => {
    api.on(betRecords, {
      list: [aBet({ no: 'B0', shareable: true }), aBet({ no: 'B1', shareable: true })],
      total: 2,
      hasMore: false,
      totals: TOTALS,
    })
    const onRoom = jest.fn()
    const { user } = renderWithPlatform(<ChatPanel roomId="lobby" onClose={onClose} onRoom={onRoom} shareBet="B1" />)
    const sheet = within(await screen.findByRole('dialog', { name: '分享注单' }))
    const bets = await sheet.findAllByRole('radio', { name: new RegExp(aBet().legs[0]?.match ?? '-') })
    expect(bets.map((bet) => (bet as HTMLInputElement).checked)).toEqual([false, true])
    await user.click(sheet.getByRole('button', { name: '分享' }))
    await waitFor(() => expect(shares()).toHaveLength(1))
    expect(shares()[0]?.msgData).toMatchObject({ betId: 'B1', privacy: 0 })
    expect(onRoom).toHaveBeenCalledWith('lobby')
  })

  it("[CHAT-55] shows prices in the reader's odds type, not the owner's", async () => {
    api.on(memberInfo, aMember({ memberId: 'm-demo01', oddsType: 1 }))
    const own = aBet({ no: 'B1', shareable: true, odds: '3.40' })
    api.on(betRecords, { list: [own], total: 1, hasMore: false, totals: TOTALS })
    const { user } = await open()
    tell({ oddsType: 3, legs: [{ ...leg, odds: '3.40' }] })
    expect(await screen.findByText('−0.42')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '分享注单' }))
    const sheet = within(await screen.findByRole('dialog', { name: '分享注单' }))
    expect(await sheet.findByText(/−0\.42/)).toBeVisible()
  })

  it('[CHAT-43] keeps the chosen bet when the bets cannot be loaded again', async () => {
    const own = aBet({ no: 'B1', shareable: true })
    api.on(betRecords, { list: [own], total: 1, hasMore: false, totals: TOTALS })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: '更多' }))
    await user.click(await screen.findByRole('button', { name: '分享注单' }))
    const sheet = within(await screen.findByRole('dialog', { name: '分享注单' }))
    const name = new RegExp(own.legs[0]?.match ?? '-')
    await user.click(await sheet.findByRole('radio', { name }))
    api.lose(betRecords)
    await act(async () => {
      await queryClient.refetchQueries({ queryKey: ['chat', 'own-bets'] })
      // The query notifies its components in a separate task.
      await new Promise((resolve) => setTimeout(resolve))
    })
    expect(queryClient.getQueryState(['chat', 'own-bets'])?.status).toBe('error')
    expect(sheet.getByRole('radio', { name })).toBeChecked()
  })

  it('[CHAT-44] shows picks, verification and state as the server sends them, under one line', async () => {
    const { container } = await open()
    tell({ stakeShown: '120.00', privacy: 2 })
    expect(await screen.findByText('投注额 120.00')).toBeVisible()
    for (const text of ['灯塔 vs 河湾', '1.90', '已核实', '未结算']) expect(screen.getByText(text)).toBeVisible()
    tell({ stakeShown: '100–500', state: 3, result: 'WIN', verified: false, legs: [{ ...leg, result: 'WIN' }] })
    expect(await screen.findByText('赢')).toBeVisible()
    expect(screen.getByText('投注额 100–500')).toBeVisible()
    expect(screen.queryByText('已核实')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '加入我的注单' })).not.toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await expectNoAxeViolations(container)
  })

  it('[CHAT-45] passes the open picks to the slip by a URL without a stake, and closes', async () => {
    const { user } = await open()
    const decided = { ...leg, matchId: 'm2', selectionId: 'm2:1x2:x:away', result: 'LOSE' }
    const elsewhere = { ...leg, matchId: 'm3', selectionId: '' }
    tell({ stakeShown: '120.00', legs: [leg, decided, elsewhere] })
    const link = await screen.findByRole('link', { name: '加入我的注单' })
    expect(link).toHaveAttribute('href', `/game/sport?add=${encodeURIComponent('m1/m1:1x2:x:home')}`)
    await user.click(link)
    expect(onClose).toHaveBeenCalled()
  })

  it('[CHAT-43] lets only the owner change what is shown', async () => {
    api.on(chatBetPrivacy, {})
    const { user } = await open()
    tell({ privacy: 2, stakeShown: '120.00' }, { speaker: 'own' })
    fireEvent.contextMenu(await screen.findByRole('article', { name: '我 的消息' }))
    await user.click(await screen.findByRole('button', { name: '投注额显示' }))
    await user.click(await screen.findByRole('radio', { name: '隐藏' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(api.calls(chatBetPrivacy)).toEqual([{ roomId: 'lobby', seq: 1, privacy: 0 }]))
    tell({}, { seq: 2 })
    fireEvent.contextMenu(await screen.findByRole('article', { name: 'Mira 的消息' }))
    expect(await screen.findByRole('button', { name: '举报' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '投注额显示' })).not.toBeInTheDocument()
  })
})

const TOTALS = { stake: '0.00', valid: '0.00', return: '0.00', net: '0.00' }
