import { depositMethods } from '@lantern/contract/deposit'
import { pendingCount } from '@lantern/contract/pending-count'
import { memberInfo } from '@lantern/contract/user'
import { vipInfo, vipTable } from '@lantern/contract/vip'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { clearSession, queryClient } from '@lantern/platform'
import { aMember, aWallet, aWithdrawalPrepare, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { act, screen, waitFor, within } from '@testing-library/react'
import { LEVELS, VIP_INFO } from '../parts/vip/vip.fixture.ts'
import { HubPage } from './hub-page.tsx'
import { keptHub } from './kept-hub.ts'

function answers(api: FakeApi) {
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(pendingCount, { total: 2, byCategory: { sport: 2 } })
  api.on(withdrawalPrepare, aWithdrawalPrepare())
  api.on(depositMethods, { list: [], limit: { day: null, used: '0.00', resetAt: NOON }, openOrder: null })
  api.on(vipInfo, VIP_INFO)
  api.on(vipTable, { levels: LEVELS })
}
function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<HubPage />, { route: '/mine' }) }
}

describePage('HubPage', {
  page: <HubPage />,
  route: '/mine',
  title: { 'zh-CN': '我的', en: 'Me' },
  reads: [memberInfo],
  answers,
})

const AVAILABLE = { name: /可用余额，查看构成$/ }

describe('hub', () => {
  it('[MINE-HUB-4] shows the last figures at once with their time, and then the new ones', async () => {
    const first = open()
    expect(await screen.findByRole('button', AVAILABLE)).toHaveTextContent('12,345.67')
    first.unmount()
    queryClient.clear()
    const { api } = open((fake) => {
      fake.hang(memberInfo)
      fake.hang(walletOverview)
    })
    // No answer has arrived.
    expect(screen.getByRole('heading', { name: '小灯' })).toBeVisible()
    expect(screen.getByRole('button', AVAILABLE)).toHaveTextContent('12,345.67')
    expect(screen.getByText(/的数据$/)).toBeVisible()
    api.on(memberInfo, aMember())
    api.on(walletOverview, aWallet({ center: '8.00' }))
    await act(() => queryClient.invalidateQueries())
    await waitFor(() => expect(screen.getByRole('button', AVAILABLE)).toHaveTextContent('¥8.00'))
    expect(screen.queryByText(/的数据$/)).toBeNull()
  })

  it('[MINE-HUB-4] after a refused wallet shows the balance that is as new as the member, not an old one', async () => {
    const first = open()
    await waitFor(() => expect(localStorage.getItem('hub')).toContain('12345.67'))
    first.unmount()
    queryClient.clear()
    open((fake) => {
      fake.on(memberInfo, aMember({ balance: '7.00' }))
      fake.refuse(walletOverview, 10001, '系统繁忙')
    })
    await waitFor(() => expect(screen.getByRole('button', AVAILABLE)).toHaveTextContent('¥7.00'))
    expect(screen.queryByText(/的数据$/)).toBeNull()
  })

  it('[MINE-HUB-4] goes on showing the last figures while nothing can be reached', async () => {
    const first = open()
    await waitFor(() => expect(localStorage.getItem('hub')).toContain('12345.67'))
    first.unmount()
    queryClient.clear()
    const { api } = open((fake) => {
      fake.lose(memberInfo)
      fake.lose(walletOverview)
    })
    await waitFor(() => expect(api.calls(walletOverview).length).toBeGreaterThan(0))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 10_000 })
    expect(screen.getByRole('button', AVAILABLE)).toHaveTextContent('12,345.67')
    expect(screen.getByText(/的数据$/)).toBeVisible()
  })

  it('[MINE-HUB-4] keeps nothing for another member, nothing that is not shown, and nothing after the session', async () => {
    const first = open()
    await waitFor(() => expect(localStorage.getItem('hub')).toContain('12345.67'))
    const { realNameMasked, phoneMasked } = aMember()
    for (const unseen of ['1990', realNameMasked, phoneMasked])
      expect(localStorage.getItem('hub')).not.toContain(unseen)
    expect(keptHub()).not.toBeNull()
    const kept = localStorage.getItem('hub')?.replaceAll(aMember().memberId, 'm-other') ?? ''
    localStorage.setItem('hub', kept)
    expect(keptHub()).toBeNull()
    first.unmount()
    act(() => clearSession())
    expect(localStorage.getItem('hub')).toBeNull()
  })

  it('[MINE-HUB-1] shows who the member is, the money with its actions and limits, and whether it can be withdrawn', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '小灯' })).toBeVisible()
    expect(screen.getByRole('link', { name: '个人资料' })).toHaveAttribute('href', '/mine/userInfo')
    expect(screen.getByRole('link', { name: 'VIP3' })).toHaveAttribute('href', '/mine/vip')
    expect(screen.getByRole('link', { name: '已认证' })).toHaveAttribute('href', '/mine/userInfo/authentication')
    expect(screen.getByRole('button', { name: '复制会员号' })).toBeVisible()
    expect(await screen.findByRole('button', { name: /总资产/ })).toBeVisible()
    const actions = within(screen.getByRole('navigation', { name: '资金操作' }))
    expect(actions.getByRole('link', { name: '限额' })).toHaveAttribute('href', '/mine/safer')
    expect(await screen.findByRole('link', { name: /可提金额/ })).toHaveAttribute('href', '/mine/finance/withdrawal')
  })

  it.each([
    ['0.00', 'check'],
    ['320.00', 'info'],
  ])('[MINE-HUB-1] with %s of turnover left the mark of the withdrawable amount is: %s', async (turnoverNeed, mark) => {
    open((fake) => fake.on(withdrawalPrepare, aWithdrawalPrepare({ turnoverNeed })))
    const line = await screen.findByRole('link', { name: /可提金额/ })
    expect(line.querySelector('svg')).toHaveClass(`lucide-${mark}`)
  })

  it('[MINE-HUB-2] shows the way to the next level by the requirement that is further away', async () => {
    open()
    // 3,400 of 4,000 deposited, 61,000 of 80,000 turned over.
    expect(await screen.findByRole('progressbar', { name: 'VIP4 升级进度' })).toHaveAttribute('aria-valuenow', '76')
    expect(screen.getByText('VIP4 · 76%')).toBeVisible()
  })

  it('[MINE-HUB-2] shows no progress during a break', async () => {
    const { api } = open((fake) => fake.on(vipInfo, { ...VIP_INFO, paused: true }))
    expect(await screen.findByRole('heading', { name: '小灯' })).toBeVisible()
    await waitFor(() => expect(api.calls(vipInfo)).toHaveLength(1))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('[MINE-HUB-3] leads to sixteen places in named groups of four, and names what the badge counts', async () => {
    open((api) => api.on(memberInfo, aMember({ unread: 5, claimable: 2 })))
    const entries = within(await screen.findByRole('navigation', { name: '更多' })).getAllByRole('link')
    expect(entries).toHaveLength(16)
    for (const name of ['记录', '资金与金币', '会员', '安全与帮助'])
      expect(within(screen.getByRole('region', { name })).getAllByRole('link')).toHaveLength(4)
    expect(new Set(entries.map((link) => link.getAttribute('href'))).size).toBe(16)
    expect(screen.getByRole('link', { name: /站内信.*5 封未读/ })).toHaveAttribute('href', '/mine/mail')
    expect(screen.getByRole('link', { name: /福利记录.*2 项可领取/ })).toHaveAttribute(
      'href',
      '/mine/record/welfare?range=30d&state=claimable',
    )
    expect(await screen.findByRole('link', { name: /投注记录.*2 注未结算/ })).toBeVisible()
  })
})
