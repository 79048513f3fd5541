/** @jest-environment @lantern/build/jest/worker-environment.cjs */
import { showPush, urlOf } from './push-notice.ts'

const showNotification = jest.fn(async () => undefined)
const setAppBadge = jest.fn(async () => undefined)
const show = (text: string | undefined) => showPush({ showNotification }, { setAppBadge }, text)
const MESSAGE = { title: '存款到账', body: '点按查看', url: '/mine/mail', tag: 'D1', silent: false }
beforeEach(() => {
  showNotification.mockClear()
  setAppBadge.mockClear()
})

describe('a push message', () => {
  it('[SHELL-PUSH-1] is shown with its text, marks the icon and keeps its address', async () => {
    await show(JSON.stringify(MESSAGE))
    const options = { body: '点按查看', tag: 'D1', silent: false, data: { url: '/mine/mail' } }
    expect(showNotification.mock.calls).toEqual([['存款到账', expect.objectContaining(options)]])
    expect(setAppBadge).toHaveBeenCalledTimes(1)
  })

  it('[SHELL-PUSH-1] is shown silently in quiet hours', async () => {
    await show(JSON.stringify({ ...MESSAGE, silent: true }))
    expect(showNotification).toHaveBeenCalledWith('存款到账', expect.objectContaining({ silent: true }))
  })

  it.each([undefined, 'not JSON', '{}', JSON.stringify({ ...MESSAGE, url: 'https://evil.test/' }), '{"title":7}'])(
    '[SHELL-PUSH-1] that is not one of ours is shown without its text: %s',
    async (text) => {
      await show(text)
      expect(showNotification.mock.calls).toEqual([['Lantern', expect.objectContaining({ data: { url: '/' } })]])
    },
  )

  it('[SHELL-PUSH-2] leads only to pages of this site', () => {
    expect(urlOf({ url: '/mine/mail' })).toBe('/mine/mail')
    for (const data of [null, {}, { url: '//evil.test' }, { url: '/\\evil.test' }, { url: 'https://evil.test' }])
      expect(urlOf(data)).toBe('/')
  })
})
