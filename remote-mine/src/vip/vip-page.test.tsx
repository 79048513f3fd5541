import { memberInfo } from '@lantern/contract/user'
import { vipClaim, vipInfo, vipTable } from '@lantern/contract/vip'
import { aMember, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aGift, LEVELS, VIP_INFO } from '../parts/vip/vip.fixture.ts'
import { VipPage } from './vip-page.tsx'

function answers(api: FakeApi) {
  api.on(memberInfo, aMember())
  api.on(vipInfo, VIP_INFO)
  api.on(vipTable, { levels: LEVELS })
}
function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<VipPage />, { route: '/mine/vip' }) }
}

describePage('VipPage', {
  page: <VipPage />,
  route: '/mine/vip',
  title: { 'zh-CN': 'VIP 中心', en: 'VIP' },
  reads: [vipInfo, vipTable],
  answers,
})

describe('VIP', () => {
  it('[MINE-DATE-1] writes until when the level is kept, and when it is evaluated, with the name of the month', async () => {
    const api = fakeApi()
    answers(api)
    renderWithPlatform(<VipPage />, { route: '/mine/vip', locale: 'en' })
    expect(await screen.findByText('Level kept until Sat, February 20 12:00')).toBeVisible()
    expect(screen.getByText(/evaluated Sun, November 22 12:00/)).toBeVisible()
  })

  it('[MINE-VIP-1] shows both totals beside the requirement of the next level, and what keeps the level', async () => {
    open()
    const deposit = await screen.findByRole('progressbar', { name: '累计存款' })
    expect(deposit).toHaveAttribute('aria-valuetext', '¥3,400 / ¥4,000')
    expect(deposit).toHaveAttribute('aria-valuenow', '85')
    expect(screen.getByRole('progressbar', { name: '累计流水' })).toHaveAttribute('aria-valuenow', '76')
    expect(screen.getByRole('progressbar', { name: '保级流水' })).toHaveAttribute('aria-valuenow', '20')
    expect(screen.getByText(/保级期至/)).toBeVisible()
    expect(screen.getByText(/累计存款 = 注册以来到账的存款之和/)).toBeInTheDocument()
  })

  it('[MINE-VIP-2] starts at the own level and shows the benefits of the level that the member moves to', async () => {
    const { user } = open()
    expect(await screen.findByRole('heading', { name: 'VIP3 权益' })).toBeVisible()
    expect(screen.getByText('可领取')).toBeVisible()
    // No level is served before another: the page does not promise it.
    expect(screen.getByText('全天，各等级相同')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '下一级' }))
    expect(await screen.findByRole('heading', { name: 'VIP4 权益' })).toBeVisible()
    act(() => screen.getByRole('list', { name: 'VIP 等级' }).focus())
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(await screen.findByRole('heading', { name: 'VIP2 权益' })).toBeVisible()
  })

  it('[MINE-VIP-3] claims a gift once and says that gifts do not expire', async () => {
    const claimed = aGift({ state: 'claimed', claimedAt: VIP_INFO.evaluateAt })
    const { api, user } = open((fake) => fake.on(vipClaim, claimed))
    expect(await screen.findByText(/礼金没有期限/)).toBeVisible()
    api.on(vipInfo, { ...VIP_INFO, gifts: [claimed] })
    await user.click(screen.getByRole('button', { name: '领取 晋级礼金 · VIP3' }))
    await waitFor(() => expect(api.calls(vipClaim)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull())
    expect(within(screen.getByRole('region', { name: '礼金' })).getByText(/领取$/)).toBeVisible()
  })

  it('[MINE-VIP-4] hides the progress during a break', async () => {
    open((api) => api.on(vipInfo, { ...VIP_INFO, paused: true }))
    expect(await screen.findByText('休息期间不显示进度。等级与礼金保留。')).toBeVisible()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
