/** Every payout-account route and order view in each of its states (screens.md 0.5, 7). */
import { accountList } from '@lantern/contract/accounts'
import { depositDetail } from '@lantern/contract/deposit'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalDetail } from '@lantern/contract/withdrawal'
import {
  aDepositOrder,
  aMember,
  aPayAccount,
  aWallet,
  aWithdrawOrder,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { useRoutes } from 'react-router-dom'
import { routes } from './routes.tsx'

const SENTENCE = '演练中，请稍候再来'
const EMPTY = /还没有.*收款账户/
const verified = aMember({ kyc: 2, hasFundPwd: true, phoneMasked: '****5678', realNameMasked: '林**' })

function Pages() {
  return useRoutes([{ path: '/mine', children: routes }])
}
function open(route: string, change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi({ others: 'generated' })
  api.on(memberInfo, verified)
  api.on(walletOverview, aWallet())
  api.on(accountList, { list: [], max: 5 })
  change(api)
  const page = (
    <Suspense fallback={null}>
      <Pages />
    </Suspense>
  )
  return { api, ...renderWithPlatform(page, { route }) }
}
const shape = () => waitFor(() => expect(document.querySelector('[data-shape]')).not.toBeNull())

/** Lists, as spelled in the specification. Bank cards are listed on the wallet page. */
const LISTS = [
  '/mine/virtualCoinCard',
  '/mine/ebpayAcount',
  '/mine/koipayAcount',
  '/mine/alipayAcount',
  '/mine/sharelifeAcount',
  '/mine/wechatAcount',
  '/mine/digitalAcount',
]
const ADDS = [
  '/mine/addBankCard',
  '/mine/virtualCoinCard?view=add',
  '/mine/addEBpayCard',
  '/mine/addKOIpayCard',
  '/mine/addAlipayCard',
  '/mine/sharelifeAcount?view=add',
  '/mine/addwechatCard',
  '/mine/addDigitalCard',
]

describe('payout accounts', () => {
  it.each(LISTS)('[MINE-26] %s: skeleton, error with a working retry, empty list, then the accounts', async (route) => {
    const hanging = open(route, (api) => api.hang(accountList))
    await shape()
    hanging.unmount()

    const { api, user } = open(route, (fake) => fake.refuse(accountList, 987_655, SENTENCE))
    expect(await screen.findByText(SENTENCE)).toBeVisible()
    expect(screen.queryByText(EMPTY)).toBeNull()
    api.on(accountList, { list: [], max: 5 })
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText(EMPTY)).toBeVisible()
  })

  it.each(ADDS)('[MINE-26] %s: skeleton, error with a working retry, then the form', async (route) => {
    const hanging = open(route, (api) => api.hang(memberInfo))
    await shape()
    hanging.unmount()

    const { api, user } = open(route, (fake) => fake.refuse(memberInfo, 987_655, SENTENCE))
    expect(await screen.findByText(SENTENCE)).toBeVisible()
    api.on(memberInfo, verified)
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByRole('button', { name: '下一步' })).toBeVisible()
  })

  it.each([...LISTS, ...ADDS])('[MINE-26] [MINE-14] %s: shows a frozen member the reason', async (route) => {
    open(route, (api) => {
      api.on(memberInfo, { ...verified, status: 2, statusReason: '风控核实' })
      api.on(accountList, { list: [aPayAccount()], max: 5 })
    })
    expect(await screen.findByText('资金功能已冻结')).toBeVisible()
    expect(screen.getByText(/风控核实/)).toBeVisible()
  })
})

describe('orders', () => {
  it.each([
    ['/mine/finance/deposit?orderNo=D1', depositDetail, aDepositOrder()],
    ['/mine/finance/withdrawal?orderNo=W1', withdrawalDetail, aWithdrawOrder()],
  ] as const)(
    '[MINE-26] %s: skeleton, error with a working retry, the order, and a missing order',
    async (route, read, order) => {
      const hanging = open(route, (api) => api.hang(read))
      await shape()
      hanging.unmount()

      const refused = open(route, (fake) => fake.refuse(read, 987_655, SENTENCE))
      expect(await screen.findByText(SENTENCE)).toBeVisible()
      refused.api.on(read, { order } as never)
      await refused.user.click(screen.getByRole('button', { name: '重试' }))
      expect((await screen.findAllByText(new RegExp(order.orderNo)))[0]).toBeVisible()
      refused.unmount()

      open(route, (fake) => fake.on(read, { order: null } as never))
      expect(await screen.findByRole('link', { name: /记录/ })).toBeVisible()
    },
  )
})
