import { depositCreate, depositDetail, depositMethods, depositPaid } from '@lantern/contract/deposit'
import { kycSubmit, memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { clearSession, closeDialog, dialogsAtom, pageStore, removeCookie } from '@lantern/platform'
import {
  aDepositMethod,
  aDepositOrder,
  aMember,
  aWallet,
  expectNoAxeViolations,
  type FakeApi,
  fakeApi,
  NOON,
  renderWithPlatform,
} from '@lantern/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { DepositPage } from './deposit-page.tsx'

const ROUTE = '/mine/finance/deposit'
const usdt = aDepositMethod({
  method: 'USDT',
  name: { zh: '虚拟币', en: 'Crypto' },
  currency: 'USDT',
  min: '10.00',
  rate: '7.18',
  networks: ['TRC20', 'ERC20'],
  needName: false,
  quick: ['50'],
})
const paused = aDepositMethod({ method: 'WECHAT', name: { zh: '微信', en: 'WeChat' }, state: 2 })

afterEach(() => removeCookie('securityTip'))

function open(change: (api: FakeApi) => void = () => {}, route = ROUTE) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  api.on(depositMethods, {
    list: [aDepositMethod(), usdt, paused],
    limit: { day: '1000.00', used: '250.00', resetAt: NOON },
    openOrder: null,
  })
  api.on(depositCreate, aDepositOrder({ orderNo: 'D9' }))
  api.on(depositDetail, { order: aDepositOrder({ orderNo: 'D9', expireAt: Date.now() + 600_000 }) })
  change(api)
  return { api, ...renderWithPlatform(<DepositPage />, { route, path: '/mine/finance/deposit' }) }
}

/** Confirms the security tip, which the shell's dialog shows before the first bank order. */
async function understandTip() {
  await waitFor(() => expect(pageStore.get(dialogsAtom).open.map(({ id }) => id)).toContain('security-tip'))
  act(() => {
    void pageStore.get(dialogsAtom).open[0]?.buttons?.[0]?.onPress?.()
    closeDialog('security-tip')
  })
}

const next = () => screen.findByRole('button', { name: '下一步' })

