import { type MallOrder, mallCancel, mallConfirm, mallOrders } from '@lantern/contract/mall-orders'
import { coinRecords } from '@lantern/contract/other-records'
import { closeDialog, dialogsAtom, pageStore } from '@lantern/platform'
import { expectNoAxeViolations, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { CurrencyRecordPage } from '../money/currency-record-page.tsx'
import { CoinsPage } from './coins-page.tsx'
import { MallOrdersPage } from './orders-page.tsx'

/** jsdom has no layout, so the virtual list needs a fixed viewport height. */
beforeAll(() => {
  Object.defineProperty(window, 'innerHeight', { value: 4_000, configurable: true })
})
const anOrder = (change: Partial<MallOrder> = {}): MallOrder => ({
  no: 'X1',
  goodsId: 'enamel-pin',
  name: { zh: '珐琅徽章', en: 'Enamel pin' },
  category: 'merch',
  qty: 2,
  coin: 120,
  state: 'waiting',
  at: NOON,
  tracking: null,
  endedAt: null,
  addressMasked: '林** ****5678 上海市静安区***',
  ...change,
})
const ordersOf = (...list: MallOrder[]) => ({
  list,
  total: list.length,
  hasMore: false,
  totals: { spent: 120, refunded: 0 },
})
function open(change: (api: FakeApi) => void) {
  const api = fakeApi()
  change(api)
  return { api, ...renderWithPlatform(<MallOrdersPage />, { route: '/mine/mall/record' }) }
}
const agree = async (id: string, text: string) => {
  await waitFor(() => expect(pageStore.get(dialogsAtom).open.map((dialog) => dialog.id)).toContain(id))
  await act(async () => {
    const dialog = pageStore.get(dialogsAtom).open.find((one) => one.id === id)
    await dialog?.buttons?.find((button) => button.text === text)?.onPress?.()
    closeDialog(id)
  })
}

describe('orders of the mall', () => {
  it('[MINE-MALL-5] cancels an order that was not sent, after a question, and shows the refund', async () => {
    const { api, user, container } = open((fake) => {
      fake.on(mallOrders, ordersOf(anOrder()))
      fake.on(mallCancel, () => {
        fake.on(mallOrders, ordersOf(anOrder({ state: 'cancelled', endedAt: NOON })))
        return anOrder({ state: 'cancelled', endedAt: NOON })
      })
    })
    await user.click(await screen.findByRole('button', { name: /珐琅徽章 × 2.*待发货/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '珐琅徽章 × 2' }))
    await user.click(sheet.getByRole('button', { name: '取消订单' }))
    expect(api.calls(mallCancel)).toEqual([])
    await agree('mall-cancel', '取消订单')
    await waitFor(() => expect(api.calls(mallCancel)).toEqual([{ no: 'X1', requestNo: expect.any(String) }]))
    expect(await sheet.findByText('已取消')).toBeVisible()
    await expectNoAxeViolations(container)
  })

  it('[MINE-MALL-5] shows the tracking of a sent order, which its member confirms', async () => {
    const tracking = { carrier: { zh: '模拟快递', en: 'Courier' }, no: 'SIM000000000001', at: NOON }
    const { api, user } = open((fake) => {
      fake.on(mallOrders, ordersOf(anOrder({ state: 'sent', tracking })))
      fake.on(mallConfirm, {})
    })
    await user.click(await screen.findByRole('button', { name: /珐琅徽章/ }))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('模拟快递 SIM000000000001')).toBeVisible()
    expect(sheet.getByRole('button', { name: '复制物流单号' })).toBeVisible()
    expect(sheet.queryByRole('button', { name: '取消订单' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: '确认收货' }))
    await agree('mall-confirm', '确认收货')
    await waitFor(() => expect(api.calls(mallConfirm)).toEqual([{ no: 'X1' }]))
  })

  it('[MINE-MALL-5] filters by state in the address', async () => {
    const { api, user, location } = open((fake) => fake.on(mallOrders, ordersOf()))
    await user.click(await screen.findByRole('button', { name: '已发货' }))
    await waitFor(() => expect(location()).toBe('/mine/mall/record?state=sent'))
    await waitFor(() => expect(api.calls(mallOrders).at(-1)).toMatchObject({ state: 'sent' }))
  })
})

describe('coins', () => {
  const coins = {
    list: [{ no: 'E1', biz: 'COIN_EXPIRE', bizNo: 'coin-lot-1', coins: -20, after: 400, at: NOON }],
    total: 1,
    hasMore: false,
    totals: { earned: 420, spent: 20 },
    expiry: [
      { amount: 100, at: NOON },
      { amount: 300, at: NOON + 86_400_000 },
    ],
  }
  it('[MINE-MALL-6] lists entries by kind, and what expires when', async () => {
    const api = fakeApi()
    api.on(coinRecords, coins)
    const { user, container } = renderWithPlatform(<CoinsPage />, { route: '/mine/mall/coinRecord' })
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('row').map((row) => row.lastChild?.textContent)).toEqual(['金币', '100', '300'])
    expect(screen.getByText('我的金币').closest('div')).toHaveTextContent('我的金币400')
    await user.click(screen.getByRole('button', { name: '过期' }))
    await waitFor(() => expect(api.calls(coinRecords).at(-1)).toMatchObject({ kind: 'expire' }))
    expect(api.calls(coinRecords)[0]).not.toHaveProperty('from')
    expect(await screen.findByText('−20')).toBeInTheDocument()
    await expectNoAxeViolations(container)
  })

  it('[MINE-MALL-6] are switched with the orders on the record of the mall, for the same period', async () => {
    const api = fakeApi()
    api.on(coinRecords, coins)
    api.on(mallOrders, ordersOf(anOrder()))
    const { user, location } = renderWithPlatform(<CurrencyRecordPage />, {
      route: '/mine/record/currencyRecord?range=30d',
    })
    await user.click(await screen.findByRole('radio', { name: '兑换记录' }))
    expect(await screen.findByRole('button', { name: /珐琅徽章 × 2/ })).toBeInTheDocument()
    expect(location()).toBe('/mine/record/currencyRecord?range=30d&show=orders')
    expect(api.calls(mallOrders)[0]).toMatchObject({ from: expect.any(Number), to: expect.any(Number) })
  })
})
