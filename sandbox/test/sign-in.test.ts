/** Logging in from known and unknown places (screens.md 2 and 11.2): step-ups, checks, codes. */

import { HEADER } from '@lantern/contract'
import { type CaptchaChallenge, captchaChallenge, captchaVerify } from '@lantern/contract/captcha'
import { passkeyOptions } from '@lantern/contract/passkeys'
import { deviceList, deviceRevoke, deviceSave } from '@lantern/contract/security'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { login, register, smsSend } from '@lantern/contract/user'
import { seedId } from '../src/members/seed-id.rules.ts'
import { deviceOf, openSandbox, type TestSandbox } from './harness.ts'

const PASSWORD = 'Test@1234'
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())
afterEach(() => sandbox.control({ action: 'visitor.place' }))

type Facts = { ticket: string; triesLeft: number; kinds: string[]; place: string; until: number; caseId: string }
const from = (deviceUuid: string) => ({ headers: { [HEADER.deviceUuid]: deviceUuid } })
const tryIn = async (userName: string, device: string, extra: object = {}) => {
  const answer = await sandbox.ask(login, { userName, password: PASSWORD, ...extra }, from(device))
  return { ...answer, facts: (answer.data ?? {}) as Facts }
}
const sendTo = (ticket: string, device: string) => sandbox.ask(smsSend, { scene: 'login', ticket }, from(device))
/** Answers a step-up with the right code. */
const prove = async (userName: string, device: string, { ticket }: Facts) => {
  await sendTo(ticket, device)
  return tryIn(userName, device, { ticket, smsCode: '123456' })
}
const elsewhere = () => sandbox.control({ action: 'visitor.place', city: { zh: '哈尔滨', en: 'Harbin' } })
const solve = async (device: string, kind: CaptchaChallenge['kind'] = 'order') => {
  const { id } = await sandbox.call(captchaChallenge, { kind }, from(device))
  const { answer } = await sandbox.db
    .selectFrom('captchas')
    .select('answer')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { kind, id, answer }
}
const token = async (device: string) => {
  const { id, answer } = await solve(device)
  return (await sandbox.call(captchaVerify, { kind: 'order', id, order: answer.split(',') }, from(device))).captchaToken
}

