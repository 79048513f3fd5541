import { type DepositOrder, depositCreate, depositDetail, depositMethods, depositPaid } from '@lantern/contract/deposit'
import { type PayoutPart, partConfirm, partDispute, partProof } from '@lantern/contract/speed'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { withdrawalApply, withdrawalDetail, withdrawalPrepare } from '@lantern/contract/withdrawal'
import { closeDialog, dialogsAtom, pageStore } from '@lantern/platform'
import {
  aDepositMethod,
  aDepositOrder,
  aMember,
  aPayAccount,
  aWallet,
  aWithdrawalPrepare,
  aWithdrawOrder,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { DepositPage } from '../deposit/deposit-page.tsx'
import { WithdrawalPage } from '../withdrawal/withdrawal-page.tsx'

const PICTURE = `data:image/webp;base64,${'A'.repeat(120)}`
const DEPOSIT = '/mine/finance/deposit'
const WITHDRAWAL = '/mine/finance/withdrawal'
const later = () => Date.now() + 600_000
const speed = aDepositMethod({
  method: 'SPEED',
  name: { zh: '极速存款', en: 'Speed deposit' },
  min: '200.00',
  max: '20000.00',
  offers: ['200.00', '500.00'],
})

function open(change: (api: FakeApi) => void, route: string) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  change(api)
  const path = route.split('?')[0] ?? route
  return { api, ...renderWithPlatform(path === DEPOSIT ? <DepositPage /> : <WithdrawalPage />, { route, path }) }
}

function openForm(method = speed) {
  return open((api) => {
    api.on(depositMethods, {
      list: [aDepositMethod(), method],
      limit: { day: null, used: '0.00', resetAt: later() },
      openOrder: null,
    })
    api.on(depositCreate, aDepositOrder({ orderNo: 'D9', method: 'SPEED' }))
    api.on(depositDetail, { order: aDepositOrder({ orderNo: 'D9', method: 'SPEED', expireAt: later() }) })
  }, `${DEPOSIT}?method=SPEED`)
}

function openDeposit(order: Partial<DepositOrder>) {
  return open((api) => {
    const shown = aDepositOrder({ orderNo: 'D9', method: 'SPEED', expireAt: later(), ...order })
    api.on(depositDetail, { order: shown })
    api.on(depositPaid, { ...shown, state: 2, confirmBy: later() })
  }, `${DEPOSIT}?orderNo=D9`)
}

const aPart = (change: Partial<PayoutPart> = {}): PayoutPart => ({
  partNo: 'P1',
  amount: '500.00',
  state: 3,
  until: later(),
  payer: '郝*',
  ...change,
})
function openPayout(parts: PayoutPart[]) {
  return open((api) => {
    const order = aWithdrawOrder({ orderNo: 'W9', state: 5, channel: 'SPEED', parts })
    api.on(withdrawalDetail, { order })
    api.on(partConfirm, aPart({ state: 4 }))
    api.on(partDispute, aPart({ state: 5 }))
    api.on(partProof, { proof: [PICTURE] })
  }, `${WITHDRAWAL}?orderNo=W9`)
}

describe('a speed deposit', () => {
  it('[MINE-30] takes one of the offered amounts and reports one that is gone', async () => {
    const { api, user, location } = openForm()
    expect(await screen.findByRole('group', { name: '选择存款金额' })).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(screen.getByText('请输入存款金额')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: '¥500.00' }))
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await waitFor(() => expect(location()).toBe(`${DEPOSIT}?orderNo=D9`))
    expect(api.calls(depositCreate)).toEqual([expect.objectContaining({ method: 'SPEED', amount: '500.00' })])
  })

  it('[MINE-30] links to the deposit or payout that must be finished first (244102)', async () => {
    const { api, user } = openForm()
    await user.click(await screen.findByRole('radio', { name: '¥200.00' }))
    api.refuse(depositCreate, 244102, '您有未完成的极速订单，请先完成', { orderNo: 'W7' })
    await user.click(screen.getByRole('button', { name: '下一步' }))
    expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute('href', `${WITHDRAWAL}?orderNo=W7`)
  })

  it('[MINE-30] reports that no payouts are waiting and offers alternatives', async () => {
    openForm({ ...speed, state: 2, offers: [] })
    expect(await screen.findByText('暂时没有等待到账的取款')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '银行卡转账' })).toBeInTheDocument()
  })

  it('[MINE-31] requires a proof before claiming', async () => {
    const { api, user } = openDeposit({})
    await user.click(await screen.findByRole('button', { name: '我已付款' }))
    expect(screen.getByText('请上传付款凭证')).toBeInTheDocument()
    expect(api.calls(depositPaid)).toHaveLength(0)
  })

  it.each([
    [2, '等待对方确认收款。对方未回应时，平台将按付款凭证核对。'],
    [6, '金额已释放给其他会员，请勿再付款。如已付款，请联系客服。'],
    [8, '正在核对双方的凭证，约一分钟出结果。'],
  ] as const)('[MINE-31] says in state %d what happens next', async (state, sentence) => {
    const { container } = openDeposit({ state, confirmBy: state === 2 ? later() : null })
    expect(await screen.findByText(sentence)).toBeInTheDocument()
    expect(screen.queryByRole('timer', { name: /^对方确认剩余时间/ }) !== null).toBe(state === 2)
    await expectNoAxeViolations(container)
  })
})

