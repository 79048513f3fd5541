/** Signing in and out (screens.md 3 and 11.2); bad input of every kind (issue 2, "What bad input and faults get"). */

import { connect } from 'node:net'
import { HEADER } from '@lantern/contract'
import { depositCreate } from '@lantern/contract/deposit'
import { logout } from '@lantern/contract/logout'
import { preInfo } from '@lantern/contract/site'
import { DAY_MS } from '@lantern/contract/site-time'
import { transfer } from '@lantern/contract/transfer'
import { imageCode, login, memberInfo, register, smsSend } from '@lantern/contract/user'
import { walletOverview } from '@lantern/contract/wallet'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

const PASSWORD = 'Test@1234'
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
afterEach(() => sandbox.faults.clear())

const tryIn = (userName: string, password: string, extra: object = {}) =>
  sandbox.ask(login, { userName, password, ...extra })

describe('sign-in', () => {
  it('[SBX-3] a new sign-in ends the older one of the same client type with 6001, time and device', async () => {
    const first = await sandbox.signIn('agent01')
    const download = await sandbox.call(
      login,
      { userName: 'agent01', password: PASSWORD },
      { headers: { [HEADER.clientType]: 'download' } },
    )
    expect(await sandbox.ask(memberInfo, {}, { token: first })).toMatchObject({ code: 6000 })
    const second = await sandbox.call(
      login,
      { userName: 'AGENT01', password: PASSWORD },
      { headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605' } },
    )
    const ended = await sandbox.ask(memberInfo, {}, { token: first })
    expect(ended).toMatchObject({ status: 200, code: 6001 })
    expect(ended.data).toEqual({ at: Date.UTC(2026, 2, 4, 12), device: 'iPhone · Safari' })
    expect(await sandbox.ask(memberInfo, {}, { token: second.token })).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(memberInfo, {}, { token: download.token })).toMatchObject({ code: 6000 })
  })

  it('[SBX-2] the image code comes after two wrong passwords, the lock after five, and ends after 30 minutes', async () => {
    for (const wrong of [1, 2]) expect(await tryIn('inviter1', `wrong${wrong}`)).toMatchObject({ code: 6002 })
    expect(await tryIn('inviter1', PASSWORD)).toMatchObject({ code: 6021 })
    const code = async () => {
      const { imageId, img } = await sandbox.call(imageCode, {})
      expect(img).toMatch(/^data:image\/svg\+xml;base64,/)
      const row = await sandbox.db
        .selectFrom('image_codes')
        .select('code')
        .where('id', '=', imageId)
        .executeTakeFirstOrThrow()
      return { imageId, imageCode: row.code }
    }
    const used = await code()
    expect(await tryIn('inviter1', PASSWORD, { ...used, imageCode: 'nope' })).toMatchObject({ code: 6024 })
    expect(await tryIn('inviter1', PASSWORD, used)).toMatchObject({ code: 6024 })
    for (const wrong of [3, 4])
      expect(await tryIn('inviter1', `wrong${wrong}`, await code())).toMatchObject({ code: 6002 })
    expect(await tryIn('inviter1', 'wrong5', await code())).toMatchObject({
      code: 6501,
      data: { until: sandbox.clock.now() + 1_800_000 },
    })
    expect(await tryIn('inviter1', PASSWORD, await code())).toMatchObject({ code: 6501 })
    await sandbox.advance(1_800_000)
    expect(await tryIn('inviter1', PASSWORD)).toMatchObject({ code: 6000 })
  })

  it('counts wrong passwords that are sent at once, and lets one member in twice at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((wrong) => tryIn('newbie1', `wrong${wrong}`)))
    expect(answers.map(({ code }) => code).sort()).toEqual([6002, 6002, 6021, 6021, 6021, 6021])
    const both = await Promise.all([tryIn('vip10aa', PASSWORD), tryIn('vip10aa', PASSWORD)])
    expect(both.map(({ code }) => code)).toEqual([6000, 6000])
  })

  it('[SBX-2] says the same of an unknown name as of a wrong password, also when counting', async () => {
    for (const code of [6002, 6002, 6021]) expect(await tryIn('nobody77', 'whatever1')).toMatchObject({ code })
  })

  it.each([
    ['blocked1', 10104],
    ['devblk1', 10102],
  ])('[SBX-3] %s gets %d', async (userName, code) => {
    expect(await tryIn(userName, PASSWORD)).toMatchObject({ status: 200, code })
  })

  it('sends a code once a minute, five a day', async () => {
    const send = () => sandbox.ask(smsSend, { scene: 'bind', phone: '13912345678' })
    expect(await send()).toMatchObject({ code: 6000 })
    expect(await send()).toMatchObject({ code: 716003, data: { waitSec: 60 } })
    for (let more = 0; more < 4; more += 1) {
      await sandbox.advance(60_000)
      expect(await send()).toMatchObject({ code: 6000 })
    }
    await sandbox.advance(60_000)
    expect(await send()).toMatchObject({ code: 6039 })
  })

  it('[SBX-8] a signed-out or expired token is 10004; remember-me lasts 365 days', async () => {
    const token = await sandbox.signIn('muted01')
    await sandbox.call(logout, {}, { token })
    expect(await sandbox.ask(memberInfo, {}, { token })).toMatchObject({ status: 401, code: 10004 })
    const short = await sandbox.call(login, { userName: 'muted01', password: PASSWORD })
    expect(short.expireAt - sandbox.clock.now()).toBe(DAY_MS)
    const long = await sandbox.call(login, { userName: 'muted01', password: PASSWORD, isChecked: true })
    expect(long.expireAt - sandbox.clock.now()).toBe(365 * DAY_MS)
  })

  it('stopLogin and maintenance close what they should', async () => {
    await sandbox.control({ action: 'site.stop', login: true })
    expect(await tryIn('demo01', PASSWORD)).toMatchObject({ code: 6013 })
    await sandbox.control({ action: 'site.stop', login: false })
    const token = await sandbox.signIn('demo01')
    await sandbox.control({ action: 'site.maintenance', status: 0 })
    expect((await sandbox.call(preInfo, {})).maintainConfig.status).toBe(0)
    expect(await sandbox.ask(walletOverview, {}, { token })).toMatchObject({ code: 6014 })
    await sandbox.control({ action: 'site.maintenance', status: 1 })
    expect(await sandbox.ask(walletOverview, {}, { token })).toMatchObject({ code: 6000 })
  })
})

