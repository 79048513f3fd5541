import { defineEndpoint } from '@lantern/contract'
import { emptySchema } from '@lantern/contract/fields'
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
  const api = fakeApi()
  api.refuse(gift, 301220, '礼物价格已更新', { price: '1288.00', name: locale === 'en' ? 'Lantern' : '灯笼' })
  const page = renderWithPlatform(
    <>
      <SessionWatch reload={jest.fn()} />
      <DialogHost />
    </>,
    { route: '/', locale },
  )
  const sent = call(gift, { giftId: 'lamp', price: '88.00' })
  sent.catch(() => undefined)
  return { ...page, api, sent }
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
