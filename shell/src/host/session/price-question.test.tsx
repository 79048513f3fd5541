import { defineEndpoint } from '@lantern/contract'
import { emptySchema } from '@lantern/contract/fields'
import { mallExchange } from '@lantern/contract/mall'
import { call } from '@lantern/platform'
import { fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { object, string } from 'valibot'
import { DialogHost } from '../dialog/dialog-host.tsx'
import { SessionWatch } from './session-watch.tsx'

const gift = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/gift/send',
  kind: 'write',
  access: 'member',
  request: object({ giftId: string(), price: string() }),
  response: emptySchema,
})

/** A member who sends a gift whose price has risen. */
function send(locale: 'zh-CN' | 'en') {
  const shown = open(locale)
  shown.api.refuse(gift, 301220, '礼物价格已更新', { price: '1288.00', name: locale === 'en' ? 'Lantern' : '灯笼' })
  const sent = call(gift, { giftId: 'lamp', price: '88.00' })
  sent.catch(() => undefined)
  return { ...shown, sent }
}

/** A member who exchanges coins for goods whose price has risen. */
function exchange() {
  const shown = open('zh-CN')
  shown.api.refuse(mallExchange, 301220, '商品价格已变动', { price: 10_700, name: '徽章' })
  const sent = call(mallExchange, { goodsId: 'pin', qty: 1, price: 60, requestNo: crypto.randomUUID() })
  sent.catch(() => undefined)
  return { ...shown, sent }
}

function open(locale: 'zh-CN' | 'en') {
  const api = fakeApi()
  const page = renderWithPlatform(
    <>
      <SessionWatch reload={jest.fn()} />
      <DialogHost />
    </>,
    { route: '/', locale },
  )
  return { ...page, api }
}

describe('301220', () => {
  it('[SHELL-ERR-17] shows both prices and continues at the new one when the member confirms', async () => {
    const { api, user, sent } = send('zh-CN')
    const question = await screen.findByRole('alertdialog', { name: '价格已变动' })
    expect(question).toHaveTextContent('灯笼：88.00 → 1,288.00。尚未提交，是否按新价格继续？')
    api.on(gift, {})
    await user.click(screen.getByRole('button', { name: '按新价格继续' }))
    await expect(sent).resolves.toEqual({})
    expect(api.calls(gift).map(({ price }) => price)).toEqual(['88.00', '1288.00'])
  })

  it('[SHELL-ERR-17] names coins when the price is in coins', async () => {
    const { api, user, sent } = exchange()
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('徽章：60 金币 → 10,700 金币。尚未提交')
    api.on(mallExchange, { orderNo: 'X1', coinLeft: 1 })
    await user.click(screen.getByRole('button', { name: '按新价格继续' }))
    await expect(sent).resolves.toEqual({ orderNo: 'X1', coinLeft: 1 })
  })

  it('[SHELL-ERR-17] sends nothing when the member cancels by button or Escape', async () => {
    const { api, user, sent } = send('en')
    const question = await screen.findByRole('alertdialog', { name: 'The price has changed' })
    expect(question).toHaveTextContent('Lantern: 88.00 → 1,288.00. Nothing has been sent yet.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(sent).rejects.toMatchObject({ code: 301220 })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.calls(gift)).toHaveLength(1)
  })
})
