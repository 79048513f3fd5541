import { accountList } from '@lantern/contract/accounts'
import { depositMethods } from '@lantern/contract/deposit'
import { pendingCount } from '@lantern/contract/pending-count'
import { memberInfo } from '@lantern/contract/user'
import { vipInfo, vipTable } from '@lantern/contract/vip'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { getSession, subscribe } from '@lantern/platform'
import {
  aDepositOrder,
  aMember,
  aWallet,
  aWithdrawalPrepare,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { describeRemote } from '@lantern/testing/describe-remote'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import declaration from '../../remote.json'
import { LEVELS, VIP_INFO } from '../parts/vip/vip.fixture.ts'
import { routes } from './routes.tsx'
import { slots } from './slots.tsx'

describeRemote('mine', async () => ({ declaration, routes, slots }))

function wire(change: (api: FakeApi) => void = () => {}): FakeApi {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(accountList, { list: [], max: 5 })
  api.on(pendingCount, { total: 2, byCategory: { sport: 2 } })
  api.on(withdrawalPrepare, aWithdrawalPrepare())
  api.on(vipInfo, VIP_INFO)
  api.on(vipTable, { levels: LEVELS })
  api.on(depositMethods, { list: [], limit: { day: null, used: '0.00', resetAt: NOON }, openOrder: null })
  change(api)
  return api
}

function Pages() {
  return useRoutes([{ path: '/mine', children: routes }])
}
const openPages = (route: string) =>
  renderWithPlatform(
    <Suspense fallback={null}>
      <Pages />
    </Suspense>,
    { route },
  )

describe('routes', () => {
  it('shows the hub at /mine', async () => {
    wire()
    const { container } = openPages('/mine')
    expect(await screen.findByRole('heading', { level: 1, name: '我的' })).toBeInTheDocument()
    expect(await screen.findByRole('heading', { level: 2, name: '小灯' })).toBeInTheDocument()
    const actions = screen.getByRole('navigation', { name: '资金操作' })
    expect(
      within(actions)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['存款', '转账', '取款', '钱包', '限额'])
    await expectNoAxeViolations(container)
  })

  it('shows the number of open bets', async () => {
    wire()
    openPages('/mine')
    expect(await screen.findByText('2 注未结算')).toBeInTheDocument()
  })

  it('signs out without confirmation if no order is open', async () => {
    wire()
    const { user, location } = openPages('/mine')
    await user.click(await screen.findByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(getSession().kind).toBe('anonymous'))
    expect(location()).toBe('/')
  })

  it('asks for confirmation before signing out with an open order', async () => {
    wire((api) =>
      api.on(depositMethods, {
        list: [],
        limit: { day: null, used: '0.00', resetAt: NOON },
        openOrder: aDepositOrder(),
      }),
    )
    const { user } = openPages('/mine')
    await screen.findByText('有一笔存款未完成')
    await user.click(screen.getByRole('button', { name: '退出登录' }))
    expect(getSession().kind).toBe('member')
  })
})

describe('slot header.balance', () => {
  const Pill = slots['header.balance']
  if (!Pill) throw new Error('the slot is filled')
  const open = (member: string | null = 'demo01', route = '/') =>
    renderWithPlatform(
      <Suspense fallback={null}>
        <Pill />
      </Suspense>,
      { member, route },
    )

  it('[SHELL-HOME-5] shows the available balance and opens the other balances with links to the money pages', async () => {
    wire()
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '可用余额 ¥12,345.67，查看余额' }))
    const sheet = await screen.findByRole('dialog', { name: '余额' })
    expect(within(sheet).getByText('场馆余额')).toBeInTheDocument()
    for (const [name, to] of [
      ['存款', '/mine/finance/deposit'],
      ['转账', '/mine/finance/transfer'],
      ['取款', '/mine/finance/withdrawal'],
    ] as const)
      expect(within(sheet).getByRole('link', { name })).toHaveAttribute('href', to)
  })

  it('[MINE-HUB-7] sets the badge of the Me tab on each page', async () => {
    const badge = jest.fn()
    const undo = subscribe('badge:me', badge)
    wire((api) => api.on(memberInfo, aMember({ unread: 5, claimable: 2 })))
    open('demo01', '/game/sport')
    await waitFor(() => expect(badge).toHaveBeenLastCalledWith({ count: 5, claimable: 2 }))
    undo()
  })

  it('[MINE-HUB-6] leaves the amount to the card of the hub and opens the same balances there', async () => {
    wire()
    const { user, container } = open('demo01', '/mine')
    const button = await screen.findByRole('button', { name: '可用余额 ¥12,345.67，查看余额' })
    expect(container).toHaveTextContent(/^$/)
    await user.click(button)
    expect(await screen.findByRole('dialog', { name: '余额' })).toBeVisible()
  })

  it('refreshes at most every two seconds', async () => {
    const api = wire()
    const { user } = open()
    await screen.findByRole('button', { name: /可用余额/ })
    const before = api.calls(walletOverview).length
    await user.dblClick(screen.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(api.calls(walletOverview).length).toBe(before + 1))
  })

  it('keeps the last balance if a refresh fails', async () => {
    const api = wire()
    const { user } = open()
    await screen.findByRole('button', { name: /可用余额/ })
    api.raw(walletOverview, 500, '')
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByRole('button', { name: /可用余额 ¥12,345.67/ })).toBeInTheDocument()
  })

  it('renders nothing for visitors and sends no request', async () => {
    const api = wire()
    const { container } = open(null)
    await waitFor(() => expect(container).toBeEmptyDOMElement())
    expect(api.calls(walletOverview)).toEqual([])
  })
})

describe('slot home.member', () => {
  const Strip = slots['home.member']
  if (!Strip) throw new Error('the slot is filled')

  it('greets the member with level and balance in both languages', async () => {
    wire()
    const { container } = renderWithPlatform(
      <Suspense fallback={null}>
        <Strip />
      </Suspense>,
      { locale: 'en' },
    )
    expect(await screen.findByText('Hi, 小灯')).toBeInTheDocument()
    expect(screen.getByText('VIP3')).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })
})
