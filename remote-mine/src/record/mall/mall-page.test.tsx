import { mallAddresses, mallAddressSave, mallExchange, mallGoods, mallGoodsDetail } from '@lantern/contract/mall'
import { mallOrders } from '@lantern/contract/mall-orders'
import { memberInfo } from '@lantern/contract/user'
import { aMember, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor, within } from '@testing-library/react'
import { MallPage } from './mall-page.tsx'

const pin = {
  id: 'enamel-pin',
  category: 'merch' as const,
  name: { zh: '珐琅徽章', en: 'Enamel pin' },
  price: 60,
  stock: 9,
  limit: 3,
  vipMin: 0,
  state: 'open' as const,
  openAt: null,
}
const detail = { ...pin, text: { zh: '包邮', en: 'Free delivery' }, coin: 500, takeable: 3, isSent: true, bonus: null }
const goodsPage = { coin: 500, expiring: { amount: 30, at: NOON }, list: [pin], total: 1, hasMore: false }
const home = { id: 'H1', nameMasked: '林**', phoneMasked: '****5678', masked: '上海市静安区***' }

function answers(api: FakeApi) {
  api.on(memberInfo, aMember())
  api.on(mallGoods, goodsPage)
  api.on(mallGoodsDetail, detail)
  api.on(mallAddresses, { list: [home] })
}
function open(change: (api: FakeApi) => void = () => {}, route = '/mine/currency?goods=enamel-pin') {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<MallPage />, { route }) }
}
const sheet = () => screen.findByRole('dialog', { name: '商品兑换' })

describePage('MallPage', {
  page: <MallPage />,
  route: '/mine/currency',
  title: { 'zh-CN': '金币商城', en: 'Coin mall' },
  reads: [mallGoods],
  answers,
})

