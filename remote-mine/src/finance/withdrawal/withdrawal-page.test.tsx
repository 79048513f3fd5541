import { ledgerEntries } from '@lantern/contract/explain'
import { passkeyFundOptions, passkeyFundVerify } from '@lantern/contract/passkeys'
import { memberInfo } from '@lantern/contract/user'
import { recallAll, walletOverview } from '@lantern/contract/wallet'
import { withdrawalApply, withdrawalDetail, withdrawalPrepare } from '@lantern/contract/withdrawal'
import { clearSession } from '@lantern/platform'
import {
  aMember,
  aPayAccount,
  aWallet,
  aWithdrawOrder,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  aWithdrawalPrepare as preparedByContract,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { WithdrawalPage } from './withdrawal-page.tsx'

const ROUTE = '/mine/finance/withdrawal'
const aWithdrawalPrepare = (change: Parameters<typeof preparedByContract>[0] = {}) =>
  preparedByContract({ accounts: [aPayAccount({ usableAt: 0 })], ...change })

function open(change: (api: FakeApi) => void = () => {}, route = ROUTE) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(withdrawalPrepare, aWithdrawalPrepare())
  api.on(withdrawalApply, aWithdrawOrder({ orderNo: 'W9' }))
  api.on(withdrawalDetail, { order: aWithdrawOrder({ orderNo: 'W9' }) })
  change(api)
  return { api, ...renderWithPlatform(<WithdrawalPage />, { route, path: ROUTE }) }
}

async function fill(user: ReturnType<typeof open>['user'], password = '159357') {
  await user.type(await screen.findByRole('textbox', { name: '取款金额' }), '100')
  await user.type(screen.getByLabelText('资金密码'), password)
}

/** What the browser answers to a challenge. */
function assertion() {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  return {
    id: 'k1',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
    getClientExtensionResults: () => ({}),
    authenticatorAttachment: 'platform',
  }
}