describe('garbage', () => {
  const counted = async (): Promise<string> => {
    const tables = ['members', 'sessions', 'deposit_orders', 'transfers', 'ledger_entries', 'request_store'] as const
    const counts: number[] = []
    for (const table of tables) counts.push((await sandbox.db.selectFrom(table).selectAll().execute()).length)
    return counts.join()
  }
  const raw = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
    sandbox.app.inject({
      method: 'POST',
      url,
      payload: payload as string,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('answers a clear 4xx in the envelope and stores nothing', async () => {
    const token = await sandbox.signIn('agent01')
    const auth = { [HEADER.token]: token, [HEADER.deviceUuid]: 'test-device' }
    const before = await counted()
    const move = { from: 'center', to: 'OBTY', amount: '5', requestNo: uuid() }
    const cases: [string, unknown, Record<string, string>, number][] = [
      [transfer.path, '{', auth, 400],
      [transfer.path, '[]', auth, 400],
      [transfer.path, 'null', auth, 400],
      [transfer.path, '"text"', auth, 400],
      [transfer.path, JSON.stringify({ ...move, amount: '-5' }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, amount: 5 }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, amount: '5.001' }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, amount: '1e3' }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, amount: '0' }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, amount: 'NaN' }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, requestNo: '1; DROP TABLE members' }), auth, 400],
      [transfer.path, JSON.stringify({ ...move, from: { $ne: null } }), auth, 400],
      [transfer.path, '{"__proto__":{"admin":true}}', auth, 400],
      [depositCreate.path, JSON.stringify({ method: 'GOLD', amount: '100', requestNo: uuid() }), auth, 400],
      [transfer.path, JSON.stringify(move), { [HEADER.token]: "' OR 1=1 --" }, 401],
      [transfer.path, JSON.stringify(move), { [HEADER.token]: '../../etc/passwd' }, 401],
      [transfer.path, JSON.stringify(move), {}, 401],
      [transfer.path, JSON.stringify({ ...move, note: 'x'.repeat(1_100_000) }), auth, 413],
      [transfer.path, 'a=1', { ...auth, 'content-type': 'application/x-www-form-urlencoded' }, 415],
      ['/site/api/v1/../../../etc/passwd', '{}', auth, 404],
      ['/site/api/v1/%2e%2e%2f%2e%2e%2fetc/passwd', '{}', auth, 404],
      ['/__sandbox/../../package.json', '{}', auth, 404],
      ['/site/api/v1/nothing', '{}', auth, 404],
    ]
    for (const [url, payload, headers, status] of cases) {
      const response = await raw(url, payload, headers)
      expect({ url, payload: String(payload).slice(0, 80), status: response.statusCode }).toEqual({
        url,
        payload: String(payload).slice(0, 80),
        status,
      })
      expect(response.json()).toMatchObject({ status_code: expect.any(Number), message: expect.stringMatching(/./) })
    }
    expect(await counted()).toBe(before)
    expect(await sandbox.ask(preInfo, {})).toMatchObject({ code: 6000 })
  })

  it('names the wrong fields (10003)', async () => {
    const answer = await sandbox.ask(register, {
      userName: '1bad',
      password: 'short',
      birthday: 'yesterday',
      consents: { terms: false },
    })
    expect(answer).toMatchObject({ status: 400, code: 10003 })
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual(
      expect.arrayContaining(['userName', 'password', 'birthday', 'consents.terms', 'consents.privacy']),
    )
  })

  it('[SBX-5] refuses control requests of other origins and of no sense', async () => {
    const foreign = await sandbox.app.inject({
      method: 'POST',
      url: '/control',
      payload: { action: 'state' },
      headers: { origin: 'https://evil.example' },
    })
    expect(foreign.statusCode).toBe(403)
    for (const payload of [
      { action: 'rm -rf' },
      { action: 'clock.jump', ms: -1 },
      { action: 'clock.speed', speed: 2 },
      [],
      {},
    ]) {
      expect((await raw('/control', JSON.stringify(payload))).statusCode).toBe(400)
    }
  })

  it('stays alive after bytes that are no HTTP', async () => {
    const address = await sandbox.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = new URL(address)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('\x16\x03\x01 not http\r\n\r\n'))
      socket.on('data', (data) => resolve(String(data)))
      socket.on('error', () => resolve(''))
    })
    expect(answer).toContain('400 Bad Request')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })
})

