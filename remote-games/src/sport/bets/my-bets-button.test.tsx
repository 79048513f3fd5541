import { betAutoCashOut, betCashOut, betDetail, betRecords } from '@lantern/contract/records'
import { sportMatch } from '@lantern/contract/sport'
import { memberInfo } from '@lantern/contract/user'
import { pageStore, toastAtom } from '@lantern/platform'
import {
  aBet,
  aBoardMatch,
  aMember,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { setBook } from '../../parts/feed/live-prices.ts'
import { dispatchSlip, readSlip } from '../../parts/slip/slip.store.ts'
import { MyBetsButton } from './my-bets-button.tsx'

const ZERO = { home: 0, away: 0 }
let api: FakeApi
beforeEach(() => {
  dispatchSlip({ kind: 'cleared' })
  setBook('OBTY')
  api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(betRecords, {
    list: [aBet({ no: 'B2' }), aBet({ no: 'B1', state: 3, result: 'WIN', return: '39.00', settledAt: NOON })],
    total: 2,
    hasMore: false,
    totals: { stake: '40.00', valid: '0.00', return: '39.00', net: '19.00' },
  })
})

const open = (route = '/game/sport', member: string | null = 'demo01') =>
  renderWithPlatform(<MyBetsButton />, { route, path: '/game/sport', member })
const sheet = async () => within(await screen.findByRole('dialog', { name: '我的注单' }))

describe('my bets', () => {
  it('[GAMES-42] shows open and settled bets over the page, with the tab in the URL', async () => {
    const { user, location } = open()
    await user.click(screen.getByRole('button', { name: '我的注单' }))
    const bets = await sheet()
    expect(await bets.findByText('可能返还')).toBeInTheDocument()
    expect(bets.getAllByRole('article')).toHaveLength(1)
    await user.click(bets.getByRole('radio', { name: '已结算' }))
    expect(await bets.findByText('¥39.00')).toBeInTheDocument()
    expect(location()).toBe('/game/sport?bets=settled')
    expect(api.calls(betRecords)[0]).toMatchObject({ category: 'sport' })
  })

  it('[GAMES-77] links from a bet that may be shared to its share form in the chat', async () => {
    api.on(betRecords, {
      list: [aBet({ no: 'B2', shareable: true }), aBet({ no: 'B3', shareable: false })],
      total: 2,
      hasMore: false,
      totals: { stake: '40.00', valid: '0.00', return: '0.00', net: '0.00' },
    })
    const { user, location } = open('/game/sport?bets=open')
    await user.click(await screen.findByRole('link', { name: '分享到聊天' }))
    expect(location()).toBe('/game/sport?chat=1&roomId=lobby&shareBet=B2')
  })

  it('[GAMES-42] shows the rule that settled a bet on request', async () => {
    api.on(betDetail, { bet: aBet(), rule: '按全场比分 1:0 结算。', ledger: [] })
    const { user } = open('/game/sport?bets=settled')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '为什么这样结算' }))
    expect(await bets.findByText('按全场比分 1:0 结算。')).toBeInTheDocument()
    expect(api.calls(betDetail)).toEqual([{ no: 'B1' }])
  })

  it('[GAMES-43] selects the pick of an open bet again, at the current price and without its stake', async () => {
    const match = aBoardMatch({ id: 'x1' })
    const none = { timeline: [], periods: [], movement: [], form: { home: [], away: [] }, headToHead: [] }
    const statistics = { scores: ZERO, leads: ZERO, ahead: ZERO }
    api.on(sportMatch, { book: 'OBTY', at: NOON, list: [match], statistics, ...none })
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '再选一次' }))
    expect(await bets.findByText(/已加入注单 1 项/)).toBeInTheDocument()
    expect(readSlip()).toMatchObject({
      book: 'OBTY',
      stakes: {},
      legs: [{ selectionId: 'x1:1x2:x:home', odds: '1.95' }],
    })
  })

  const withOffer = (cashOut: string) => ({
    list: [aBet({ no: 'B2', cashOut })],
    total: 1,
    hasMore: false,
    totals: { stake: '20.00', valid: '0.00', return: '0.00', net: '0.00' },
  })

  it('[GAMES-45] cashes out at the accepted amount, and shows a lower one beside it', async () => {
    api.on(betRecords, withOffer('19.40'))
    api.refuse(betCashOut, 711015, '兑现金额已由 19.40 变为 18.00', { reason: 'offer', was: '19.40', offer: '18.00' })
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '兑现 ¥19.40' }))
    expect(api.calls(betCashOut)).toEqual([])
    // The next list has another offer, but the amount in the question stays.
    api.on(betRecords, withOffer('17.00'))
    await user.click(bets.getByRole('button', { name: '确认兑现 ¥19.40' }))
    expect(await bets.findByRole('alert')).toHaveTextContent('兑现金额已由 ¥19.40 变为 ¥18.00。')
    api.on(betCashOut, { returned: '18.00' })
    await user.click(bets.getByRole('button', { name: '确认兑现 ¥18.00' }))
    await waitFor(() => expect(pageStore.get(toastAtom)?.text).toBe('已兑现 ¥18.00'))
    const [first, next] = api.calls(betCashOut)
    expect(first).toMatchObject({ no: 'B2', offer: '19.40' })
    expect(next).toMatchObject({ no: 'B2', offer: '18.00' })
    expect(next?.requestNo).not.toBe(first?.requestNo)
  })

  it('[GAMES-45] retries a cash-out with a lost answer under the same request number', async () => {
    api.on(betRecords, withOffer('19.40'))
    api.lose(betCashOut)
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '兑现 ¥19.40' }))
    await user.click(bets.getByRole('button', { name: '确认兑现 ¥19.40' }))
    expect(await bets.findByRole('alert')).toBeInTheDocument()
    api.on(betRecords, withOffer('18.00'))
    api.on(betCashOut, { returned: '19.40' })
    await user.click(bets.getByRole('button', { name: '确认兑现 ¥19.40' }))
    await waitFor(() => expect(pageStore.get(toastAtom)?.text).toBe('已兑现 ¥19.40'))
    const [first, next] = api.calls(betCashOut)
    expect(next).toEqual(first)
  })

  it('[GAMES-52] cashes out a part at its share of the offer, and asks again if the offer has changed', async () => {
    api.on(betRecords, withOffer('19.40'))
    api.refuse(betCashOut, 711015, '兑现金额已由 4.85 变为 4.10', { reason: 'offer', was: '4.85', offer: '4.10' })
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '兑现 ¥19.40' }))
    await user.click(bets.getByRole('radio', { name: '部分' }))
    expect(bets.getByRole('button', { name: '确认兑现 ¥0.00' })).toBeDisabled()
    await user.type(bets.getByRole('textbox', { name: '兑现的本金' }), '19.5')
    expect(bets.getByRole('alert')).toHaveTextContent('剩余本金须至少 ¥1.00')
    fireEvent.change(bets.getByRole('slider'), { target: { value: '25' } })
    expect(bets.getByRole('slider')).toHaveAttribute('aria-valuetext', '本金 ¥5.00（25%）')
    expect(bets.getByText('剩余本金 ¥15.00 保持未结算。')).toBeInTheDocument()
    await user.click(bets.getByRole('button', { name: '确认兑现 ¥4.85' }))
    expect(await bets.findByRole('alert')).toHaveTextContent('兑现金额已由 ¥4.85 变为 ¥4.10。')
    await expectNoAxeViolations(document.body)
    api.on(betCashOut, { returned: '4.10' })
    await user.click(bets.getByRole('button', { name: '确认兑现 ¥4.10' }))
    await waitFor(() => expect(pageStore.get(toastAtom)?.text).toBe('已兑现 ¥4.10'))
    expect(api.calls(betCashOut)).toMatchObject([
      { no: 'B2', part: '5.00', offer: '4.85' },
      { no: 'B2', part: '5.00', offer: '4.10' },
    ])
  })

  it('[GAMES-52] lists the parts of a bet, each with its rule', async () => {
    const part = { no: 'B2-1', stake: '8.00', returned: '7.76', at: NOON, rule: '注单 B2 的一部分已提前兑现。' }
    const answer = withOffer('11.64')
    api.on(betRecords, { ...answer, list: [aBet({ no: 'B2', stake: '12.00', cashOut: '11.64', parts: [part] })] })
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByText('已兑现的部分'))
    expect(bets.getByText('本金 ¥8.00 → ¥7.76')).toBeVisible()
    expect(bets.getByText('注单 B2 的一部分已提前兑现。')).toBeVisible()
  })

  it('[GAMES-53] sets a value above the current one, shows it, and stops it', async () => {
    api.on(betRecords, withOffer('19.40'))
    api.on(betAutoCashOut, { autoCashOut: '25.00' })
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '兑现 ¥19.40' }))
    await user.click(bets.getByRole('radio', { name: '自动' }))
    await user.type(bets.getByRole('textbox', { name: '价值达到时兑现' }), '19')
    expect(bets.getByRole('button', { name: '设定' })).toBeDisabled()
    await user.clear(bets.getByRole('textbox', { name: '价值达到时兑现' }))
    await user.type(bets.getByRole('textbox', { name: '价值达到时兑现' }), '25')
    const set = { ...withOffer('19.40'), list: [aBet({ no: 'B2', cashOut: '19.40', autoCashOut: '25.00' })] }
    api.on(betRecords, set)
    await user.click(bets.getByRole('button', { name: '设定' }))
    expect(await bets.findByText(/价值达到 ¥25.00 时自动兑现/)).toBeInTheDocument()
    await user.click(bets.getByRole('button', { name: '取消自动兑现' }))
    await waitFor(() => expect(pageStore.get(toastAtom)?.text).toBe('已取消自动兑现'))
    expect(api.calls(betAutoCashOut)).toMatchObject([
      { no: 'B2', at: '25' },
      { no: 'B2', at: null },
    ])
  })

  it('[GAMES-45] says that a bet cannot be cashed out now', async () => {
    open('/game/sport?bets=open')
    expect(await (await sheet()).findByText('目前不能兑现。')).toBeInTheDocument()
  })

  it('[GAMES-43] says that the markets of a bet are closed', async () => {
    const none = { timeline: [], periods: [], movement: [], form: { home: [], away: [] }, headToHead: [] }
    const statistics = { scores: ZERO, leads: ZERO, ahead: ZERO }
    api.on(sportMatch, { book: 'OBTY', at: NOON, list: [], statistics, ...none })
    const { user } = open('/game/sport?bets=open')
    const bets = await sheet()
    await user.click(await bets.findByRole('button', { name: '再选一次' }))
    expect(await bets.findByText('这些盘口已经关闭。')).toBeInTheDocument()
    expect(readSlip().legs).toEqual([])
  })

  it('sends a visitor to login and back to the bets', async () => {
    open('/game/sport', null)
    const link = screen.getByRole('link', { name: '我的注单' })
    expect(link).toHaveAttribute('href', `/user/login?redirect=${encodeURIComponent('/game/sport?bets=open')}`)
  })

  it('has no accessibility violations', async () => {
    open('/game/sport?bets=open')
    await (await sheet()).findByRole('article')
    await expectNoAxeViolations(document.body)
  })
})