describe('step-ups', () => {
  it('[SBX-22] an unknown device proves itself once and is trusted for 30 days', async () => {
    const asked = await tryIn('newdev1', 'phone-b')
    expect(asked).toMatchObject({ code: 6026, facts: { kinds: ['sms'], device: 'API', triesLeft: 5 } })
    expect(asked.facts.place).toBe('Local network')
    expect(await prove('newdev1', 'phone-b', asked.facts)).toMatchObject({ code: 6000 })
    // The ticket has done its work: it asks for no further code.
    expect(await sendTo(asked.facts.ticket, 'phone-b')).toMatchObject({ code: 6038 })
    expect(await tryIn('newdev1', 'phone-b')).toMatchObject({ code: 6000 })
  })

  it('[SBX-22] an unknown city is 6025, with an unknown device 6027', async () => {
    await elsewhere()
    expect(await tryIn('newdev1', 'phone-c')).toMatchObject({ code: 6027, facts: { place: 'Harbin' } })
    const asked = await tryIn('newdev1', 'phone-b')
    expect(asked).toMatchObject({ code: 6025 })
    await sandbox.advance(60_000)
    expect(await prove('newdev1', 'phone-b', asked.facts)).toMatchObject({ code: 6000 })
    expect(await tryIn('newdev1', 'phone-b')).toMatchObject({ code: 6000 })
  })

  it('[SBX-22] trust ends after 30 days', async () => {
    await sandbox.advance(31 * DAY_MS)
    expect(await tryIn('newdev1', 'phone-b')).toMatchObject({ code: 6027 })
  })

  it('[SBX-23] after 90 days of absence a member verifies again and sees the time of the last login', async () => {
    const asked = await tryIn('longago1', 'old-phone')
    expect(asked).toMatchObject({ code: 6028 })
    const back = await prove('longago1', 'old-phone', asked.facts)
    expect(back).toMatchObject({ code: 6000, data: { lastLogin: { device: 'Android · Chrome' } } })
    expect(await tryIn('longago1', 'old-phone')).toMatchObject({ code: 6000 })
    await sandbox.control({ action: 'member.away', userName: 'longago1', days: 91 })
    expect(await tryIn('longago1', 'old-phone')).toMatchObject({ code: 6028 })
  })

  it('[SBX-SEC-3] the only device of a member asks for a proof again once its trust was taken away', async () => {
    await sandbox.advance(MINUTE_MS)
    const asked = await tryIn('longago1', 'old-phone')
    await prove('longago1', 'old-phone', asked.facts)
    const known = await tryIn('longago1', 'old-phone')
    expect(known.code).toBe(6000)
    const session = { token: (known.data as { token: string }).token, ...from('old-phone') }
    await sandbox.call(deviceSave, { deviceId: 'old-phone', trusted: false }, session)
    expect(await tryIn('longago1', 'old-phone')).toMatchObject({ code: 6026 })
  })

  it('[SBX-SEC-3] the only device of a member asks for a proof again once it was removed, and is then listed anew', async () => {
    await sandbox.advance(MINUTE_MS)
    const enter = async () => {
      const asked = await tryIn('longago1', 'old-phone')
      expect(asked).toMatchObject({ code: 6026 })
      const { data } = await prove('longago1', 'old-phone', asked.facts)
      return { token: (data as { token: string }).token, ...from('old-phone') }
    }
    const session = await enter()
    await sandbox.call(deviceSave, { deviceId: 'old-phone', label: '旧手机' }, session)
    const { list: before } = await sandbox.call(deviceList, {}, session)
    await sandbox.call(deviceRevoke, { deviceId: 'old-phone' }, session)
    await sandbox.advance(MINUTE_MS)
    const { list: after } = await sandbox.call(deviceList, {}, await enter())
    expect(after).toHaveLength(before.length)
    const own = after.find(({ deviceId }) => deviceId === 'old-phone')
    expect(own).toMatchObject({ trusted: true, current: true })
    expect(own?.label).not.toBe('旧手机')
  })

  it('[SBX-24] a risky login is stopped with a case that also stands in the mail', async () => {
    const stopped = await tryIn('risky01', 'any')
    expect(stopped.code).toBe(6029)
    const mail = await sandbox.db.selectFrom('mails').selectAll().where('biz_no', '=', stopped.facts.caseId).execute()
    expect(mail).toHaveLength(1)
    await sandbox.control({ action: 'member.flag', userName: 'risky01', flag: 'risk', on: false })
    expect(await tryIn('risky01', 'any')).toMatchObject({ code: 6000 })
  })

  it('[SBX-25] device1: 6035, wrong codes 6036 then 6037; a new ticket gives no new tries; later it lets in', async () => {
    const { code, facts } = await tryIn('device1', 'd1')
    expect(code).toBe(6035)
    await sendTo(facts.ticket, 'd1')
    const guess = (smsCode: string) => tryIn('device1', 'd1', { ticket: facts.ticket, smsCode })
    for (const triesLeft of [4, 3]) expect(await guess('000000')).toMatchObject({ code: 6036, facts: { triesLeft } })
    const second = await tryIn('device1', 'd1')
    expect(second.facts.triesLeft).toBe(3)
    for (const triesLeft of [2, 1]) expect(await guess('000000')).toMatchObject({ code: 6036, facts: { triesLeft } })
    const locked = await guess('000000')
    expect(locked).toMatchObject({ code: 6037 })
    expect(await guess('123456')).toMatchObject({ code: 6037 })
    expect(await tryIn('device1', 'd1')).toMatchObject({ code: 6037, facts: { until: locked.facts.until } })
    await sandbox.advance(30 * 60_000)
    const again = await tryIn('device1', 'd1')
    expect(await prove('device1', 'd1', again.facts)).toMatchObject({ code: 6000 })
    expect(await tryIn('device1', 'd1')).toMatchObject({ code: 6000 })
  })

  it('[SBX-25] a code that is late is 6038, one asked for too soon 6039, a ticket of another device is none', async () => {
    const { facts } = await tryIn('device1', 'd2')
    await sendTo(facts.ticket, 'd2')
    expect(await sendTo(facts.ticket, 'd2')).toMatchObject({ code: 6039, data: { waitSec: 60 } })
    expect(await sendTo(facts.ticket, 'd3')).toMatchObject({ code: 6038 })
    await sandbox.advance(5 * 60_000)
    expect(await tryIn('device1', 'd2', { ticket: facts.ticket, smsCode: '123456' })).toMatchObject({ code: 6038 })
  })

  it('[SBX-22] a member without any means of verification is not asked to verify', async () => {
    await sandbox.join('nophone1', {}, 'home')
    // Accounts of before phones were asked for.
    await sandbox.db.updateTable('members').set({ phone: null }).where('user_key', '=', 'nophone1').execute()
    const away = await sandbox.ask(login, { userName: 'nophone1', password: 'Strong#2026' }, from('cafe'))
    expect(away).toMatchObject({ code: 6000 })
  })
})

