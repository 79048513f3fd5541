/** Opening an account (screens.md 3, register): what is refused, in which order, and what is stored. */
import { HEADER } from '@lantern/contract'
import { depositCreate } from '@lantern/contract/deposit'
import { inviteResolve } from '@lantern/contract/invite'
import { kycSubmit, type LoginAnswer, memberInfo, nameCheck, register, registerNotify } from '@lantern/contract/user'
import { seedId } from '../src/members/seed-id.rules.ts'
import { newcomer, openSandbox, type TestSandbox, uuid } from './harness.ts'

const HOUR = 3_600_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const stored = (...names: string[]) =>
  sandbox.db
    .selectFrom('members')
    .selectAll()
    .where(
      'user_key',
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .execute()
const inviteOf = async (userName: string) => {
  const [member] = await stored(userName)
  return sandbox.db
    .selectFrom('invites')
    .selectAll()
    .where('invitee_id', '=', member?.id ?? '')
    .executeTakeFirst()
}

describe('registration', () => {
  it('[SBX-9] opens an account, keeps what was agreed to, and lets it deposit once it is verified', async () => {
    const answer = await sandbox.join('Evening1', {
      agentVerify: 'av-77',
      consents: { terms: true, privacy: true, marketing: { sport: ['push'] } },
    })
    expect(answer).toMatchObject({ code: 6000, data: { userName: 'Evening1', guideDone: false } })
    const { token } = answer.data as LoginAnswer
    const deposit = () => sandbox.ask(depositCreate, { method: 'BANK', amount: '500', requestNo: uuid() }, { token })
    expect(await deposit()).toMatchObject({ code: 711010 })
    expect(
      await sandbox.call(kycSubmit, { level: 1, fields: { realName: '陈夜' }, requestNo: uuid() }, { token }),
    ).toMatchObject({ state: 2 })
    expect(await sandbox.call(memberInfo, {}, { token })).toMatchObject({ kyc: 2, realNameMasked: '陈**' })
    expect(await deposit()).toMatchObject({ code: 6000, data: { state: 1 } })
    const [member] = await stored('evening1')
    expect(member).toMatchObject({ area: '86', agent_verify: 'av-77' })
    expect(JSON.parse(member?.consents ?? '')).toMatchObject({ marketing: { sport: ['push'] }, at: expect.any(Number) })
  })

  it('[SBX-9] refuses a taken name whatever its case, a weak password, a refused range and anyone under 18, and stores nothing', async () => {
    expect(await sandbox.join('DEMO01')).toMatchObject({ code: 716005, data: { suggest: expect.any(Array) } })
    for (const password of ['weakpwd1x', 'qwerty123', '1QAZ2wsx', 'passw0rd'])
      expect(await sandbox.join('weakpwd1', { password })).toMatchObject({ code: 716006 })
    expect(await sandbox.join('young001', { birthday: '2008-03-05' })).toMatchObject({
      code: 10003,
      data: { fields: { birthday: expect.any(String) } },
    })
    expect(await sandbox.join('adult001', { birthday: '2008-03-04' })).toMatchObject({ code: 6000 })
    expect(await sandbox.join('phone170', { phone: '17012345678', smsCode: '123456' })).toMatchObject({
      code: 10003,
      data: { fields: { phone: 'This number range is not supported' } },
    })
    expect(await stored('weakpwd1', 'young001', 'phone170')).toEqual([])
  })

  it('[SBX-9] gives one account to two who want the same name at once', async () => {
    const both = await Promise.all([sandbox.join('Twins001'), sandbox.join('tWINS001')])
    expect(both.map((answer) => answer.code).sort()).toEqual([6000, 716005])
  })

  it('[SBX-9] suggests three free names', async () => {
    const { ok, suggest } = await sandbox.call(nameCheck, { userName: 'demo01' })
    expect(ok).toBe(false)
    expect(suggest).toHaveLength(3)
    for (const userName of suggest) expect(await sandbox.call(nameCheck, { userName })).toMatchObject({ ok: true })
  })

  it('[SBX-41] wants the code of that phone, and says only to who has it that the phone is taken', async () => {
    const phone = '13922220001'
    expect(await sandbox.join('codeless', { phone, smsCode: '000000' })).toMatchObject({ code: 716001 })
    const taken = '13800010000'
    expect(await sandbox.join('copycat1', { phone: taken, smsCode: '000000' })).toMatchObject({ code: 716001 })
    await sandbox.advance(60_000)
    expect(await sandbox.join('copycat1', { phone: taken })).toMatchObject({ code: 716004 })
    expect(await stored('codeless', 'copycat1')).toEqual([])
  })

  it('[SBX-41] refuses a self-excluded person (712003) until the exclusion ends', async () => {
    const [member] = await stored('exclude1')
    const phone = member?.phone ?? ''
    expect(await sandbox.join('newname1', { phone })).toMatchObject({
      code: 712003,
      data: { until: member?.status_until },
    })
    expect(await stored('newname1')).toEqual([])
  })

  it('[SBX-42] asks the third account of a device for the behaviour check and refuses the sixth', async () => {
    const device = uuid()
    for (const name of ['device01', 'device02'])
      expect(await sandbox.join(name, {}, device)).toMatchObject({ code: 6000 })
    expect(await sandbox.join('device03', {}, device)).toMatchObject({ code: 6022 })
    await sandbox.db
      .updateTable('members')
      .set({ registered_device: device })
      .where('user_key', 'in', ['twins001', 'adult001', 'evening1'])
      .execute()
    expect(await sandbox.join('device06', { captchaToken: 'any' }, device)).toMatchObject({ code: 716009 })
    expect(await stored('device03', 'device06')).toEqual([])
  })

  it('[SBX-9] opens none while registration is stopped, and remembers who wants to hear of its end once', async () => {
    await sandbox.control({ action: 'site.stop', register: true })
    expect(await sandbox.join('toolate1')).toMatchObject({ code: 6013 })
    for (const email of ['Me@example.com', 'me@example.com']) await sandbox.call(registerNotify, { email })
    expect(await sandbox.ask(registerNotify, { email: 'nonsense' })).toMatchObject({ code: 10003 })
    expect(await sandbox.db.selectFrom('register_wishes').select('email').execute()).toEqual([
      { email: 'me@example.com' },
    ])
    await sandbox.control({ action: 'site.stop', register: false })
  })

  it('[SBX-9] names every wrong field of a body that is none', async () => {
    const answer = await sandbox.ask(register, { ...newcomer('1bad'), phone: 'x', smsCode: '1', password: 'short' })
    expect(answer).toMatchObject({ status: 400, code: 10003 })
    expect(Object.keys((answer.data as { fields: object }).fields)).toEqual(
      expect.arrayContaining(['userName', 'password', 'phone', 'smsCode']),
    )
  })
})

describe('invite codes', () => {
  const seen = (value: string, hoursAgo = 0) => ({ value, at: sandbox.clock.now() - hoursAgo * HOUR })
  const resolve = (codes: object) => sandbox.call(inviteResolve, { codes })

  it('[SBX-43] shows the inviter masked, the campaign and the end of a live code', async () => {
    expect(await resolve({ i_code: seen('lamp8888', 2) })).toMatchObject({
      valid: true,
      kind: 'i_code',
      code: 'LAMP8888',
      inviterMasked: 'H**',
      expireAt: sandbox.clock.now() + 10 * HOUR,
      locked: false,
    })
    expect(await resolve({ r_code: seen('AGENT001') })).toMatchObject({ kind: 'r_code', locked: true })
    expect(await resolve({ r_bet: seen('PEAKBET1') })).toMatchObject({ campaign: { zh: '好友巅峰注' } })
  })

  it('[SBX-43] takes the first valid one in the order invite_code, i_code, r_code, r_bet', async () => {
    const all = {
      r_bet: seen('PEAKBET1'),
      r_code: seen('AGENT001'),
      i_code: seen('LAMP8888'),
      invite_code: seen('WELCOME26'),
    }
    expect(await resolve(all)).toMatchObject({ kind: 'invite_code' })
    expect(await resolve({ ...all, invite_code: seen('NOSUCH11') })).toMatchObject({ kind: 'i_code' })
    expect(await resolve({ ...all, invite_code: seen('a b'), i_code: seen('LAMP8888', 12) })).toMatchObject({
      kind: 'r_code',
    })
    expect(await resolve({ invite_code: seen('WELCOME26', 23) })).toMatchObject({ valid: true })
    expect(await resolve({ invite_code: seen('WELCOME26', 24) })).toEqual(expect.objectContaining({ valid: false }))
    // A link's parameter takes its own kind of code only, the field any.
    expect(await resolve({ i_code: seen('AGENT001') })).toMatchObject({ valid: false })
    expect(await resolve({ invite_code: seen('AGENT001') })).toMatchObject({ kind: 'r_code' })
    // A clock that runs ahead wins nothing.
    expect(await resolve({ i_code: seen('LAMP8888', -5) })).toMatchObject({ expireAt: sandbox.clock.now() + 12 * HOUR })
  })

  it('[SBX-43] binds once at registration; an expired or unknown code opens the account without', async () => {
    const now = sandbox.clock.now()
    await sandbox.join('friend01', {
      i_code: 'LAMP8888',
      r_bet: 'PEAKBET1',
      codesSeenAt: { i_code: now - HOUR, r_bet: now },
    })
    expect(await inviteOf('friend01')).toMatchObject({
      inviter_id: seedId('inviter1'),
      kind: 'i_code',
      seen_at: now - HOUR,
    })
    await sandbox.join('friend02', { i_code: 'LAMP8888', codesSeenAt: { i_code: now - 12 * HOUR } })
    expect(await stored('friend02')).toHaveLength(1)
    expect(await inviteOf('friend02')).toBeUndefined()
    await sandbox.join('friend03', { invite_code: 'NOSUCH99' })
    expect(await inviteOf('friend03')).toBeUndefined()
  })

  it('[SBX-43] gives every new member a code that brings friends', async () => {
    const [member] = await stored('friend01')
    const own = await sandbox.db
      .selectFrom('invite_codes')
      .select('code')
      .where('member_id', '=', member?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(await resolve({ i_code: seen(own.code) })).toMatchObject({ valid: true, inviterMasked: 'f**' })
  })
})

it('[SBX-28] opens none for a browser without a device id', async () => {
  const headers = { [HEADER.deviceUuid]: '', origin: 'http://127.0.0.1:3000' }
  const input = { ...newcomer('noid0001'), phone: '13933330001', smsCode: '000000' }
  expect(await sandbox.ask(register, input, { headers })).toMatchObject({ code: 22007 })
})
