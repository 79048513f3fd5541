import { transRecords } from '@lantern/contract/records'
import { transfer, transferDetail } from '@lantern/contract/transfer'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import {
  aMember,
  aTransfer,
  aWallet,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { TransferPage } from './transfer-page.tsx'

function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(transRecords, {
    list: [],
    total: 0,
    hasMore: false,
    totals: { deposit: '0.00', withdraw: '0.00', net: '0.00', netLifetime: '0.00' },
  })
  api.on(transfer, aTransfer())
  change(api)
  return { api, ...renderWithPlatform(<TransferPage />, { route: '/mine/finance/transfer' }) }
}

const submit = () => screen.findByRole('button', { name: '转账' })

describe('transfer', () => {
  it('[MINE-1] transfers once on a double tap, then waits three seconds', async () => {
    const { api, user } = open()
    await user.type(await screen.findByRole('textbox', { name: '转账金额' }), '100')
    await user.dblClick(await submit())
    const sheet = await screen.findByRole('dialog', { name: '转账成功' })
    expect(within(sheet).getByText('可用余额 → DB体育')).toBeInTheDocument()
    expect(api.calls(transfer)).toHaveLength(1)
    expect(screen.getByRole('button', { name: /请稍候 \d 秒/, hidden: true })).toBeDisabled()
  })

  it('swaps the sides and computes shares of the source balance', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '互换转出与转入' }))
    await user.click(screen.getByRole('button', { name: '25%' }))
    expect(screen.getByRole('textbox', { name: '转账金额' })).toHaveValue('37.50')
  })

  it('treats a pending result as unresolved, not as a refusal', async () => {
    const { api, user } = open((fake) => {
      fake.refuse(transfer, 711016, '转账处理中，系统将自动核对')
      fake.on(transferDetail, { transfer: aTransfer({ state: 3 }) })
    })
    await user.type(await screen.findByRole('textbox', { name: '转账金额' }), '100')
    await user.click(await submit())
    expect(await screen.findByRole('dialog', { name: '转账核对中' }, { timeout: 3_000 })).toBeInTheDocument()
    expect(api.calls(transfer)).toHaveLength(1)
  })

  it('[MINE-13] reports the transferable amount before sending', async () => {
    const { api, user } = open()
    await user.type(await screen.findByRole('textbox', { name: '转账金额' }), '99999')
    await user.click(await submit())
    expect(await screen.findByText('余额不足，可转 ¥12,345.67')).toBeInTheDocument()
    expect(api.calls(transfer)).toEqual([])
  })

  it('disables the button for a venue under maintenance', async () => {
    open((api) =>
      api.on(walletOverview, aWallet({ venues: aWallet().venues.map((venue) => ({ ...venue, state: 2 })) })),
    )
    expect(await screen.findByRole('button', { name: '场馆维护中，暂不能转账' })).toBeDisabled()
  })

  it('[MINE-14] only allows transfers back during a break', async () => {
    const { user } = open((api) => api.on(memberInfo, aMember({ status: 3 })))
    expect(await screen.findByRole('button', { name: '休息期间只能从场馆转回' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '互换转出与转入' }))
    expect(await submit()).toBeEnabled()
  })

  it('has no accessibility violations', async () => {
    const { container } = open()
    await submit()
    await expectNoAxeViolations(container)
  })
})
