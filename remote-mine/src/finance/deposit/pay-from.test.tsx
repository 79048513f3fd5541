import type { PayAccount } from '@lantern/contract/accounts'
import { accountList, accountOneTap } from '@lantern/contract/accounts'
import { type DepositMethodInfo, depositCreate, depositDetail, depositMethods } from '@lantern/contract/deposit'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { closeDialog, dialogsAtom, pageStore } from '@lantern/platform'
import {
  aDepositMethod,
  aDepositOrder,
  aMember,
  aPayAccount,
  aWallet,
  expectNoAxeViolations,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { AccountPage } from '../accounts/account-page.tsx'
import { DepositPage } from './deposit-page.tsx'

const DEPOSIT = '/mine/finance/deposit'
const shareLife = aDepositMethod({
  method: 'SHARELIFE',
  name: { zh: '享生活', en: 'ShareLife' },
  accountKind: 'SHARELIFE',
  needAccount: true,
  needName: false,
})
const anAccount = (change: Partial<PayAccount> = {}) =>
  aPayAccount({ id: 'S1', kind: 'SHARELIFE', masked: '139****1111', ...change })

function open(accounts: PayAccount[], method: DepositMethodInfo = shareLife, route = DEPOSIT) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(accountList, { list: accounts, max: 3 })
  api.on(depositMethods, {
    // With a query parameter the form must select the method by it.
    list: route === DEPOSIT ? [method] : [aDepositMethod(), method],
    limit: { day: null, used: '0.00', resetAt: Date.now() + 600_000 },
    openOrder: null,
  })
  api.on(depositCreate, aDepositOrder({ orderNo: 'D9' }))
  api.on(depositDetail, { order: aDepositOrder({ orderNo: 'D9', expireAt: Date.now() + 600_000 }) })
  return { api, ...renderWithPlatform(<DepositPage />, { route, path: DEPOSIT }) }
}
const next = () => screen.findByRole('button', { name: '下一步' })
const amount = () => screen.findByRole('textbox', { name: '存款金额' })

beforeEach(() => localStorage.clear())

describe('account to pay from', () => {
  it('[MINE-34] is required: without one the form links to binding it and sends nothing', async () => {
    const { api, user, container } = open([])
    await user.type(await amount(), '100')
    const link = await screen.findByRole('link', { name: '绑定享生活账户' })
    expect(link).toHaveAttribute('href', '/mine/sharelifeAcount?view=add')
    await expectNoAxeViolations(container)
    await user.click(await next())
    expect(api.calls(depositCreate)).toHaveLength(0)
  })

  it('[MINE-34] starts with the default and remembers the last choice', async () => {
    const two = [anAccount(), anAccount({ id: 'S2', masked: '138****2222', isDefault: false })]
    const first = open(two)
    expect(await screen.findByRole('button', { name: /139\*{4}1111/ })).toBeInTheDocument()
    await first.user.click(screen.getByRole('button', { name: /付款账户/ }))
    await first.user.click(await screen.findByRole('option', { name: /138\*{4}2222/ }))
    await first.user.type(await amount(), '100')
    await first.user.click(await next())
    await waitFor(() =>
      expect(first.api.calls(depositCreate)).toEqual([expect.objectContaining({ accountId: 'S2', amount: '100' })]),
    )
    await waitFor(() => expect(first.location()).toContain('orderNo'))
    first.unmount()
    open(two)
    expect(await screen.findByRole('button', { name: /138\*{4}2222/ })).toBeInTheDocument()
  })

  it('[MINE-34] is optional if the method also accepts a QR code', async () => {
    const { api, user } = open([anAccount({ kind: 'EBPAY' })], {
      ...shareLife,
      method: 'EBPAY',
      accountKind: 'EBPAY',
      needAccount: false,
    })
    expect(await screen.findByRole('button', { name: /扫码付款/ })).toBeInTheDocument()
    await user.type(await amount(), '100')
    await user.click(await next())
    await waitFor(() => expect(api.calls(depositCreate)).toHaveLength(1))
    expect(api.calls(depositCreate)[0]).not.toHaveProperty('accountId')
  })

  it('[MINE-35] is bound without losing the method or the input', async () => {
    const { user, unmount, location } = open([], shareLife, `${DEPOSIT}?from=wallet`)
    await user.click(await screen.findByRole('radio', { name: /享生活/ }))
    const left = location()
    expect(left).toBe(`${DEPOSIT}?method=SHARELIFE`)
    await user.type(await amount(), '123')
    await user.click(await screen.findByRole('link', { name: '绑定享生活账户' }))
    unmount()
    open([anAccount()], shareLife, left)
    expect(await screen.findByRole('button', { name: /139\*{4}1111/ })).toBeInTheDocument()
    expect(await amount()).toHaveValue('123')
  })
})

it('[MINE-36] fills in the address from the wallet with one tap', async () => {
  const api = fakeApi()
  api.on(memberInfo, aMember({ hasFundPwd: true, kyc: 2 }))
  api.on(walletOverview, aWallet())
  api.on(accountOneTap, { address: 'e'.repeat(34) })
  const { user } = renderWithPlatform(<AccountPage kind="EBPAY" shows="add" />, { route: '/mine/x', path: '/mine/x' })
  await user.click(await screen.findByRole('button', { name: '一键授权 EBpay' }))
  expect(api.calls(accountOneTap)).toHaveLength(0)
  await waitFor(() => expect(pageStore.get(dialogsAtom).open.map(({ id }) => id)).toContain('one-tap-EBPAY'))
  act(() => {
    void pageStore
      .get(dialogsAtom)
      .open[0]?.buttons?.find(({ text }) => text === '同意授权')
      ?.onPress?.()
    closeDialog('one-tap-EBPAY')
  })
  expect(await screen.findByDisplayValue('e'.repeat(34))).toBeInTheDocument()
})