describe('logging in by phone', () => {
  const phone = { area: '86', phone: '13800010000' }
  it('[SBX-26] a code to the phone is enough, once; it is no hint who is a member', async () => {
    await sandbox.call(smsSend, { scene: 'login', ...phone }, from('p1'))
    expect(await sandbox.ask(login, { ...phone, smsCode: '000000' }, from('p1'))).toMatchObject({
      code: 716001,
      data: { triesLeft: 4 },
    })
    const inside = await sandbox.call(login, { ...phone, smsCode: '123456' }, from('p1'))
    expect(inside.userName).toBe('demo01')
    expect(await sandbox.ask(login, { ...phone, smsCode: '123456' }, from('p1'))).toMatchObject({ code: 716002 })
    expect(await sandbox.ask(smsSend, { scene: 'login', phone: '13700000000' }, from('p1'))).toMatchObject({
      code: 6000,
    })
  })

  it('[SBX-26] a device that asks for many numbers passes the check first', async () => {
    const send = (number: number, captchaToken?: string) =>
      sandbox.ask(smsSend, { scene: 'login', phone: `1390000000${number}`, captchaToken }, from('pump'))
    for (const number of [1, 2, 3, 4, 5]) expect(await send(number)).toMatchObject({ code: 6000 })
    expect(await send(6)).toMatchObject({ code: 6022 })
    expect(await send(6, await token('pump'))).toMatchObject({ code: 6000 })
  })
})

describe('checks', () => {
  it('[SBX-21] a challenge serves once, right or wrong, and not for long', async () => {
    const { id, answer } = await solve('c1', 'audio')
    expect(await sandbox.ask(captchaVerify, { kind: 'audio', id, digits: '' }, from('c1'))).toMatchObject({
      code: 6023,
    })
    expect(await sandbox.ask(captchaVerify, { kind: 'audio', id, digits: answer }, from('c1'))).toMatchObject({
      code: 6023,
    })
    const late = await solve('c1', 'audio')
    await sandbox.advance(3 * 60_000)
    expect(
      await sandbox.ask(captchaVerify, { kind: 'audio', id: late.id, digits: late.answer }, from('c1')),
    ).toMatchObject({ code: 6023 })
  })

  it('[SBX-27] a device that goes through names passes the check before each further try', async () => {
    const guess = (userName: string, extra: object = {}) =>
      sandbox.ask(login, { userName, password: 'wrong-1', ...extra }, from('list'))
    for (const name of ['aaaa1', 'bbbb1', 'cccc1', 'dddd1']) expect(await guess(name)).toMatchObject({ code: 6002 })
    expect(await guess('eeee1')).toMatchObject({ code: 6022 })
    const captchaToken = await token('list')
    expect(await guess('eeee1', { captchaToken })).toMatchObject({ code: 6002 })
    expect(await guess('eeee1', { captchaToken })).toMatchObject({ code: 6023 })
    expect(await tryIn('audit01', 'elsewhere')).toMatchObject({ code: 6000 })
  })

  it('[SBX-27] a solved check stands for the image code', async () => {
    const guess = (extra: object = {}) => tryIn('inviter1', 'i1', { password: 'wrong-1', ...extra })
    for (const code of [6002, 6002, 6021]) expect(await guess()).toMatchObject({ code })
    expect(await tryIn('inviter1', 'i1', { captchaToken: await token('i1') })).toMatchObject({ code: 6000 })
  })
})