describe('the coin mall', () => {
  it('[MINE-MALL-1] shows the coins with what expires, and goods by category and sort in the address', async () => {
    const { api, user, location } = open(() => {}, '/mine/currency')
    expect(await screen.findByText(/^30 金币自/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '周边' }))
    await waitFor(() => expect(location()).toBe('/mine/currency?category=merch'))
    await waitFor(() => expect(api.calls(mallGoods).at(-1)).toMatchObject({ category: 'merch', sort: 'newest' }))
    await user.click(await screen.findByRole('button', { name: /珐琅徽章.*60 金币/ }))
    expect(await sheet()).toBeVisible()
    expect(location()).toBe('/mine/currency?category=merch&goods=enamel-pin')
  })

  it('[MINE-MALL-1] says which goods cost more than the coins', async () => {
    open(
      (fake) => fake.on(mallGoods, { ...goodsPage, coin: 59, list: [pin, { ...pin, id: 'mug', price: 59 }] }),
      '/mine/currency',
    )
    expect(await screen.findByRole('button', { name: /60 金币.*金币不足/ })).toBeVisible()
    expect(screen.getAllByText('金币不足')).toHaveLength(1)
  })

  it('[MINE-MALL-2] exchanges a quantity to an address, once', async () => {
    const { api, user } = open((fake) => fake.on(mallExchange, { orderNo: 'X1', coinLeft: 380 }))
    const form = within(await sheet())
    await user.click(await form.findByRole('button', { name: '增加一件' }))
    await user.click(form.getByRole('button', { name: '兑换 · 120 金币' }))
    expect(await form.findByText('请选择或填写收货地址')).toBeVisible()
    expect(api.calls(mallExchange)).toEqual([])
    await user.click(form.getByRole('radio', { name: /上海市静安区/ }))
    await user.dblClick(form.getByRole('button', { name: '兑换 · 120 金币' }))
    expect(await form.findByText('兑换成功')).toBeVisible()
    expect(api.calls(mallExchange)).toEqual([
      { goodsId: 'enamel-pin', qty: 2, price: 60, addressId: 'H1', requestNo: expect.any(String) },
    ])
  })

  it('[MINE-MALL-2] adds an address and sends there', async () => {
    const { api, user } = open((fake) => {
      fake.on(mallAddresses, { list: [] })
      fake.on(mallAddressSave, () => {
        fake.on(mallAddresses, { list: [home] })
        return { id: 'H1' }
      })
      fake.on(mallExchange, { orderNo: 'X1', coinLeft: 440 })
    })
    const form = within(await sheet())
    await user.click(await form.findByRole('button', { name: '保存地址' }))
    expect(form.getByText('请填写正确的手机号')).toBeVisible()
    await user.type(form.getByRole('textbox', { name: '收件人' }), '林晓明')
    await user.type(form.getByRole('textbox', { name: '手机号' }), '13912345678')
    await user.type(form.getByRole('textbox', { name: '详细地址' }), '上海市静安区南京西路')
    await user.click(form.getByRole('button', { name: '保存地址' }))
    await user.click(await form.findByRole('button', { name: '兑换 · 60 金币' }))
    await waitFor(() => expect(api.calls(mallExchange)).toHaveLength(1))
    expect(api.calls(mallExchange)[0]).toMatchObject({ addressId: 'H1' })
  })

  it('[MINE-MALL-2] asks for the fund password above 10,000 coins', async () => {
    const { api, user } = open((fake) => {
      fake.on(mallGoodsDetail, { ...detail, price: 10_001, coin: 20_000, isSent: false })
      fake.on(mallExchange, { orderNo: 'X1', coinLeft: 9_999 })
    })
    const form = within(await sheet())
    const button = await form.findByRole('button', { name: '兑换 · 10,001 金币' })
    await user.click(button)
    expect(api.calls(mallExchange)).toEqual([])
    await user.type(form.getByLabelText('资金密码'), '159357')
    await user.click(button)
    await waitFor(() => expect(api.calls(mallExchange)).toHaveLength(1))
    expect(api.calls(mallExchange)[0]).toMatchObject({ fundPwd: '159357' })
  })

  it('[MINE-MALL-3] finds the outcome of an exchange whose answer was lost, without sending it again', async () => {
    const order = {
      no: 'X1',
      goodsId: 'enamel-pin',
      name: pin.name,
      category: pin.category,
      qty: 1,
      coin: 60,
      state: 'waiting' as const,
      at: NOON,
      tracking: null,
      endedAt: null,
      addressMasked: '',
    }
    const { api, user } = open((fake) => {
      fake.lose(mallExchange)
      fake.on(mallOrders, { list: [order], total: 1, hasMore: false, totals: { spent: 60, refunded: 0 } })
    })
    const form = within(await sheet())
    await user.click(await form.findByRole('radio', { name: /上海市静安区/ }))
    await user.click(form.getByRole('button', { name: '兑换 · 60 金币' }))
    expect(await form.findByText('兑换成功', {}, { timeout: 8_000 })).toBeVisible()
    expect(api.calls(mallExchange)).toHaveLength(1)
    expect(api.calls(mallOrders)[0]).toMatchObject({
      requestNo: (api.calls(mallExchange)[0] as { requestNo: string }).requestNo,
    })
  }, 15_000)

  it('[MINE-MALL-4] reads the goods again when their price changed and the member declined', async () => {
    const { api, user } = open((fake) =>
      fake.refuse(mallExchange, 301220, '商品价格已变动', { price: 70, name: '徽章' }),
    )
    const form = within(await sheet())
    await user.click(await form.findByRole('radio', { name: /上海市静安区/ }))
    api.on(mallGoodsDetail, { ...detail, price: 70 })
    await user.click(form.getByRole('button', { name: '兑换 · 60 金币' }))
    expect(await form.findByText('商品价格已变动')).toBeVisible()
    expect(await form.findByRole('button', { name: '兑换 · 70 金币' })).toBeVisible()
  })

  it.each([
    ['已兑完', { stock: 0, takeable: 0 }],
    ['已达每人限兑数量', { takeable: 0 }],
    ['合计需要 60 金币', { coin: 59 }],
  ])('[MINE-MALL-2] says on the button what stands against it: %s', async (name, change) => {
    open((fake) => fake.on(mallGoodsDetail, { ...detail, ...change }))
    const form = within(await sheet())
    expect(await form.findByRole('button', { name })).toBeDisabled()
  })
})
