/** What a passkey gives access to: challenges, origins, counters, tickets of other members. */
import { HEADER } from '@lantern/contract'
import { accountRemove } from '@lantern/contract/accounts'
import * as CODE from '@lantern/contract/code'
import {
  passkeyFundOptions,
  passkeyFundVerify,
  passkeyOptions,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  passkeyVerify,
} from '@lantern/contract/passkeys'
import { fundPasswordChange } from '@lantern/contract/security'
import { login } from '@lantern/contract/user'
import { withdrawalPrepare } from '@lantern/contract/withdrawal'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'
import { type Assertion, createSoftwareKey } from './software-key.ts'

const ORIGIN = 'http://localhost:3000'
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const page = (deviceUuid: string) => ({ headers: { [HEADER.deviceUuid]: deviceUuid, origin: ORIGIN } })

/** A key of a member, as registering one leaves it. */
async function keyOf(userName: string) {
  const key = createSoftwareKey()
  await sandbox.db
    .insertInto('passkeys')
    .values({
      id: key.id,
      member_id: seedId(userName),
      public_key: key.publicKey,
      counter: 0,
      rp_id: 'localhost',
      created_at: 0,
      last_at: null,
    })
    .execute()
  return key
}

async function challengeFor(deviceUuid: string, ticket?: string) {
  const { challengeId, options } = await sandbox.call(passkeyOptions, ticket ? { ticket } : {}, page(deviceUuid))
  return { challengeId, challenge: (options as { challenge: string }).challenge }
}

type Key = Awaited<ReturnType<typeof keyOf>>
type Given = { challengeId: string; challenge: string }
const enter = (
  key: Key,
  { challengeId, challenge }: Given,
  extra: Partial<Assertion> & { device?: string; ticket?: string } = {},
) => {
  const { device = 'k1', ticket, ...assertion } = extra
  const credential = key.assert({ challenge, origin: ORIGIN, rpId: 'localhost', counter: 1, ...assertion })
  return sandbox.ask(passkeyVerify, { challengeId, credential, ...(ticket ? { ticket } : {}) }, page(device))
}

describe('making a passkey', () => {
  it('[SBX-29] answers its own challenge, once, and is reported to the owner by mail', async () => {
    const { token } = await sandbox.call(login, { userName: 'vip10aa', password: 'Test@1234' }, page('k3'))
    const [key, session] = [createSoftwareKey(), { ...page('k3'), token }]
    const mails = async () =>
      sandbox.db.selectFrom('mails').select('title_zh').where('member_id', '=', seedId('vip10aa')).execute()
    const before = (await mails()).length
    const { challengeId, options } = await sandbox.call(passkeyRegisterOptions, {}, session)
    const challenge = (options as { challenge: string }).challenge
    const credential = key.register({ challenge, origin: ORIGIN, rpId: 'localhost' })
    expect(await sandbox.ask(passkeyRegisterVerify, { challengeId, credential }, session)).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(passkeyRegisterVerify, { challengeId, credential }, session)).toMatchObject({
      code: 10001,
    })
    const after = await mails()
    expect(after).toHaveLength(before + 1)
    expect(after).toContainEqual({ title_zh: '已添加通行密钥' })
    expect(await enter(key, await challengeFor('k4'), { device: 'k4' })).toMatchObject({
      code: 6000,
      data: { userName: 'vip10aa' },
    })
  })
})

describe('a session that is not fresh', () => {
  it('[SBX-29] registers no passkey: the phone may have changed hands by then', async () => {
    const { token } = await sandbox.call(login, { userName: 'inviter1', password: 'Test@1234' }, page('k5'))
    const session = { ...page('k5'), token }
    await sandbox.advance(10 * 60_000)
    expect(await sandbox.ask(passkeyRegisterOptions, {}, session)).toMatchObject({ code: 6000 })
    await sandbox.advance(1)
    expect(await sandbox.ask(passkeyRegisterOptions, {}, session)).toMatchObject({ code: 6038 })
  })
})

describe('a passkey', () => {
  it('[SBX-29] opens its own member’s account, with a challenge that serves once', async () => {
    const key = await keyOf('demo01')
    const given = await challengeFor('k1')
    expect(await enter(key, given)).toMatchObject({ code: 6000, data: { userName: 'demo01' } })
    expect(await enter(key, given, { counter: 2 })).toMatchObject({ code: 6002 })
  })

  it('[SBX-29] uses the challenge up also when the answer was wrong', async () => {
    const [key, stranger] = [await keyOf('demo01'), createSoftwareKey()]
    const given = await challengeFor('k1')
    expect(await enter(stranger, given)).toMatchObject({ code: 6002 })
    expect(await enter(key, given)).toMatchObject({ code: 6002 })
  })

  it.each([
    ['made for another page', { origin: 'http://evil.test' }],
    ['made for another site', { rpId: 'evil.test' }],
    ['of a key without user verification', { isVerified: false }],
    ['whose counter stands still: the key was copied', { counter: 5 }],
  ])('[SBX-29] takes no answer %s', async (_what, part) => {
    const key = await keyOf('demo01')
    await sandbox.db.updateTable('passkeys').set({ counter: 5 }).where('id', '=', key.id).execute()
    expect(await enter(key, await challengeFor('k1'), { counter: 6, ...part })).toMatchObject({ code: 6002 })
    expect(await enter(key, await challengeFor('k1'), { counter: 6 })).toMatchObject({ code: 6000 })
  })

  it('[SBX-29] proves the step-up of its own member only, on the device that was asked', async () => {
    const [own, other] = [await keyOf('device1'), await keyOf('demo01')]
    const asked = await sandbox.ask(login, { userName: 'device1', password: 'Test@1234' }, page('k2'))
    const { ticket } = asked.data as { ticket: string }
    expect(asked.code).toBe(6035)
    expect(await sandbox.ask(passkeyOptions, { ticket }, page('thief'))).toMatchObject({ code: 6038 })
    expect(await enter(other, await challengeFor('k2', ticket), { device: 'k2', ticket })).toMatchObject({ code: 6002 })
    expect(await enter(other, await challengeFor('k2', ticket), { device: 'k2' })).toMatchObject({ code: 6002 })
    expect(await enter(other, await challengeFor('k2'), { device: 'k2', ticket })).toMatchObject({ code: 6038 })
    expect(await enter(own, await challengeFor('k2', ticket), { device: 'k2', ticket })).toMatchObject({ code: 6000 })
  })
})

