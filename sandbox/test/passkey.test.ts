/** What a passkey gives access to: challenges, origins, counters, tickets of other members. */
import { HEADER } from '@lantern/contract'
import {
  passkeyOptions,
  passkeyRegisterOptions,
  passkeyRegisterVerify,
  passkeyVerify,
} from '@lantern/contract/passkeys'
import { login } from '@lantern/contract/user'
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
      member_id: `seed-${userName}`,
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
  it('[SBX-29] answers to its own challenge, once, and is told to the owner by mail', async () => {
    const { token } = await sandbox.call(login, { userName: 'vip10aa', password: 'Test@1234' }, page('k3'))
    const [key, session] = [createSoftwareKey(), { ...page('k3'), token }]
    const mails = async () =>
      sandbox.db.selectFrom('mails').select('title_zh').where('member_id', '=', 'seed-vip10aa').execute()
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
