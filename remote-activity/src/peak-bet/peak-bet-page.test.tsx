import { type PeakMe, type PeakRow, peakBoard, peakClaim, peakJoin } from '@lantern/contract/peak-bet'
import { DAY_MS, HOUR_MS } from '@lantern/contract/site-time'
import { memberInfo } from '@lantern/contract/user'
import { aMember, expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { PeakBoard } from './peak.api.ts'
import { PeakBetPage } from './peak-bet-page.tsx'

const ROUTE = '/activity/friendPeakBet'
const LINK = '/user/register?r_bet=PEAK0001'
const row = (rank: number, change: Partial<PeakRow> = {}): PeakRow => ({
  rank,
  nick: `星${rank}*`,
  odds: `${(9 - rank).toFixed(2)}`,
  sport: { zh: '英超', en: 'Premier League' },
  at: NOON - rank * HOUR_MS,
  isMe: false,
  ...change,
})
const me = (change: Partial<PeakMe> = {}): PeakMe => ({
  isJoined: true,
  joinedAt: NOON - DAY_MS,
  isPaused: false,
  link: LINK,
  best: { ...row(4), betNo: 'B1', countedStake: '100.00' },
  prizes: [],
  ...change,
})
const board = (change: Partial<PeakBoard> = {}): PeakBoard => ({
  season: {
    id: '2026-03-02',
    startAt: NOON - 2 * DAY_MS,
    endAt: NOON + 5 * DAY_MS,
    closeAt: NOON + 6 * DAY_MS,
    state: 'running',
  },
  previous: '2026-02-23',
  rule: { minStake: '10.00', capStake: '100.00', prizeMultiple: 1 },
  prizes: [
    { from: 1, to: 1, amount: '88.00' },
    { from: 4, to: 10, amount: '8.00' },
  ],
  list: [row(1), row(2), row(3), row(4, { isMe: true })],
  total: 4,
  me: me(),
  ...change,
})
const answers = (api: FakeApi) => api.on(peakBoard, board())

describePage('PeakBetPage', {
  page: <PeakBetPage />,
  route: ROUTE,
  title: { 'zh-CN': '好友巅峰注', en: 'Friends’ peak bet' },
  reads: [peakBoard],
  answers,
})

type Opened = { locale?: 'zh-CN' | 'en'; route?: string; oddsType?: number }

function open(first: PeakBoard, { locale = 'en', route = ROUTE, oddsType = 3 }: Opened = {}) {
  const api = fakeApi()
  api.on(memberInfo, aMember({ oddsType }))
  api.on(peakBoard, first)
  return { api, ...renderWithPlatform(<PeakBetPage />, { route, locale, member: first.me ? 'demo01' : null }) }
}

describe('PeakBetPage', () => {
  it('[ACT-31] shows visitors the podium and the others, with the prizes and the rules', async () => {
    const { container } = open(board({ me: null }), { route: `${ROUTE}?scope=friends` })
    expect(await screen.findByText('Rank 1', { selector: 'span' })).toBeVisible()
    expect(screen.getByText('8.00', { selector: 'span' })).toBeVisible()
    expect(screen.getByText(/^Premier League · /)).toBeVisible()
    expect(screen.getByText('Ranks 4–10')).toBeVisible()
    expect(screen.getByText(/^Ranked by odds\. Ties: the bet settled first/)).toBeVisible()
    expect(screen.getByText(/stake of ¥10.00 or more/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Friends' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      expect.stringContaining('friendPeakBet'),
    )
    await expectNoAxeViolations(container)
  })

  it('[ACT-59] converts all odds to the odds type of the member', async () => {
    const prize = { season: '2026-02-23', rank: 2, odds: '7.00', amount: '58.00', state: 'claimable' as const }
    const list = [row(1), row(2), row(3), row(4, { odds: '4.33' })]
    open(board({ list, me: me({ prizes: [prize] }) }), { oddsType: 1 })
    expect(await screen.findByText('−0.14')).toBeVisible()
    expect(screen.getByText('−0.30')).toBeVisible()
    expect(screen.getByText('−0.25')).toBeVisible()
    expect(screen.getByText('Odds −0.17')).toBeVisible()
    expect(screen.queryByText('8.00')).not.toBeInTheDocument()
  })

  it('[ACT-31] keeps the chosen board and week in the address', async () => {
    const { api, user, location } = open(board())
    await user.click(await screen.findByRole('radio', { name: 'Friends' }))
    await waitFor(() => expect(api.calls(peakBoard)).toContainEqual({ scope: 'friends' }))
    api.on(peakBoard, board({ list: [], total: 0, previous: '', me: me({ best: null }) }))
    await user.click(screen.getByRole('radio', { name: 'Last week' }))
    expect(await screen.findByText('No results this week')).toBeVisible()
    expect(location()).toBe(`${ROUTE}?scope=friends&season=2026-02-23`)
    expect(api.calls(peakBoard)).toContainEqual({ scope: 'friends', season: '2026-02-23' })
    await user.click(screen.getByRole('radio', { name: 'This week' }))
    expect(location()).toBe(`${ROUTE}?scope=friends`)
  })

  it('[ACT-31] reads the board again, and removes a bet that was corrected', async () => {
    jest.useFakeTimers()
    const { api } = open(board())
    expect(await screen.findByText('星1*')).toBeVisible()
    api.on(peakBoard, board({ list: [row(2, { rank: 1 })], total: 1 }))
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    await waitFor(() => expect(screen.queryByText('星1*')).not.toBeInTheDocument())
    jest.useRealTimers()
  })

  it('[ACT-32] joins and leaves with one switch, and shows result and link of the member while taking part', async () => {
    const { api, user, container } = open(board({ me: me({ isJoined: false, joinedAt: null, link: '', best: null }) }))
    const join = await screen.findByRole('switch', { name: /^Take part/ })
    expect(join).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Copy invite link' })).not.toBeInTheDocument()
    api.on(peakJoin, { isJoined: true, joinedAt: NOON, link: LINK })
    api.on(peakBoard, board())
    await user.click(join)
    expect(await screen.findByText('Counted stake')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy invite link' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}${LINK}`)
    await expectNoAxeViolations(container)
    api.refuse(peakJoin, 10001, 'Try again later')
    await user.click(screen.getByRole('switch', { name: /^Take part/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again later')
    expect(screen.getByRole('switch', { name: /^Take part/ })).toBeChecked()
    expect(api.calls(peakJoin)).toEqual([{ on: true }, { on: false }])
  })

  it('[ACT-32] shows no board during a break', async () => {
    open(board({ list: [], total: 0, me: me({ isPaused: true, isJoined: false, joinedAt: null, best: null }) }))
    expect(await screen.findByText(/^During a break or self-exclusion no board/)).toBeVisible()
    expect(screen.getByRole('switch', { name: /^Take part/ })).toBeDisabled()
    expect(screen.queryByRole('radio', { name: 'Everyone' })).not.toBeInTheDocument()
  })

  it('[ACT-33] claims a prize once for two taps, and with the same request number after a lost answer', async () => {
    const prize = { season: '2026-02-23', rank: 2, odds: '7.00', amount: '58.00', state: 'claimable' as const }
    const { api, user } = open(board({ me: me({ prizes: [prize] }) }), { locale: 'zh-CN' })
    const claim = () => screen.findByRole('button', { name: '领取 58.00（2026-02-23 当周）' })
    api.lose(peakClaim)
    await user.click(await claim())
    expect(await screen.findByRole('alert')).toBeVisible()
    api.on(peakClaim, { season: prize.season, amount: '58.00', auditId: 'A1', ledgerNo: 'L1' })
    api.on(peakBoard, board({ me: me({ prizes: [{ ...prize, state: 'claimed' }] }) }))
    await user.dblClick(await claim())
    expect(await screen.findByText('58.00 已进入锁定奖金。')).toBeVisible()
    expect(within(screen.getByRole('region', { name: '我的奖金' })).getByText('已领取')).toBeVisible()
    const sent = api.calls(peakClaim) as { requestNo: string }[]
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})