describe('deposit form', () => {
  it('[MINE-13] shows the tightest limit of all periods', async () => {
    open((api) =>
      api.on(depositMethods, {
        list: [aDepositMethod()],
        limit: { day: '900.00', period: 'month', used: '500.00', resetAt: NOON },
        openOrder: null,
      }),
    )
    expect(await screen.findByText('本月已存 500.00 / 限额 900.00')).toBeInTheDocument()
  })

  it('[MINE-1] shows the tip once and places one order on a double tap', async () => {
    const { api, user, location } = open()
    await user.type(await screen.findByRole('textbox', { name: '存款金额' }), '500')
    await user.dblClick(await next())
    await understandTip()
    await waitFor(() => expect(location()).toBe(`${ROUTE}?orderNo=D9`))
    expect(api.calls(depositCreate)).toHaveLength(1)
    expect(api.calls(depositCreate)[0]).toMatchObject({ method: 'BANK', amount: '500' })
  })

  it('[MINE-2] looks the order up after a lost response instead of posting again', async () => {
    const { api, user, location } = open((fake) => fake.lose(depositCreate))
    await user.click(await screen.findByRole('radio', { name: /虚拟币/ }))
    await user.click(screen.getByRole('button', { name: '50' }))
    await user.click(await next())
    await waitFor(() => expect(location()).toBe(`${ROUTE}?orderNo=D9`), { timeout: 3_000 })
    expect(api.calls(depositCreate)).toHaveLength(1)
    expect(api.calls(depositDetail)[0]?.requestNo).toBe(api.calls(depositCreate)[0]?.requestNo)
  })

  it('[MINE-13] reports the daily limit before sending', async () => {
    const { api, user } = open()
    await screen.findByText('今日已存 250.00 / 限额 1,000.00')
    await user.type(screen.getByRole('textbox', { name: '存款金额' }), '800')
    await user.click(await next())
    expect(await screen.findByText('今日额度剩余 ¥750.00')).toBeInTheDocument()
    expect(api.calls(depositCreate)).toEqual([])
  })

  it('shows the server’s error at its field', async () => {
    const { user } = open((fake) =>
      fake.refuse(depositCreate, 10003, '参数错误', { fields: { amount: '请填写整数金额' } }),
    )
    await user.click(await screen.findByRole('radio', { name: /虚拟币/ }))
    await user.type(screen.getByRole('textbox', { name: '存入数量' }), '50.5')
    await user.click(await next())
    expect(await screen.findByRole('textbox', { name: '存入数量' })).toHaveAccessibleDescription('请填写整数金额')
  })

  it('[MINE-14] asks an unverified member for the real name before the first order', async () => {
    const { api, user } = open((fake) => fake.on(memberInfo, aMember({ kyc: 0, realNameMasked: '', birthday: null })))
    await user.type(await screen.findByRole('textbox', { name: '存款金额' }), '500')
    await user.click(await next())
    expect(await screen.findByRole('dialog', { name: '实名认证' })).toBeInTheDocument()
    expect(screen.getByLabelText('出生日期')).toBeInTheDocument()
    expect(api.calls(depositCreate)).toEqual([])
  })

  it('[MINE-14] goes on after the real name is verified, also before the member data says so', async () => {
    const { api, user, location } = open((fake) => {
      fake.on(memberInfo, aMember({ kyc: 0, realNameMasked: '' }))
      fake.on(kycSubmit, { caseId: 'K1', state: 2 })
    })
    // Crypto, because the tip before a bank order is shown once a page and earlier tests confirm it.
    await user.click(await screen.findByRole('radio', { name: /虚拟币/ }))
    await user.type(screen.getByRole('textbox', { name: '存入数量' }), '40')
    await user.click(await next())
    await user.type(await screen.findByRole('textbox', { name: '真实姓名' }), '林晚晴')
    await user.click(screen.getByRole('button', { name: '提交认证' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '实名认证' })).not.toBeInTheDocument())
    await user.click(await next())
    await waitFor(() => expect(location()).toBe(`${ROUTE}?orderNo=D9`))
    expect(api.calls(depositCreate)).toHaveLength(1)
  })

  it('links to the open order', async () => {
    const { user } = open((fake) => fake.refuse(depositCreate, 711012, '您有进行中的订单', { orderNo: 'D7' }))
    await user.click(await screen.findByRole('radio', { name: /虚拟币/ }))
    await user.type(screen.getByRole('textbox', { name: '存入数量' }), '60')
    await user.click(await next())
    expect(await screen.findByRole('link', { name: '查看订单' })).toHaveAttribute('href', `${ROUTE}?orderNo=D7`)
  })

  it('offers alternatives to a paused method', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('radio', { name: /微信/ }))
    expect(screen.getByText('微信暂停使用')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '虚拟币' }))
    expect(screen.getByRole('textbox', { name: '存入数量' })).toBeInTheDocument()
  })

  it('links an agent top-up to the page that creates its code', async () => {
    const instead = aDepositMethod({ method: 'INSTEAD', name: { zh: '代充', en: 'Top-up by agent' }, state: 2 })
    open(
      (fake) =>
        fake.on(depositMethods, {
          list: [aDepositMethod(), instead],
          limit: { day: null, used: '0.00', resetAt: NOON },
          openOrder: null,
        }),
      `${ROUTE}?method=INSTEAD`,
    )
    expect(await screen.findByRole('link', { name: '生成代充码' })).toHaveAttribute('href', '/customer/instead')
    expect(screen.queryByText('代充暂停使用')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '银行卡转账' })).toBeInTheDocument()
  })

  it('[MINE-6] restores the amount after a lost session for the same member', async () => {
    const first = open()
    await first.user.type(await screen.findByRole('textbox', { name: '存款金额' }), '345')
    act(() => clearSession())
    first.unmount()
    open()
    expect(await screen.findByRole('textbox', { name: '存款金额' })).toHaveValue('345')
  })

  it('has no accessibility violations', async () => {
    const { container } = open()
    await next()
    await expectNoAxeViolations(container)
  })
})

describe('deposit order', () => {
  const at = `${ROUTE}?orderNo=D9`

  it('shows the exact amount and the remaining steps', async () => {
    const { container } = open(() => {}, at)
    expect(await screen.findByText('请按 ¥500.37 转账，小数须一致')).toBeInTheDocument()
    expect(screen.getByText('尾数 0.37 用于识别您的付款，到账 ¥500.00')).toBeInTheDocument()
    expect(screen.getByRole('timer')).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('data-state'))).toEqual([
      'current',
      'todo',
      'todo',
    ])
    await expectNoAxeViolations(container)
  })

  it('refetches the order and reports the change', async () => {
    let state: 1 | 4 = 1
    const { user } = open((fake) => {
      fake.on(depositDetail, () => ({ order: aDepositOrder({ orderNo: 'D9', state, expireAt: Date.now() + 600_000 }) }))
      fake.refuse(depositPaid, 711015, '状态已更新，请刷新')
    }, at)
    const paid = await screen.findByRole('button', { name: '我已付款' })
    state = 4
    await user.click(paid)
    expect(await screen.findByText('订单状态已从“待支付”变为“已到账”。')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '转入场馆' })).toBeInTheDocument()
  })

  it('reports that a payment after the expiry was credited', async () => {
    const timeline = [1, 6, 4].map((state) => ({ state, at: NOON, note: '' }))
    open((fake) => fake.on(depositDetail, { order: aDepositOrder({ orderNo: 'D9', state: 4, timeline }) }), at)
    expect(await screen.findByText('订单过期后收到您的付款，已自动匹配，款项已进入可用余额。')).toBeInTheDocument()
  })

  it('reports an order that belongs to another member', async () => {
    open((fake) => fake.on(depositDetail, { order: null }), at)
    expect(await screen.findByText('没有找到这个订单')).toBeInTheDocument()
  })
})