describe('ways to sign in', () => {
  it('[SBX-28] a page without a device id is 22007; a tool is counted by its address', async () => {
    const ask = (headers: Record<string, string>) =>
      sandbox.ask(
        login,
        { userName: 'muted01', password: PASSWORD },
        { headers: { [HEADER.deviceUuid]: '', ...headers } },
      )
    expect(await ask({ origin: 'http://localhost:3000' })).toMatchObject({ code: 22007 })
    expect(await ask({})).toMatchObject({ code: 6000 })
  })

  it('[SBX-28] a blocked device is 10102 for every name', async () => {
    await sandbox.db
      .insertInto('devices')
      .values({ member_id: seedId('demo01'), device_uuid: 'bad', state: 2, last_at: 0 })
      .execute()
    expect(await tryIn('vip10aa', 'bad')).toMatchObject({ code: 10102 })
  })

  it('[SBX-28] says of a member whose devices are blocked only to who knows the password or holds the phone', async () => {
    await sandbox.control({ action: 'member.flag', userName: 'demo01', flag: 'device-blocked', on: true })
    expect(await tryIn('demo01', 'q1', { password: 'wrong-1' })).toMatchObject({ code: 6002 })
    expect(await tryIn('demo01', 'q1')).toMatchObject({ code: 10102 })
    const phone = { area: '86', phone: '13800010000' }
    await sandbox.advance(60_000)
    await sandbox.call(smsSend, { scene: 'login', ...phone }, from('q1'))
    expect(await sandbox.ask(login, { ...phone, smsCode: '123456' }, from('q1'))).toMatchObject({ code: 10102 })
    await sandbox.control({ action: 'member.flag', userName: 'demo01', flag: 'device-blocked', on: false })
  })

  it('[SBX-25] typing the key of a step-up as a name does not lock it', async () => {
    const captchaToken = async () => ({ captchaToken: await token('t1') })
    for (let guess = 0; guess < 5; guess += 1)
      await tryIn(`step-up:${seedId('device1')}`, 't1', { password: 'wrong-1', ...(await captchaToken()) })
    expect((await tryIn('device1', 't2')).code).not.toBe(6037)
  })

  it('[SBX-26] a phone opens the account that has it now, not one that was closed with it', async () => {
    const { phone, ...rest } = await sandbox.application('closed01')
    await sandbox.call(register, { phone, ...rest }, from(deviceOf('closed01')))
    await sandbox.db.updateTable('members').set({ status: 5 }).where('user_key', '=', 'closed01').execute()
    await sandbox.advance(60_000)
    await sandbox.join('reopen01', { phone })
    await sandbox.call(smsSend, { scene: 'login', area: '86', phone }, from('m2'))
    const { data } = await sandbox.ask(login, { area: '86', phone, smsCode: await sandbox.codeOf(phone) }, from('m2'))
    expect(data).toMatchObject({ userName: 'reopen01' })
  })

  it('[SBX-29] passkeys are for named hosts of this site only', async () => {
    const ask = (origin: string) => sandbox.ask(passkeyOptions, {}, { headers: { [HEADER.deviceUuid]: 'k', origin } })
    expect(await ask('https://evil.example')).toMatchObject({ code: 10003 })
    expect(await ask('http://127.0.0.1:3000')).toMatchObject({ code: 10003 })
    expect(await ask('http://localhost:3000')).toMatchObject({ code: 6000, data: { options: { rpId: 'localhost' } } })
  })
})
