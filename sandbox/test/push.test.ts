/** Web Push against a push service of the test: VAPID as RFC 8292 checks it, the message as a browser decrypts it. */
import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HEADER } from '@lantern/contract'
import { favouriteSave } from '@lantern/contract/favourites'
import { logout } from '@lantern/contract/logout'
import { PUSH_TOPICS, pushMessageSchema, pushState, pushSubscribe, pushUnsubscribe } from '@lantern/contract/push'
import { saferPanic } from '@lantern/contract/safer'
import { saferQuiet } from '@lantern/contract/safer-settings'
import { passwordChange, phraseSave } from '@lantern/contract/security'
import { DAY_MS, HOUR_MS, SITE_OFFSET_MS } from '@lantern/contract/site-time'
import { login } from '@lantern/contract/user'
import { pushBrowser } from '@lantern/testing/push-browser'
import * as v from 'valibot'
import { inTransaction } from '../src/database/database.ts'
import { mailState } from '../src/mail/money-mail.ts'
import { queuePush } from '../src/members/push-queue.repository.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

type Posted = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** What arrives, and what the service answers next. */
const posted: Posted[] = []
let status = 201
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
  })
})

let sandbox: TestSandbox
let origin = ''
beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  sandbox = await openSandbox({ pushOrigins: [origin] })
}, 60_000)
afterAll(async () => {
  await sandbox.close()
  service.close()
})
beforeEach(() => {
  posted.length = 0
  status = 201
})

function aBrowser(name: string) {
  const { subscription, read } = pushBrowser(`${origin}/${name}`)
  return { subscription, read: (body: Buffer) => v.parse(pushMessageSchema, JSON.parse(read(body))) }
}

async function signedIn(userName: string, device: string) {
  const headers = { [HEADER.deviceUuid]: device }
  const { token } = await sandbox.call(login, { userName, password: 'Test@1234' }, { headers })
  return { token, headers }
}

async function tellOfMoney(userName: string, bizNo: string, isQuiet = false) {
  const text = { zh: '存款到账', en: 'Deposit credited' }
  const at = sandbox.clock.now()
  await inTransaction(sandbox.db, (trx) =>
    mailState(trx, { memberId: seedId(userName), bizNo, state: 4, title: text, body: text, isQuiet, at }),
  )
  await sandbox.advance(1_000)
}

