import { pushState, pushSubscribe, pushUnsubscribe } from '@lantern/contract/push'
import { type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { describePage } from '@lantern/testing/describe-page'
import { screen, waitFor } from '@testing-library/react'
import { NotificationsPage } from './notifications-page.tsx'

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
const ENDPOINT = 'https://push.example/one'
const KEYS = { p256dh: KEY, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }

const answers = (api: FakeApi) => api.on(pushState, { key: KEY, topics: [] })
function open(change: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  answers(api)
  change(api)
  return { api, ...renderWithPlatform(<NotificationsPage />, { route: '/mine/notifications' }) }
}

/** A browser with Web Push. */
function withPush(permission: NotificationPermission) {
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }),
    unsubscribe: jest.fn(async () => true),
  }
  let current: typeof subscription | null = null
  const pushManager = {
    getSubscription: async () => current,
    subscribe: jest.fn(async () => {
      current = subscription
      return subscription
    }),
  }
  const asked = jest.fn(async () => permission)
  Object.assign(globalThis, {
    Notification: { permission: permission === 'denied' ? 'denied' : 'default', requestPermission: asked },
    PushManager: class {},
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  })
  return { subscription, pushManager, asked }
}
afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

describePage('NotificationsPage', {
  page: <NotificationsPage />,
  route: '/mine/notifications',
  title: { 'zh-CN': '通知设置', en: 'Notifications' },
  reads: [pushState],
  answers,
})

describe('notifications', () => {
  it('[MINE-PUSH-1] asks for permission at the first topic only, and subscribes this browser with the key of the site', async () => {
    const { pushManager, asked } = withPush('granted')
    const { api, user } = open((fake) => fake.on(pushSubscribe, ({ topics }) => ({ topics })))
    const money = await screen.findByRole('switch', { name: /^资金/ })
    expect(asked).not.toHaveBeenCalled()
    api.on(pushState, { key: KEY, topics: ['money'] })
    await user.click(money)
    await waitFor(() => expect(money).toBeChecked())
    expect(pushManager.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: KEY }]])
    expect(api.calls(pushSubscribe)).toEqual([{ subscription: { endpoint: ENDPOINT, keys: KEYS }, topics: ['money'] }])
    expect(api.calls(pushState).at(-1)).toEqual({ endpoint: ENDPOINT })
  })

  it('[MINE-PUSH-1] says whether the browser allows them, and asks by a button', async () => {
    const { asked } = withPush('granted')
    const { api, user } = open()
    await user.click(await screen.findByRole('button', { name: '允许' }))
    expect(await screen.findByText('已允许')).toBeVisible()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(api.calls(pushSubscribe)).toEqual([])
  })

  it('[MINE-PUSH-1] ends the subscription with the last topic, in the browser too', async () => {
    const { pushManager, subscription } = withPush('granted')
    await pushManager.subscribe()
    const { api, user } = open((fake) => {
      fake.on(pushState, { key: KEY, topics: ['security'] })
      fake.on(pushUnsubscribe, {})
    })
    await user.click(await screen.findByRole('switch', { name: /^安全/ }))
    await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1))
    expect(api.calls(pushUnsubscribe)).toEqual([{ endpoint: ENDPOINT }])
  })

  it('[MINE-PUSH-2] changes nothing when the member declines', async () => {
    const { pushManager } = withPush('default')
    const { api, user } = open()
    const money = await screen.findByRole('switch', { name: /^资金/ })
    await user.click(money)
    await waitFor(() => expect(money).toBeEnabled())
    expect(money).not.toBeChecked()
    expect(pushManager.subscribe).not.toHaveBeenCalled()
    expect(api.calls(pushSubscribe)).toEqual([])
  })

  it('[MINE-PUSH-2] says where notifications are blocked, and where the browser has none', async () => {
    withPush('denied')
    const { unmount } = open()
    expect(await screen.findByText('您已在浏览器中禁止本站的通知')).toBeVisible()
    expect(screen.getByRole('switch', { name: /^资金/ })).toBeDisabled()
    unmount()
    Reflect.deleteProperty(globalThis, 'PushManager')
    open()
    expect(await screen.findByText('此浏览器不支持网页通知')).toBeVisible()
    expect(screen.getByRole('link', { name: '查看安装方法' })).toHaveAttribute('href', '/download')
  })
})