describe('withdrawal', () => {
  it('labels the disabled button with the first unmet condition', async () => {
    open((api) =>
      api.on(
        withdrawalPrepare,
        aWithdrawalPrepare({
          checks: [
            { key: 'identity', ok: true, need: '', link: '' },
            { key: 'turnover', ok: false, need: '1320.00', link: '' },
            { key: 'dayCount', ok: false, need: '', link: '' },
          ],
        }),
      ),
    )
    expect(await screen.findByRole('button', { name: '还需有效流水 ¥1,320.00' })).toBeDisabled()
    expect(screen.getByText('还有 2 项未满足')).toBeInTheDocument()
  })

  it('[MINE-68] folds what is met into a count, and shows what is partly met beside it, without a tick', async () => {
    open((api) =>
      api.on(
        withdrawalPrepare,
        aWithdrawalPrepare({
          turnoverNeed: '320.00',
          checks: [
            { key: 'identity', ok: true, need: '', link: '' },
            { key: 'turnover', ok: true, need: '320.00', link: '' },
          ],
        }),
      ),
    )
    expect(await screen.findByText('1/2 已满足')).toHaveAttribute('data-level', 'partly')
    expect(screen.getByText('已认证').closest('details')).not.toHaveAttribute('open')
    const rest = screen.getByText(/^还需 ¥320\.00/).closest('li') as HTMLElement
    expect(rest.closest('details')).toBeNull()
    expect(within(rest).getByRole('img', { name: '部分满足' })).toBeInTheDocument()
  })

  it('[MINE-28] names level 3 of identity when the next withdrawal needs it', async () => {
    open((api) => {
      const checks = [{ key: 'identity' as const, ok: false, need: 'L3', link: '' }]
      api.on(withdrawalPrepare, aWithdrawalPrepare({ checks }))
    })
    expect(await screen.findByRole('button', { name: '请先完成地址与资金来源认证（L3）' })).toBeDisabled()
  })

  it('[MINE-28] links a verified member to the level of identity that is missing', async () => {
    const { user } = open((api) => {
      api.on(memberInfo, aMember({ kyc: 2 }))
      api.refuse(withdrawalApply, 711010, '每日超过 1000.00 需完成证件认证（L2）', { level: 2 })
    })
    await fill(user)
    await user.click(screen.getByRole('button', { name: '提交取款' }))
    expect(await screen.findByRole('link', { name: '去认证' })).toHaveAttribute('href', '/mine/userInfo/authentication')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const tooLittle = {
    available: '0.00',
    withdrawable: '0.00',
    turnoverNeed: '0.00',
    checks: [{ key: 'turnover' as const, ok: false, need: '0.00', link: '' }],
  }
  it('[MINE-60] recalls venue money in place and shows the result', async () => {
    const { api, user } = open((fake) => {
      fake.on(withdrawalPrepare, aWithdrawalPrepare({ ...tooLittle, venues: '150.00' }))
      fake.on(recallAll, { items: [{ enName: 'OBTY', name: 'DB体育', amount: '150.00', state: 1, reason: '' }] })
    })
    expect(await screen.findByText('场馆里另有 ¥150.00')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '请先转回场馆余额' })).toBeDisabled()
    api.on(withdrawalPrepare, aWithdrawalPrepare({ available: '150.00', withdrawable: '150.00', venues: '0.00' }))
    await user.click(await screen.findByRole('button', { name: '一键归户' }))
    expect(await screen.findByRole('dialog', { name: '归户结果' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: '提交取款' })).toBeEnabled()
    expect(screen.queryByText(/场馆里另有/)).not.toBeVisible()
  })

  it('[MINE-63] shows the minimum withdrawal with a link to deposit', async () => {
    open((api) => api.on(withdrawalPrepare, aWithdrawalPrepare(tooLittle)))
    expect(await screen.findByRole('button', { name: '单笔至少 ¥100.00' })).toBeDisabled()
    expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/mine/finance/deposit')
  })

  describe('at identity level 1', () => {
    const check = { key: 'dayAmount' as const, ok: true, need: '', link: '/mine/userInfo/authentication' }
    const limits = { ...aWithdrawalPrepare().limits, max: '1000.00', dayAmount: '1000.00', dayAmountUsed: '400.00' }

    it('[MINE-KYC-7] says that a verified document raises the limit of the day', async () => {
      open((api) => api.on(withdrawalPrepare, aWithdrawalPrepare({ checks: [check], limits })))
      expect(await screen.findByText('剩余 ¥600.00 · 完成证件认证后额度更高')).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: '去认证' })).not.toBeInTheDocument()
    })

    it('[MINE-KYC-7] leads to the document once the limit is used up', async () => {
      const usedUp = { ...limits, dayAmountUsed: '1000.00' }
      open((api) =>
        api.on(
          withdrawalPrepare,
          aWithdrawalPrepare({ checks: [{ ...check, ok: false }], limits: usedUp, ready: false }),
        ),
      )
      expect(await screen.findByRole('link', { name: '去认证' })).toHaveAttribute(
        'href',
        '/mine/userInfo/authentication',
      )
      expect(screen.getAllByText('今日额度已用完 · 完成证件认证后额度更高')).not.toHaveLength(0)
    })
  })

  it('[MINE-61] shows the effect of the order on each account', async () => {
    open((api) => {
      const posting = { bizNo: 'W9', at: NOON }
      api.on(ledgerEntries, {
        list: [
          { ...posting, entryNo: 'E1', biz: 'WITHDRAW_LOCK', account: 'main', amount: '-100.00' },
          { ...posting, entryNo: 'E1', biz: 'WITHDRAW_LOCK', account: 'lock.withdraw', amount: '100.00' },
          { ...posting, entryNo: 'E2', biz: 'WITHDRAW_PAY', account: 'lock.withdraw', amount: '-100.00' },
        ],
      })
    }, `${ROUTE}?orderNo=W9`)
    const table = await screen.findByRole('table', { name: '账目明细' })
    const sums = within(table).getAllByRole('row').slice(4)
    expect(sums.map((row) => row.textContent)).toEqual(['可用余额合计−100.00'])
  })

  it('[MINE-1] submits once on a double tap and opens the order', async () => {
    const { api, user, location } = open()
    await fill(user)
    await user.dblClick(screen.getByRole('button', { name: '提交取款' }))
    await waitFor(() => expect(location()).toBe(`${ROUTE}?orderNo=W9`))
    expect(api.calls(withdrawalApply)).toHaveLength(1)
    expect(api.calls(withdrawalApply)[0]).toMatchObject({ accountId: 'A1', amount: '100', fundPwd: '159357' })
  })

  it('[MINE-SEC-9] a member with a passkey confirms by it, and is asked again after a refusal', async () => {
    const credentials = { get: jest.fn(async () => assertion()) }
    Object.assign(globalThis, { PublicKeyCredential: class {} })
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
    const ticket = 'pk_0123456789012345678901234567'
    const { api, user, location } = open((fake) => {
      fake.on(memberInfo, aMember({ hasPasskey: true }))
      fake.on(passkeyFundOptions, { challengeId: 'c1', options: { challenge: 'AAAA', allowCredentials: [] } })
      fake.on(passkeyFundVerify, { ticket, expireAt: NOON })
      fake.refuse(withdrawalApply, 711007, '通行密钥的确认已失效，请再次确认', { passkey: true })
    })
    await user.type(await screen.findByRole('textbox', { name: '取款金额' }), '100')
    await user.click(screen.getByRole('button', { name: '改用通行密钥确认' }))
    expect(await screen.findByText('已用通行密钥确认')).toBeVisible()
    expect(screen.queryByLabelText('资金密码')).toBeNull()
    await user.click(screen.getByRole('button', { name: '提交取款' }))
    expect(await screen.findByText('通行密钥的确认已失效，请再次确认')).toBeVisible()
    api.on(withdrawalApply, aWithdrawOrder({ orderNo: 'W9' }))
    await user.click(screen.getByRole('button', { name: '改用通行密钥确认' }))
    await user.click(await screen.findByRole('button', { name: '提交取款' }))
    await waitFor(() => expect(location()).toBe(`${ROUTE}?orderNo=W9`))
    expect(api.calls(withdrawalApply).map(({ fundPwd }) => fundPwd)).toEqual([ticket, ticket])
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  })

  it('[MINE-5] shows a wrong fund password at its field, clears it, and retries with a new request number', async () => {
    const { api, user, location } = open((fake) =>
      fake.refuse(withdrawalApply, 711007, '资金密码错误，还可试 4 次', { triesLeft: 4 }),
    )
    await fill(user, '111111')
    await user.click(screen.getByRole('button', { name: '提交取款' }))
    const password = await screen.findByLabelText('资金密码')
    await waitFor(() => expect(password).toHaveAccessibleDescription('资金密码错误，还可试 4 次'))
    expect(password).toHaveValue('')
    api.on(withdrawalApply, aWithdrawOrder({ orderNo: 'W9' }))
    await user.type(password, '159357')
    await user.click(screen.getByRole('button', { name: '提交取款' }))
    await waitFor(() => expect(location()).toContain('orderNo=W9'))
    const [first, second] = api.calls(withdrawalApply)
    expect(first?.requestNo).not.toBe(second?.requestNo)
  })

  it('refetches and lists the changes', async () => {
    const { api, user } = open((fake) => fake.refuse(withdrawalApply, 711015, '状态已更新，请刷新'))
    await fill(user)
    api.on(withdrawalPrepare, aWithdrawalPrepare({ withdrawable: '4900.00' }))
    await user.click(screen.getByRole('button', { name: '提交取款' }))
    expect(await screen.findByText('可提金额：5,000.00 → 4,900.00')).toBeInTheDocument()
  })

  it('[MINE-6] keeps the amount after a lost session, but never the fund password', async () => {
    const first = open()
    await fill(first.user)
    act(() => clearSession())
    first.unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('159357')
    open()
    expect(await screen.findByRole('textbox', { name: '取款金额' })).toHaveValue('100')
    expect(screen.getByLabelText('资金密码')).toHaveValue('')
    expect(screen.getByText('已恢复之前填写的内容，请重新输入资金密码。')).toBeInTheDocument()
  })

  it('fills in the full withdrawable amount', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '全部' }))
    expect(screen.getByRole('textbox', { name: '取款金额' })).toHaveValue('5000.00')
  })

  it('[MINE-8] shows the timeline without a cancel button', async () => {
    const { container } = open(() => {}, `${ROUTE}?orderNo=W9`)
    expect(await screen.findByRole('list', { name: '订单进度' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /取消/ })).not.toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('has no accessibility violations', async () => {
    const { container } = open()
    await screen.findByRole('button', { name: '提交取款' })
    await expectNoAxeViolations(container)
  })
})