describe('faults', () => {
  it('[SBX-4] plays each kind, for one member, as often as asked', async () => {
    const token = await sandbox.signIn('agent01')
    const other = await sandbox.signIn('vip10aa')
    await sandbox.control({
      action: 'fault.set',
      kind: 'code',
      code: 10102,
      message: 'device',
      match: '/wallet/overview',
      userName: 'agent01',
      times: 2,
    })
    expect(await sandbox.ask(walletOverview, {}, { token: other })).toMatchObject({ code: 6000 })
    for (const code of [10102, 10102, 6000])
      expect(await sandbox.ask(walletOverview, {}, { token })).toMatchObject({ code })
    await sandbox.control({ action: 'fault.set', kind: 'shape', match: '/wallet/overview' })
    expect(await sandbox.ask(walletOverview, {}, { token })).toMatchObject({ code: 6000, data: expect.any(String) })
    await sandbox.control({ action: 'fault.set', kind: 'http', status: 503, match: '/wallet/overview' })
    expect(
      (
        await sandbox.app.inject({
          method: 'POST',
          url: walletOverview.path,
          headers: { [HEADER.token]: token, [HEADER.deviceUuid]: 'test-device' },
          payload: {},
        })
      ).statusCode,
    ).toBe(503)
    await sandbox.control({ action: 'fault.set', kind: 'html', match: '/wallet/overview' })
    expect(
      (
        await sandbox.app.inject({
          method: 'POST',
          url: walletOverview.path,
          headers: { [HEADER.token]: token, [HEADER.deviceUuid]: 'test-device' },
          payload: {},
        })
      ).headers['content-type'],
    ).toContain('text/html')
  })

  it('drop: the work is done, the answer is lost, the same requestNo returns it', async () => {
    const token = await sandbox.signIn('agent01')
    const address = sandbox.app.listeningOrigin
    const request = { from: 'center', to: 'IMTY', amount: '7.00', requestNo: uuid() }
    await sandbox.control({ action: 'fault.set', kind: 'drop', match: transfer.path })
    const send = () =>
      fetch(`${address}${transfer.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADER.token]: token, [HEADER.deviceUuid]: 'test-device' },
        body: JSON.stringify(request),
      })
    await expect(send()).rejects.toThrow()
    const again = (await (await send()).json()) as { status_code: number; data: { state: number } }
    expect(again).toMatchObject({ status_code: 6000, data: { state: 1, amount: '7.00' } })
    const moved = await sandbox.db
      .selectFrom('transfers')
      .selectAll()
      .where('request_no', '=', request.requestNo)
      .execute()
    expect(moved).toHaveLength(1)
  })
})

describe('clock', () => {
  it('only goes forward, at the speed asked for, and is stored', async () => {
    const before = sandbox.clock.now()
    await sandbox.control({ action: 'clock.jump', ms: 3_600_000 })
    expect(sandbox.clock.now() - before).toBe(3_600_000)
    await sandbox.control({ action: 'clock.speed', speed: 60 })
    const start = sandbox.clock.now()
    await sandbox.advance(1_000)
    expect(sandbox.clock.now() - start).toBe(60_000)
    await sandbox.control({ action: 'clock.speed', speed: 0 })
    const stopped = sandbox.clock.now()
    await sandbox.advance(5_000)
    expect(sandbox.clock.now()).toBe(stopped)
    const row = await sandbox.db
      .selectFrom('sandbox_state')
      .select('value')
      .where('key', '=', 'clock')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(row.value)).toMatchObject({ base: stopped, speed: 0 })
    await sandbox.control({ action: 'clock.speed', speed: 1 })
  })
})
