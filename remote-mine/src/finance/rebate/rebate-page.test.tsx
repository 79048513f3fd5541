import { rebateClaim, rebateHistory, rebatePreview } from '@lantern/contract/rebate'
import { memberInfo } from '@lantern/contract/user'
import { aMember, expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, screen } from '@testing-library/react'
import { RebatePage } from './rebate-page.tsx'

const PREVIEW = {
  asOf: NOON,
  vip: 3,
  items: [
    {
      day: NOON,
      category: 'realbet',
      enName: 'AG',
      name: 'AG 真人',
      valid: '6400.00',
      rate: '0.50',
      amount: '32.00',
      claimed: '0.00',
      pending: '0.00',
      state: 'ready' as const,
    },
    {
      day: NOON,
      category: 'sport',
      enName: 'OBTY',
      name: 'DB体育',
      valid: '100.00',
      rate: '0.42',
      amount: '0.42',
      claimed: '0.10',
      pending: '25.00',
      state: 'live' as const,
    },
  ],
  ready: '32.00',
  today: '0.42',
  min: '1.00',
  cap: '16888.00',
  nextTodayAt: null,
  calculatingUntil: null,
  autoAt: NOON + 1,
}
const CLAIM = {
  no: 'R1',
  kind: 'ready' as const,
  amount: '32.00',
  at: NOON,
  ledgerNo: 'E1',
  list: [{ day: NOON, enName: 'AG', name: 'AG 真人', valid: '6400.00', rate: '0.50', amount: '32.00' }],
}

function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(rebatePreview, PREVIEW)
  api.on(rebateHistory, { list: [], total: 0, hasMore: false, sum: '0.00' })
  change(api)
  return { api, ...renderWithPlatform(<RebatePage />, { route: '/mine/rebate' }) }
}
const claimAll = () => screen.findByRole('button', { name: '一键全领' })

describe('rebate', () => {
  it('[MINE-22] [MINE-DATE-1] shows how each amount is calculated and why a small one cannot be claimed yet', async () => {
    const { container } = open()
    expect(await screen.findByText(/有效流水 ¥6,400\.00 × 0\.50%/)).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '明细' })).toHaveTextContent('¥32.00可领取')
    expect(screen.getByText('未结注单 ¥25.00，结算后计入')).toBeInTheDocument()
    expect(screen.getByText(/已领 ¥0\.10/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '领取今日' })).not.toBeInTheDocument()
    expect(screen.getByText('满 ¥1.00 可领取')).toBeInTheDocument()
    expect(screen.getByText(/自动到账时间/)).toHaveTextContent(/\d+月\d+日周. \d\d:\d\d$/)
    await expectNoAxeViolations(container)
  })

  it('[MINE-1] [MINE-22] two taps claim once', async () => {
    const { api, user } = open((fake) => fake.on(rebateClaim, CLAIM))
    await user.dblClick(await claimAll())
    expect(await screen.findByText('已领取 ¥32.00')).toBeInTheDocument()
    expect(api.calls(rebateClaim)).toHaveLength(1)
    expect(api.calls(rebateClaim)[0]).toMatchObject({ what: 'ready' })
  })

  it('[MINE-2] looks up a claim by its request number after a lost response', async () => {
    const { api, user } = open((fake) => fake.lose(rebateClaim))
    const button = await claimAll()
    api.on(rebateHistory, { list: [CLAIM], total: 1, hasMore: false, sum: '32.00' })
    await user.click(button)
    expect(await screen.findByText('已领取 ¥32.00', undefined, { timeout: 5_000 })).toBeInTheDocument()
    expect(api.calls(rebateClaim)).toHaveLength(1)
  })

  it('[MINE-22] shows until when the nightly calculation runs', async () => {
    open((api) => api.on(rebatePreview, { ...PREVIEW, calculatingUntil: Date.now() + 60_000 }))
    expect(await claimAll()).toBeDisabled()
    expect(screen.getAllByText(/正在结算昨日返水/)).toHaveLength(2)
  })

  it('[MINE-22] [MINE-64] counts down to the next claim of today, then refetches and enables the button', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const { api } = open((fake) =>
      fake.on(rebatePreview, { ...PREVIEW, today: '5.00', nextTodayAt: Date.now() + 61_000 }),
    )
    const button = await screen.findByRole('button', { name: '领取今日' })
    expect(button).toBeDisabled()
    const waits = await screen.findByText(/当日返水每 30 分钟可领一次/)
    const before = waits.textContent
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(waits.textContent).not.toBe(before)
    api.on(rebatePreview, { ...PREVIEW, today: '6.00', nextTodayAt: null })
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(button).toBeEnabled()
    expect(api.calls(rebatePreview).length).toBeGreaterThan(1)
    jest.useRealTimers()
  })

  it('[MINE-22] explains how to earn a rebate without any bets', async () => {
    open((api) => api.on(rebatePreview, { ...PREVIEW, items: [], ready: '0.00', today: '0.00', autoAt: null }))
    expect(await screen.findByText('暂无有效投注')).toBeInTheDocument()
    expect(screen.queryByText(/未领取的返水/)).not.toBeInTheDocument()
  })
})