describe('web push', () => {
  it('[SBX-PUSH-1] reaches the browser encrypted, signed by the key of the site', async () => {
    const own = await signedIn('demo01', 'push-1')
    const browser = aBrowser('one')
    const { key } = await sandbox.call(pushState, {}, own)
    const subscribed = { subscription: browser.subscription, topics: ['security', 'money'] as const }
    expect(await sandbox.call(pushSubscribe, { ...subscribed, topics: [...subscribed.topics] }, own)).toEqual({
      topics: ['money', 'security'],
    })
    await tellOfMoney('demo01', 'D-push-1')
    const [message] = posted
    if (!message) throw new Error('nothing was posted')
    expect(message).toMatchObject({ path: '/one', headers: { 'content-encoding': 'aes128gcm', ttl: '86400' } })
    expect(browser.read(message.body)).toEqual({
      title: '存款到账',
      body: '点按查看',
      url: '/mine/mail',
      tag: 'D-push-1',
      silent: false,
    })
    expect(message.body.includes('存款')).toBe(false)

    const [, token = '', point = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(message.headers.authorization ?? '') ?? []
    expect(point).toBe(key)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const bytes = Buffer.from(point, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: bytes.subarray(1, 33).toString('base64url'),
      y: bytes.subarray(33).toString('base64url'),
    }
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
    const signed = Buffer.from(`${head}.${claims}`)
    const given = Buffer.from(signature, 'base64url')
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, given)).toBe(true)
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
    expect(aud).toBe(origin)
    expect(Number(exp) * 1_000 - Date.now()).toBeLessThanOrEqual(DAY_MS)
    expect(sub).toMatch(/^mailto:/)
  })

  it('[SBX-PUSH-2] is sent once, about the topics of the subscription, and not for what the member did', async () => {
    const own = await signedIn('vip10aa', 'push-2')
    const browser = aBrowser('two')
    await sandbox.call(pushSubscribe, { subscription: browser.subscription, topics: ['security'] }, own)
    await tellOfMoney('vip10aa', 'D-push-2')
    expect(posted).toEqual([])
    await sandbox.call(phraseSave, { phrase: '灯塔' }, own)
    await sandbox.call(passwordChange, { old: 'Test@1234', password: 'Lantern#2026' }, own)
    await sandbox.advance(1_000)
    await sandbox.advance(10_000)
    expect(posted.map(({ body }) => browser.read(body).title)).toEqual(['登录密码已修改'])
    await sandbox.call(pushSubscribe, { subscription: browser.subscription, topics: ['money'] }, own)
    await tellOfMoney('vip10aa', 'D-push-3', true)
    expect(posted).toHaveLength(1)
    await tellOfMoney('vip10aa', 'D-push-4')
    expect(posted).toHaveLength(2)
    await sandbox.call(pushUnsubscribe, { endpoint: browser.subscription.endpoint }, own)
    await tellOfMoney('vip10aa', 'D-push-5')
    expect(posted).toHaveLength(2)
    expect(await sandbox.call(pushState, { endpoint: browser.subscription.endpoint }, own)).toMatchObject({
      topics: [],
    })
  })

  it('[SBX-PUSH-3] waits for the end of the quiet hours with money, and is silent in them about security', async () => {
    const own = await signedIn('audit01', 'push-3')
    const browser = aBrowser('three')
    await sandbox.call(pushSubscribe, { subscription: browser.subscription, topics: [...PUSH_TOPICS] }, own)
    const minutes = Math.floor(((sandbox.clock.now() + SITE_OFFSET_MS) % DAY_MS) / 60_000)
    const time = (minute: number) =>
      `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const { until } = await sandbox.call(saferQuiet, { hours: { from: time(minutes), to: time(minutes + 60) } }, own)
    await tellOfMoney('audit01', 'D-push-6')
    await sandbox.call(passwordChange, { old: 'Test@1234', password: 'Lantern#2026' }, own)
    await sandbox.advance(1_000)
    expect(posted.map(({ body }) => browser.read(body))).toMatchObject([{ title: '登录密码已修改', silent: true }])
    await sandbox.advance((until ?? 0) - sandbox.clock.now() - 1)
    expect(posted).toHaveLength(1)
    await sandbox.advance(1_001)
    expect(posted.slice(1).map(({ body }) => browser.read(body))).toMatchObject([{ tag: 'D-push-6', silent: false }])
  })

  it('[SBX-CHAT-25] drops mentions in the chat in quiet hours, and does not bring them afterwards', async () => {
    const own = await signedIn('payee01', 'push-mention')
    const browser = aBrowser('mention')
    await sandbox.call(pushSubscribe, { subscription: browser.subscription, topics: ['mentions'] }, own)
    const mention = async (tag: string) => {
      const title = { zh: '有人提到了您', en: 'Somebody mentioned you' }
      const at = sandbox.clock.now()
      const memberId = seedId('payee01')
      await inTransaction(sandbox.db, (trx) =>
        queuePush(trx, { memberId, topic: 'mentions', title, url: '/?chat=1&roomId=lobby', tag, at }),
      )
      await sandbox.advance(1_000)
      return posted.map(({ body }) => browser.read(body).tag)
    }
    expect(await mention('by day')).toEqual(['by day'])
    const minutes = Math.floor(((sandbox.clock.now() + SITE_OFFSET_MS) % DAY_MS) / 60_000)
    const time = (minute: number) =>
      `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const { until } = await sandbox.call(saferQuiet, { hours: { from: time(minutes), to: time(minutes + 60) } }, own)
    expect(await mention('by night')).toEqual(['by day'])
    await sandbox.advance((until ?? 0) - sandbox.clock.now() + 1_000)
    expect(await mention('in the morning')).toEqual(['by day', 'in the morning'])
  })

  it('[SBX-PUSH-4] is repeated while the service fails, ends with the subscription, and follows no redirection', async () => {
    const own = await signedIn('inviter1', 'push-4')
    const { subscription } = aBrowser('four')
    await sandbox.call(pushSubscribe, { subscription, topics: ['money'] }, own)
    status = 503
    await tellOfMoney('inviter1', 'D-push-7')
    status = 201
    await sandbox.advance(5 * 60_000)
    expect(posted.map(({ path }) => path)).toEqual(['/four', '/four'])
    await sandbox.advance(HOUR_MS)
    expect(posted).toHaveLength(2)
    status = 302
    await tellOfMoney('inviter1', 'D-push-8')
    expect(posted.map(({ path }) => path)).toEqual(['/four', '/four', '/four'])
    status = 410
    await tellOfMoney('inviter1', 'D-push-9')
    const again = await sandbox.signIn('inviter1')
    expect(await sandbox.call(pushState, { endpoint: subscription.endpoint }, { token: again })).toMatchObject({
      topics: [],
    })
    await tellOfMoney('inviter1', 'D-push-10')
    expect(posted).toHaveLength(4)
  })

  it('[SBX-PUSH-5] goes to no device that is signed out, and to no other host', async () => {
    const own = await signedIn('mod0001', 'push-5')
    const { subscription } = aBrowser('five')
    for (const endpoint of [
      'http://127.0.0.1:1/x',
      'https://fcm.googleapis.com.evil.test/x',
      'http://fcm.googleapis.com/x',
    ])
      expect(
        (await sandbox.ask(pushSubscribe, { subscription: { ...subscription, endpoint }, topics: ['money'] }, own))
          .code,
      ).toBe(10003)
    await sandbox.call(pushSubscribe, { subscription, topics: ['money'] }, own)
    await sandbox.call(logout, {}, own)
    await tellOfMoney('mod0001', 'D-push-11')
    expect(posted).toEqual([])
    // The next member of this browser takes its subscription over.
    const next = await signedIn('payee01', 'push-5')
    await sandbox.call(pushSubscribe, { subscription, topics: ['money'] }, next)
    await tellOfMoney('mod0001', 'D-push-12')
    expect(posted).toEqual([])
  })

  it('[SBX-PUSH-6] announces once that a favourite match has begun, but not to a member on a break', async () => {
    const [coming] = (await sandbox.catalogue.matches(sandbox.db, 'today', sandbox.clock.now())).toSorted(
      (one, other) => one.fixture.startAt - other.fixture.startAt,
    )
    if (!coming) throw new Error('no match today')
    const { id, startAt, home, away } = coming.fixture
    const items = [{ kind: 'match' as const, id }]
    const [browser, resting] = [aBrowser('six'), aBrowser('seven')]
    const own = await signedIn('kycrej1', 'push-6')
    const other = await signedIn('limit01', 'push-7')
    for (const [one, session] of [
      [browser, own],
      [resting, other],
    ] as const) {
      await sandbox.call(favouriteSave, { items, on: true }, session)
      await sandbox.call(pushSubscribe, { subscription: one.subscription, topics: ['favourites'] }, session)
    }
    await sandbox.call(saferPanic, {}, other)
    await sandbox.advance(startAt - 1 - sandbox.clock.now())
    expect(posted).toEqual([])
    await sandbox.advance(5_001)
    await sandbox.advance(6_000)
    expect(posted.map(({ path }) => path)).toEqual(['/six'])
    expect(browser.read(posted[0]?.body ?? Buffer.alloc(0))).toMatchObject({
      title: `${home.zh} – ${away.zh} 已开赛`,
      url: `/game/sport/match/${encodeURIComponent(id)}`,
    })
  })
})
