import { defineEndpoint } from '@lantern/contract'
import { emptySchema } from '@lantern/contract/fields'
import { mallExchange } from '@lantern/contract/mall'
import { fakeApi } from '@lantern/testing'
import { object, string } from 'valibot'
import { call } from '../../../src/http/call.ts'
import { installPriceChangeHandler, type PriceChange } from '../../../src/http/price-change-handler.ts'

/** A purchase with money, as chat gifts are. */
const exchange = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/gift/send',
  kind: 'write',
  access: 'member',
  request: object({ goodsId: string(), price: string(), requestNo: string() }),
  response: emptySchema,
})
const order = { goodsId: 'lamp', price: '10.00', requestNo: 'r1' }

/** A shop whose price changes with each request until the last one. */
function aShop(...prices: string[]) {
  const api = fakeApi()
  let turn = 0
  api.on(exchange, () => ({}))
  const refuse = (): void => {
    const price = prices[turn]
    turn += 1
    if (price === undefined) api.on(exchange, () => ({}))
    else api.refuse(exchange, 301220, '礼物价格已更新', { price, name: '灯笼' })
  }
  refuse()
  return { api, refuse }
}

let undo = (): void => undefined
afterEach(() => undo())
const answering = (answers: boolean[], before: () => void = () => undefined): PriceChange[] => {
  const asked: PriceChange[] = []
  undo = installPriceChangeHandler(async (change) => {
    asked.push(change)
    before()
    return answers.shift() ?? false
  })
  return asked
}

describe('a call whose price has changed', () => {
  it('[PLAT-HTTP-15] asks with the old and the new price, then repeats at the new one under the same number', async () => {
    const { api, refuse } = aShop('12.00')
    const asked = answering([true], refuse)
    await call(exchange, order)
    expect(asked).toEqual([{ name: '灯笼', before: '10.00', now: '12.00' }])
    expect(api.calls(exchange)).toEqual([order, { ...order, price: '12.00' }])
  })

  it('[PLAT-HTTP-15] asks again when the price changed again meanwhile', async () => {
    const { api, refuse } = aShop('12.00', '15.00')
    const asked = answering([true, true], refuse)
    await call(exchange, order)
    expect(asked.map(({ before, now }) => [before, now])).toEqual([
      ['10.00', '12.00'],
      ['12.00', '15.00'],
    ])
    expect(api.calls(exchange).map(({ price }) => price)).toEqual(['10.00', '12.00', '15.00'])
  })

  it('[PLAT-HTTP-15] sends nothing more when declined, and the screen gets the refusal', async () => {
    const { api } = aShop('12.00')
    answering([false])
    await expect(call(exchange, order)).rejects.toMatchObject({ kind: 'business', code: 301220 })
    expect(api.calls(exchange)).toHaveLength(1)
  })

  it.each([
    ['the refusal names no price', {}],
    ['the price is the one that was sent', { price: '10.00' }],
    ['the price is no text', { price: 12 }],
  ])('[PLAT-HTTP-15] asks nothing when %s', async (_when, data) => {
    const api = fakeApi()
    api.refuse(exchange, 301220, '礼物价格已更新', data)
    const asked = answering([true])
    await expect(call(exchange, order)).rejects.toMatchObject({ code: 301220 })
    expect([asked.length, api.calls(exchange).length]).toEqual([0, 1])
  })

  it('[PLAT-HTTP-15] asks the same about a price in coins', async () => {
    const api = fakeApi()
    api.refuse(mallExchange, 301220, '商品价格已变动', { price: 70, name: '徽章' })
    const asked = answering([true], () => api.on(mallExchange, { orderNo: 'X1', coinLeft: 30 }))
    const pin = { goodsId: 'pin', qty: 1, price: 60, requestNo: 'b9b5c1f2-7d3c-4f0e-9c1a-2f6f1a4f5d10' }
    await call(mallExchange, pin)
    expect(asked).toEqual([{ name: '徽章', before: 60, now: 70 }])
    expect(api.calls(mallExchange)).toEqual([pin, { ...pin, price: 70 }])
  })

  it('[PLAT-HTTP-15] is refused when no question can be shown', async () => {
    const { api } = aShop('12.00')
    await expect(call(exchange, order)).rejects.toMatchObject({ code: 301220 })
    expect(api.calls(exchange)).toHaveLength(1)
  })
})
