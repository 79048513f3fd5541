import { accountList } from '@lantern/contract/accounts'
import { recallDetail } from '@lantern/contract/recall'
import { transRecords } from '@lantern/contract/records'
import { transfer } from '@lantern/contract/transfer'
import { memberInfo } from '@lantern/contract/user'
import { recallAll, walletAutoTransfer, walletOverview } from '@lantern/contract/wallet'
import { emit, readStored } from '@lantern/platform'
import {
  aMember,
  aTransfer,
  aWallet,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { boolean } from 'valibot'
import { WalletPage } from './wallet-page.tsx'

const NO_RECORDS = {
  list: [],
  total: 0,
  hasMore: false,
  totals: { deposit: '0.00', withdraw: '0.00', net: '0.00', netLifetime: '0.00' },
}

function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(accountList, { list: [], max: 5 })
  api.on(transRecords, NO_RECORDS)
  change(api)
  return { api, ...renderWithPlatform(<WalletPage />, { route: '/mine/finance/wallet' }) }
}

describe('wallet', () => {
  it('[MINE-7] shows a dash, never zero, for an unknown venue balance', async () => {
    open((api) =>
      api.on(
        walletOverview,
        aWallet({ venues: [{ enName: 'OBTY', name: 'DB体育', balance: null, state: 3, at: NOON }] }),
      ),
    )
    const row = (await screen.findByText('DB体育')).closest('li')
    if (!row) throw new Error('the venue has a row')
    expect(row).toHaveTextContent('—')
    expect(row).not.toHaveTextContent('0.00')
    expect(within(row).queryByRole('button', { name: /转回/ })).not.toBeInTheDocument()
  })

  it('collapses venues with a zero balance and counts them', async () => {
    const { user } = open()
    await screen.findByText('DB体育')
    expect(screen.queryByText('IM体育')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '余额为 0 的场馆（1）' }))
    expect(screen.getByText('IM体育')).toBeInTheDocument()
  })

  it('shows why money is locked', async () => {
    open((api) =>
      api.on(
        walletOverview,
        aWallet({
          locked: '100.00',
          lock: [{ type: 'withdraw', amount: '100.00', ref: 'W1', rule: '完成或退回后释放' }],
        }),
      ),
    )
    expect(await screen.findByText('取款处理中')).toBeInTheDocument()
    expect(screen.getByText('完成或退回后释放')).toBeInTheDocument()
  })

  it('[MINE-1, MINE-15] recalls all venues with one request and shows the failures', async () => {
    const { api, user } = open((fake) =>
      fake.on(recallAll, {
        items: [
          { enName: 'OBTY', name: 'DB体育', amount: '150.00', state: 1, reason: '' },
          { enName: 'AG', name: 'AG真人', amount: '20.00', state: 2, reason: '711017' },
        ],
      }),
    )
    await user.dblClick(await screen.findByRole('button', { name: '一键归户' }))
    const sheet = await screen.findByRole('dialog', { name: '归户结果' })
    expect(within(sheet).getByText('已转回 ¥150.00')).toBeInTheDocument()
    expect(within(sheet).getByText('场馆维护中，维护结束后可转回')).toBeInTheDocument()
    expect(within(sheet).queryByRole('button', { name: '重试未转回部分' })).not.toBeInTheDocument()
    expect(api.calls(recallAll)).toHaveLength(1)
  })

  it('[MINE-2] looks up a recall by its request number after a lost response', async () => {
    const { api, user } = open((fake) => {
      fake.lose(recallAll)
      fake.on(recallDetail, {
        recall: { items: [{ enName: 'OBTY', name: 'DB体育', amount: '150.00', state: 1, reason: '' }] },
      })
    })
    await user.click(await screen.findByRole('button', { name: '一键归户' }))
    const sheet = await screen.findByRole('dialog', { name: '归户结果' }, { timeout: 3_000 })
    expect(within(sheet).getByText('已转回 ¥150.00')).toBeInTheDocument()
    expect(api.calls(recallAll)).toHaveLength(1)
    expect(api.calls(recallDetail)[0]?.requestNo).toBe(api.calls(recallAll)[0]?.requestNo)
  })

  it('recalls the full balance of one venue', async () => {
    const { api, user } = open((fake) => fake.on(transfer, aTransfer({ from: 'OBTY', to: 'center', amount: '150.00' })))
    await user.click(await screen.findByRole('button', { name: '从DB体育转回' }))
    await waitFor(() => expect(api.calls(transfer)[0]).toMatchObject({ from: 'OBTY', to: 'center', amount: '150.00' }))
  })

  it('[MINE-65] the launch page of a venue starts with the switch setting', async () => {
    const { user } = open((fake) => fake.on(walletAutoTransfer, {}))
    await user.click(await screen.findByRole('switch', { name: /自动免转/ }))
    await waitFor(() => expect(readStored('autoTransferIn', boolean())).toBe(true))
  })

  it('reverts the switch if saving fails', async () => {
    const { user } = open((fake) => fake.raw(walletAutoTransfer, 500, 'oops'))
    const auto = await screen.findByRole('switch', { name: /自动免转/ })
    await user.click(auto)
    expect(await screen.findByText('设置没有保存')).toBeInTheDocument()
    expect(auto).not.toBeChecked()
  })

  it('[MINE-10] refetches on money:changed', async () => {
    const { api } = open()
    await screen.findByText('DB体育')
    api.on(walletOverview, aWallet({ total: '99.00', version: 8 }))
    act(() => emit('money:changed', { reason: 'test' }))
    expect(await screen.findByRole('button', { name: /99 ?\.00/ })).toBeInTheDocument()
  })

  it('hides all amounts', async () => {
    const { user, container } = open()
    await user.click(await screen.findByRole('button', { name: '隐藏金额' }))
    expect(screen.getAllByRole('img', { name: '金额已隐藏' }).length).toBeGreaterThan(3)
    expect(container.querySelectorAll('[data-hidden]').length).toBeGreaterThan(3)
  })

  it('offers a retry after an error', async () => {
    const { api, user } = open((fake) => fake.raw(walletOverview, 500, '<html>'))
    const retry = await screen.findByRole('button', { name: '重试' })
    api.on(walletOverview, aWallet())
    await user.click(retry)
    expect(await screen.findByText('DB体育')).toBeInTheDocument()
  })

  it('[MINE-14] shows a frozen member the reason and a link to support', async () => {
    const { container } = open((api) => api.on(memberInfo, aMember({ status: 2, statusReason: '风险核实中' })))
    expect(await screen.findByText('资金功能已冻结')).toBeInTheDocument()
    expect(screen.getByText(/风险核实中/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '联系客服' })).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })
})