describe('a passkey in place of the fund password', () => {
  const session = async (userName: string, deviceUuid: string) => {
    const { token } = await sandbox.call(login, { userName, password: 'Test@1234' }, page(deviceUuid))
    return { ...page(deviceUuid), token }
  }
  const confirm = async (key: Key, own: Awaited<ReturnType<typeof session>>, part: Partial<Assertion> = {}) => {
    const { challengeId, options } = await sandbox.call(passkeyFundOptions, {}, own)
    const { challenge } = options as { challenge: string }
    const credential = key.assert({ challenge, origin: ORIGIN, rpId: 'localhost', counter: 1, ...part })
    return sandbox.ask(passkeyFundVerify, { challengeId, credential }, own)
  }
  const ticketOf = ({ data }: { data: unknown }) => (data as { ticket: string }).ticket
  const remove = async (fundPwd: string, own: Awaited<ReturnType<typeof session>>) => {
    const { accounts } = await sandbox.call(withdrawalPrepare, {}, own)
    return (await sandbox.ask(accountRemove, { id: accounts.at(-1)?.id ?? '', fundPwd }, own)).code
  }

  it('[SBX-SEC-8] confirms once, also while the password is locked', async () => {
    const own = await session('vip10aa', 'k3')
    const key = await keyOf('vip10aa')
    await sandbox.db
      .updateTable('members')
      .set({ fund_locked_until: sandbox.clock.now() + 60_000 })
      .where('user_name', '=', 'vip10aa')
      .execute()
    const { accounts, checks } = await sandbox.call(withdrawalPrepare, {}, own)
    expect(accounts.length).toBeGreaterThan(1)
    expect(checks).toContainEqual(expect.objectContaining({ key: 'fundPassword', ok: true }))
    expect(await remove('159357', own)).toBe(CODE.FUND_PASSWORD_LOCKED)
    const ticket = ticketOf(await confirm(key, own))
    expect(await remove(ticket, own)).toBe(6000)
    expect(await remove(ticket, own)).toBe(CODE.WRONG_FUND_PASSWORD)
    expect((await sandbox.call(withdrawalPrepare, {}, own)).accounts).toHaveLength(accounts.length - 1)
  })

  it('[SBX-SEC-8] is refused with the key, the challenge or the ticket of somebody else, and after five minutes', async () => {
    const own = await session('vip10aa', 'k3')
    const [key, stranger] = [await keyOf('vip10aa'), await keyOf('demo01')]
    expect((await confirm(stranger, own)).code).toBe(CODE.WRONG_FUND_PASSWORD)
    expect((await confirm(key, own, { isVerified: false })).code).toBe(CODE.WRONG_FUND_PASSWORD)
    const asked = await sandbox.call(passkeyFundOptions, {}, own)
    const { challenge } = asked.options as { challenge: string }
    // What it signs for a payment opens no session.
    expect((await enter(key, { challengeId: asked.challengeId, challenge })).code).toBe(6002)
    const ticket = ticketOf(await confirm(key, own))
    const other = await session('audit01', 'k6')
    expect(await remove(ticket, other)).toBe(CODE.WRONG_FUND_PASSWORD)
    await sandbox.advance(5 * 60_000)
    expect(await remove(ticket, own)).toBe(CODE.WRONG_FUND_PASSWORD)
  })

  it('[SBX-SEC-8] replaces a fund password that was forgotten and is locked', async () => {
    const own = await session('vip10aa', 'k3')
    const key = await keyOf('vip10aa')
    await sandbox.db
      .updateTable('members')
      .set({ fund_locked_until: sandbox.clock.now() + 60_000 })
      .where('user_name', '=', 'vip10aa')
      .execute()
    const change = (old: string) => sandbox.ask(fundPasswordChange, { old, pwd: '284915' }, own)
    expect((await change('159357')).code).toBe(CODE.FUND_PASSWORD_LOCKED)
    expect((await change(ticketOf(await confirm(key, own)))).code).toBe(6000)
    expect(await remove('284915', own)).toBe(6000)
  })

  it('[SBX-SEC-8] asks a member without a passkey for the password', async () => {
    const own = await session('inviter1', 'k5')
    expect((await sandbox.ask(passkeyFundOptions, {}, own)).code).toBe(CODE.VALIDATION)
  })
})
