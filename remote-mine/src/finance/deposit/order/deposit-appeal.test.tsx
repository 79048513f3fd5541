import { type DepositOrder, depositDetail, depositPaid } from '@lantern/contract/deposit'
import { depositAppeal } from '@lantern/contract/deposit-appeal'
import { memberInfo } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { aDepositOrder, aMember, aWallet, expectNoAxeViolations, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { DepositPage } from '../deposit-page.tsx'

const PICTURE = `data:image/webp;base64,${'A'.repeat(120)}`
const photo = () => new File(['photo'], 'paid.jpg', { type: 'image/jpeg' })

function open(order: Partial<DepositOrder>) {
  const api = fakeApi()
  api.on(memberInfo, aMember())
  api.on(walletOverview, aWallet())
  const shown = aDepositOrder({ orderNo: 'D9', expireAt: Date.now() + 600_000, ...order })
  api.on(depositDetail, { order: shown })
  const appealed = { ...shown, state: 8 as const, canAppeal: false }
  api.on(depositAppeal, () => {
    api.on(depositDetail, { order: appealed })
    return appealed
  })
  return { api, ...renderWithPlatform(<DepositPage />, { route: '/mine/finance/deposit?orderNo=D9' }) }
}

beforeEach(() => {
  Object.assign(globalThis, { createImageBitmap: async () => ({ width: 800, height: 600, close: () => undefined }) })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE)
})
afterEach(() => jest.restoreAllMocks())

describe('appeal of a deposit', () => {
  it('[MINE-23] submits a description with a picture and shows that it is under review', async () => {
    const { api, user } = open({ state: 2, canAppeal: true })
    await user.click(await screen.findByRole('button', { name: '款项未到账？提交凭证' }))
    const sheet = await screen.findByRole('dialog', { name: '提交付款凭证' })
    await user.click(within(sheet).getByRole('button', { name: '提交' }))
    expect(within(sheet).getByText('请说明付款情况')).toBeInTheDocument()
    expect(api.calls(depositAppeal)).toHaveLength(0)
    await user.type(within(sheet).getByLabelText('说明'), '10:05 已转账')
    await user.upload(within(sheet).getByLabelText('添加图片', { selector: 'input' }), photo())
    expect(await within(sheet).findByRole('img', { name: '凭证 1' })).toBeInTheDocument()
    await expectNoAxeViolations(sheet)
    await user.click(within(sheet).getByRole('button', { name: '提交' }))
    expect(await screen.findByText('正在人工核对，结果通过站内信通知。')).toBeInTheDocument()
    expect(api.calls(depositAppeal)).toEqual([{ orderNo: 'D9', text: '10:05 已转账', proof: [PICTURE] }])
  })

  it('[MINE-23] names a differing amount and requires a picture', async () => {
    const { api, user } = open({ state: 2, canAppeal: true, heldAmount: '400.00' })
    expect(await screen.findByText('收到 ¥400.00，与订单不符，已暂存')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '提交付款凭证' }))
    const sheet = await screen.findByRole('dialog', { name: '提交付款凭证' })
    await user.type(within(sheet).getByLabelText('说明'), '少付了')
    await user.click(within(sheet).getByRole('button', { name: '提交' }))
    expect(within(sheet).getByText('请上传付款凭证')).toBeInTheDocument()
    expect(api.calls(depositAppeal)).toHaveLength(0)
  })

  it('[MINE-23] accepts up to three pictures, each removable', async () => {
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
      .mockReturnValueOnce(`${PICTURE}1`)
      .mockReturnValueOnce(`${PICTURE}2`)
      .mockReturnValueOnce(`${PICTURE}3`)
    const { user } = open({ state: 2, canAppeal: true })
    await user.click(await screen.findByRole('button', { name: '款项未到账？提交凭证' }))
    const sheet = await screen.findByRole('dialog')
    const input = within(sheet).getByLabelText('添加图片', { selector: 'input' })
    for (const n of [1, 2, 3]) {
      await user.upload(input, photo())
      await within(sheet).findByRole('img', { name: `凭证 ${n}` })
    }
    expect(within(sheet).queryByRole('button', { name: '添加图片' })).not.toBeInTheDocument()
    await user.click(within(sheet).getByRole('button', { name: '移除凭证 2' }))
    expect(within(sheet).getAllByRole('img')).toHaveLength(2)
    expect(within(sheet).getByRole('button', { name: '添加图片' })).toBeInTheDocument()
  })

  it('[MINE-24] shows the new rate after the old one expired and refetches the order before claiming', async () => {
    const { api, user } = open({ state: 1, method: 'USDT', payCurrency: 'USDT', rate: '7.18', rateUntil: 0 })
    await user.click(
      await screen.findByRole('button', { name: '我已付款' }).then((button) => {
        api.refuse(depositPaid, 711019, '锁定的汇率已到期，现为 7.20，请确认后再提交')
        api.on(depositDetail, {
          order: aDepositOrder({
            orderNo: 'D9',
            method: 'USDT',
            payCurrency: 'USDT',
            rate: '7.20',
            expireAt: Date.now() + 600_000,
          }),
        })
        return button
      }),
    )
    expect(await screen.findByText('锁定的汇率已到期，现为 7.20，请确认后再提交')).toBeInTheDocument()
    expect(await screen.findByText('1 USDT = ¥7.20')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '我已付款' })).toBeEnabled()
    expect(api.calls(depositPaid)).toHaveLength(1)
  })
})