describe('a speed payout', () => {
  it('[MINE-32] is offered for a bank account', async () => {
    const { api, user } = open((fake) => {
      fake.on(withdrawalPrepare, aWithdrawalPrepare({ accounts: [aPayAccount({ usableAt: 0 })] }))
      fake.on(withdrawalApply, aWithdrawOrder({ orderNo: 'W9' }))
      fake.on(withdrawalDetail, { order: aWithdrawOrder({ orderNo: 'W9' }) })
    }, WITHDRAWAL)
    await user.click(await screen.findByRole('radio', { name: '极速取款' }))
    await user.type(screen.getByRole('textbox', { name: '取款金额' }), '400')
    await user.type(screen.getByLabelText('资金密码'), '159357')
    await user.click(screen.getByRole('button', { name: '提交取款' }))
    await waitFor(() => expect(api.calls(withdrawalApply)).toHaveLength(1))
    expect(api.calls(withdrawalApply)).toEqual([expect.objectContaining({ channel: 'SPEED', amount: '400' })])
  })

  it('[MINE-33] asks the receiver to confirm each paid part, with a second confirmation', async () => {
    const { api, user, container } = openPayout([
      aPart(),
      aPart({ partNo: 'P2', amount: '200.00', state: 1, payer: '' }),
    ])
    expect(await screen.findByText('对方称已付款 ¥500.00')).toBeInTheDocument()
    expect(screen.getByText('付款人 郝*')).toBeInTheDocument()
    expect(screen.getByText('等待匹配')).toBeInTheDocument()
    await expectNoAxeViolations(container)
    await user.click(screen.getByRole('button', { name: '查看凭证' }))
    expect(await screen.findByRole('img', { name: '付款凭证 1' })).toHaveAttribute('src', PICTURE)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: '已收到' }))
    expect(api.calls(partConfirm)).toHaveLength(0)
    await waitFor(() => expect(pageStore.get(dialogsAtom).open.map(({ id }) => id)).toContain('part-P1'))
    act(() => {
      void pageStore
        .get(dialogsAtom)
        .open[0]?.buttons?.find(({ text }) => text === '确认收款')
        ?.onPress?.()
      closeDialog('part-P1')
    })
    await waitFor(() => expect(api.calls(partConfirm)).toEqual([{ partNo: 'P1' }]))
  })

  it('[MINE-33] accepts a dispute with a description and still allows confirming it later', async () => {
    const { api, user } = openPayout([aPart()])
    await user.click(await screen.findByRole('button', { name: '未收到' }))
    const sheet = await screen.findByRole('dialog', { name: '没有收到这笔款' })
    await user.click(within(sheet).getByRole('button', { name: '提交' }))
    expect(api.calls(partDispute)).toHaveLength(0)
    await user.type(within(sheet).getByLabelText('说明'), '账户无变化')
    api.on(withdrawalDetail, {
      order: aWithdrawOrder({ orderNo: 'W9', state: 5, channel: 'SPEED', parts: [aPart({ state: 5, until: null })] }),
    })
    await user.click(within(sheet).getByRole('button', { name: '提交' }))
    await waitFor(() => expect(api.calls(partDispute)).toEqual([{ partNo: 'P1', text: '账户无变化', proof: [] }]))
    expect(await screen.findByText('平台正在核对这笔款项。如之后收到，请点击“已收到”。')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '未收到' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '已收到' })).toBeInTheDocument()
  })
})
