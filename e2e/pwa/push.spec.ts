/**
 * Web Push from the switch of the page to the notification. The test replaces the push service of the browser vendor: the page subscribes at it, the
 * sandbox posts to it, and the decrypted message is delivered to the real service worker.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { depositCreate } from '@lantern/contract/deposit'
import { pushState } from '@lantern/contract/push'
import { kycSubmit } from '@lantern/contract/user'
import { pushBrowser } from '@lantern/testing/push-browser'
import type { Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { post, useNewMember } from '../site/member-session.ts'
import { EDGE_ORIGIN, PORTS, PUSH_ORIGIN } from '../site/origins.ts'
import { withoutPopUps } from '../site/pop-ups.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'
import { untilControlled } from './kept.ts'

test.use({ serviceWorkers: 'allow' })

const ENDPOINT = `${PUSH_ORIGIN}/browser`
const KEPT = 'e2e:push'

/** Takes what is posted, in order. */
async function pushService() {
  const posted: { body: Buffer; authorization: string }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      posted.push({ body: Buffer.concat(parts), authorization: request.headers.authorization ?? '' })
      response.writeHead(201).end()
    })
  })
  server.listen(Number(PORTS.PUSH_PORT), '127.0.0.1')
  await once(server, 'listening')
  return { posted, close: () => void server.close() }
}

/** Subscribes the browser at the push service of the test; all else of the page and its worker stays as it is. */
async function subscribeThere(page: Page, keys: { p256dh: string; auth: string }): Promise<void> {
  await page.addInitScript(
    ([endpoint, key, own]) => {
      const subscription = () => ({
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys: own }),
        unsubscribe: async () => {
          localStorage.removeItem(key)
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(key) === null ? null : subscription()),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(key, applicationServerKey)
          return subscription()
        },
      })
    },
    [ENDPOINT, KEPT, keys] as const,
  )
}

/** Delivers messages to the worker as the browser does. */
async function deliveryTo(page: Page): Promise<(data: string) => Promise<unknown>> {
  const cdp = await page.context().newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(EDGE_ORIGIN) && !isDeleted)
    if (own) registered.resolve(own.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  return (data) => cdp.send('ServiceWorker.deliverPushMessage', { origin: EDGE_ORIGIN, registrationId, data })
}

/** What the notifications on the screen say, and where a tap on them leads. */
const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const shown = (await registration?.getNotifications()) ?? []
    return shown.map(({ title, body, tag, silent, data }) => ({ title, body, tag, silent, url: data?.url as unknown }))
  })

let service: Awaited<ReturnType<typeof pushService>> | undefined
test.afterEach(() => service?.close())

test('[MINE-PUSH-1, SBX-PUSH-1, SHELL-PUSH-1, SHELL-PUSH-2] a switch subscribes the browser, and what the site then sends is shown by its worker', {
  tag: LONG_TAG,
}, async ({ page, context }) => {
  service = await pushService()
  const { posted } = service
  const browser = pushBrowser(ENDPOINT)
  await context.grantPermissions(['notifications'], { origin: EDGE_ORIGIN })
  await withoutPopUps(page)
  await subscribeThere(page, browser.subscription.keys)
  const { token, userName } = await useNewMember(context, 'push')
  await page.goto('/mine/notifications')
  await untilControlled(page)
  const money = page.getByRole('switch', { name: /^资金/ })

  await test.step('subscribes with the key of the site, and is still on after a reload', async () => {
    await expect(money).not.toBeChecked()
    await money.click({ force: true })
    await expect(money).toBeChecked()
    await expect(money).toBeEnabled()
    const { key } = await post<{ key: string }>(pushState.path, {}, { token })
    expect(await page.evaluate((name) => localStorage.getItem(name), KEPT)).toBe(key)
    await page.reload()
    await expect(money).toBeChecked()
  })

  const deliver = await deliveryTo(page)
  const worker = context.serviceWorkers()[0]
  if (!worker) throw new Error('The site has no service worker.')
  await worker.evaluate(() => {
    const marks = { badged: 0 }
    Object.assign(self, { marks })
    Object.assign(navigator, {
      setAppBadge: async () => {
        marks.badged += 1
      },
    })
  })
  const badged = () => worker.evaluate(() => (self as unknown as { marks: { badged: number } }).marks.badged)

  await test.step('a deposit reaches the browser encrypted, and the worker shows it and marks the icon', async () => {
    const name = '林晚晴'
    const requestNo = () => crypto.randomUUID()
    await post(kycSubmit.path, { level: 1, fields: { realName: name }, requestNo: requestNo() }, { token })
    const order = { method: 'BANK', amount: '500', payerName: name, requestNo: requestNo() }
    await post(depositCreate.path, order, { token })
    await control({ action: 'deposit.confirm', userName })
    const credited = () => posted.map(({ body }) => browser.read(body)).find((text) => text.includes('存款到账'))
    await expect.poll(credited, { timeout: 20_000 }).toBeDefined()
    expect(posted[0]?.authorization).toMatch(/^vapid t=/)
    await deliver(credited() ?? '')
    await expect
      .poll(() => notices(page))
      .toEqual([
        { title: '存款到账', body: '点按查看', tag: expect.stringMatching(/^D/), silent: false, url: '/mine/mail' },
      ])
    expect(await badged()).toBe(1)
  })

  await test.step('a tap on it leads to a page of the site', async () => {
    const [notice] = await notices(page)
    await page.goto(String(notice?.url))
    await expect(page.getByRole('button', { name: /存款到账/ })).toBeVisible()
  })

  await test.step('a message that is not one of the site leads to its start, and shows none of its text', async () => {
    await deliver(JSON.stringify({ title: '中奖通知', body: '', url: 'https://evil.test/', tag: 'x', silent: false }))
    await expect
      .poll(() => notices(page))
      .toContainEqual({ title: 'Lantern', body: '', tag: 'unreadable', silent: false, url: '/' })
    expect(JSON.stringify(await notices(page))).not.toContain('中奖')
  })

  await test.step('the last switch ends the subscription, here and on the server', async () => {
    await page.goto('/mine/notifications')
    await money.click({ force: true })
    await expect(money).not.toBeChecked()
    await expect(money).toBeEnabled()
    expect(await page.evaluate((name) => localStorage.getItem(name), KEPT)).toBeNull()
    expect(await post(pushState.path, { endpoint: ENDPOINT }, { token })).toMatchObject({ topics: [] })
  })
})
