/** Limits hold for a client that sends another device id and forwarded address with each call (decision 0039). */
import { HEADER } from '@lantern/contract'
import { captchaChallenge } from '@lantern/contract/captcha'
import { demoStart } from '@lantern/contract/demo'
import { helpVote } from '@lantern/contract/help'
import { serviceOpen, serviceSend } from '@lantern/contract/service'
import { imageCode, login, memberInfo, nameCheck, registerNotify, smsSend } from '@lantern/contract/user'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

const PASSWORD = 'Test@1234'
const MINUTE = 60_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ limitScale: 1 })
}, 60_000)
afterAll(() => sandbox.close())
// No test finds the counts of the one before.
afterEach(() => sandbox.advance(24 * 60 * MINUTE))

/** The edge writes the address; the rest is what the caller likes. */
const from = (ip: string, device: string = uuid()) => ({
  headers: { 'x-forwarded-for': ip, [HEADER.deviceUuid]: device },
})
const ATTACKER = '198.51.100.9'
const HOME = '203.0.113.20'
type Ask = Parameters<TestSandbox['ask']>
/** Sends the same kind of call many times. @returns how many of them were let through */
async function passed(times: number, call: (time: number) => [Ask[0], Ask[1], Ask[2]?], refused = 6501) {
  const codes: number[] = []
  for (let time = 0; time < times; time += 1) codes.push((await sandbox.ask(...call(time))).code)
  return codes.filter((code) => code !== refused).length
}
const tryIn = (password: string, where: object, userName = 'demo01', extra: object = {}) =>
  sandbox.ask(login, { userName, password, ...extra }, where)
/** What a solved check gives; solving is tested in sign-in.test.ts. */
const solved = async () => {
  const token = uuid()
  const row = { token, expire_at: sandbox.clock.now() + MINUTE }
  await sandbox.db.insertInto('captcha_tokens').values(row).execute()
  return token
}

describe('limits by network', () => {
  it('[SBX-130] sixty guesses of sixty names from sixty devices of one network: the check from the 13th, the end at the 40th', async () => {
    const codes: number[] = []
    for (let name = 0; name < 60; name += 1) {
      const where = from(ATTACKER)
      const captchaToken = name < 12 ? undefined : await solved()
      codes.push((await tryIn('wrong-1', where, `name${name}`, { captchaToken })).code)
    }
    expect(codes.filter((code) => code === 6002)).toHaveLength(40)
    expect(codes.slice(40).every((code) => code === 6501)).toBe(true)
    expect(await tryIn('wrong-1', from(ATTACKER), 'name99')).toMatchObject({
      status: 429,
      message: expect.stringMatching(/network.*minutes, or from another network/),
      data: { until: expect.any(Number) },
    })
  }, 60_000)

  it('[SBX-51] forty pictures to customer service from one network: thirty are kept', async () => {
    const sids: string[] = []
    for (let talk = 0; talk < 4; talk += 1) sids.push((await sandbox.call(serviceOpen, {}, from(ATTACKER))).sid)
    const picture = (time: number): [Ask[0], Ask[1], Ask[2]] => [
      serviceSend,
      { sid: sids[time % 4], type: 'image', content: 'data:image/png;base64,AAAA', requestNo: uuid() },
      from(ATTACKER),
    ]
    expect(await passed(40, picture)).toBe(30)
    const [endpoint, input] = picture(0)
    expect(await sandbox.ask(endpoint, input, from(HOME))).toMatchObject({ code: 6000 })
  })

  it('[SBX-130] without a solved check the thirteenth name gets no answer', async () => {
    for (let name = 0; name < 12; name += 1)
      expect(await tryIn('wrong-1', from(ATTACKER), `name${name}`)).toMatchObject({ code: 6002 })
    expect(await tryIn('wrong-1', from(ATTACKER), 'name12')).toMatchObject({ code: 6022 })
  })

  it('[SBX-130] the addresses of one /64 are one network, an address that the caller writes is none', async () => {
    const names = (time: number, ip: string) =>
      [nameCheck, { userName: `free${time}` }, from(ip)] as [Ask[0], Ask[1], Ask[2]]
    expect(await passed(40, (time) => names(time, `2001:db8:1:2::${time.toString(16)}`))).toBe(30)
    expect(await passed(1, (time) => names(time, '2001:db8:1:3::1'))).toBe(1)
    // The first of a list is the caller's own word; the edge's is the last.
    expect(await passed(40, (time) => names(time, `192.0.2.${time}, ${ATTACKER}`))).toBe(30)
  })

  it('[SBX-131] a member’s own device keeps its way in while the name is locked and its network is full', async () => {
    await sandbox.call(login, { userName: 'demo01', password: PASSWORD }, from(HOME, 'own-phone'))
    for (let guess = 0; guess < 5; guess += 1) {
      const image = guess < 2 ? {} : await sandbox.solvedImage()
      await tryIn('wrong-1', from(HOME), 'demo01', image)
    }
    for (let guess = 5; guess < 40; guess += 1) sandbox.limits.guesses.take(HOME)
    const stranger = await tryIn(PASSWORD, from('192.0.2.77'))
    expect(stranger).toMatchObject({ code: 6501, message: expect.stringMatching(/code.*passkey.*new password/) })
    expect(await tryIn(PASSWORD, from(HOME))).toMatchObject({ code: 6501 })
    expect(await tryIn(PASSWORD, from(HOME, 'own-phone'))).toMatchObject({ code: 6000 })
  }, 60_000)

  it('[SBX-131] a device that is known guesses no more than any other', async () => {
    await sandbox.call(login, { userName: 'demo01', password: PASSWORD }, from(HOME, 'own-phone'))
    const codes: number[] = []
    for (let guess = 0; guess < 6; guess += 1) {
      const image = guess < 2 ? {} : await sandbox.solvedImage()
      codes.push((await tryIn('wrong-1', from(HOME, 'own-phone'), 'demo01', image)).code)
    }
    expect(codes).toEqual([6002, 6002, 6002, 6002, 6501, 6501])
    expect(await tryIn(PASSWORD, from(HOME, 'own-phone'))).toMatchObject({ code: 6501 })
  }, 60_000)

  it('[SBX-132] forty codes to forty phones from forty devices: the check from the 11th, the end at the 30th', async () => {
    const codes: number[] = []
    for (let phone = 0; phone < 40; phone += 1) {
      const captchaToken = phone < 10 ? undefined : await solved()
      const input = { scene: 'login', phone: `139000000${10 + phone}`, captchaToken }
      codes.push((await sandbox.ask(smsSend, input, from(ATTACKER))).code)
    }
    expect(codes.filter((code) => code === 6000)).toHaveLength(30)
    expect(codes.at(-1)).toBe(6501)
    expect(await sandbox.ask(smsSend, { scene: 'login', phone: '13900000099' }, from('192.0.2.8'))).toMatchObject({
      code: 6000,
    })
  }, 60_000)

  it('[SBX-132] a phone gets eight codes a day over all scenes, and its owner’s device has eight of its own', async () => {
    const phone = '13800010000'
    await sandbox.call(login, { userName: 'demo01', password: PASSWORD }, from(HOME, 'own-phone'))
    let sent = 0
    for (const scene of ['login', 'register', 'bind'])
      for (let time = 0; time < 5; time += 1) {
        await sandbox.advance(MINUTE)
        const answer = await sandbox.ask(smsSend, { scene, phone }, from(`192.0.2.${sent + time}`))
        if (answer.code === 6000) sent += 1
        else expect(answer).toMatchObject({ code: 6039 })
      }
    expect(sent).toBe(8)
    expect(await sandbox.ask(smsSend, { scene: 'login', phone }, from(HOME, 'own-phone'))).toMatchObject({ code: 6000 })
  })

  it('[SBX-133] a code works on the device that requested it, and no other device can use it up', async () => {
    const phone = { area: '86', phone: '13800010000' }
    await sandbox.call(smsSend, { scene: 'login', ...phone }, from(HOME, 'own-phone'))
    for (let guess = 0; guess < 6; guess += 1)
      expect(await sandbox.ask(login, { ...phone, smsCode: '123456' }, from(ATTACKER))).toMatchObject({ code: 716001 })
    const inside = await sandbox.ask(login, { ...phone, smsCode: '123456' }, from(HOME, 'own-phone'))
    expect(inside).toMatchObject({ code: 6000 })
  })

  it.each([
    ['names to look up', 30, (time: number) => [nameCheck, { userName: `free${time}` }]],
    ['pictures', 60, () => [imageCode, {}]],
    ['checks', 60, () => [captchaChallenge, { kind: 'audio' }]],
    ['votes', 20, () => [helpVote, { page: 'kh', useful: true }]],
    ['reopening notices', 5, (time: number) => [registerNotify, { email: `a${time}@example.com` }]],
    ['conversations', 20, () => [serviceOpen, { topic: 'deposit' }]],
    ['demos', 20, () => [demoStart, {}]],
  ] as [string, number, (time: number) => [Ask[0], Ask[1]]][])(
    '[SBX-134] %s: %i of a hundred',
    async (_what, limit, call) => {
      expect(await passed(100, (time) => [...call(time), from(ATTACKER)])).toBe(limit)
      expect(await passed(1, (time) => [...call(time), from('192.0.2.44')])).toBe(1)
    },
  )

  it('[SBX-134] a setting widens the limits of networks that many members share', async () => {
    const wide = await openSandbox({ limitScale: 2 })
    const codes: number[] = []
    for (let time = 0; time < 100; time += 1)
      codes.push((await wide.ask(nameCheck, { userName: `free${time}` }, from(ATTACKER))).code)
    await wide.close()
    expect(codes.filter((code) => code === 6000)).toHaveLength(60)
  }, 60_000)
})

describe('sessions', () => {
  it('[SBX-135] one member holds one session of each kind of client, and there are two kinds', async () => {
    const enter = (clientType: string) =>
      sandbox.ask(
        login,
        { userName: 'demo01', password: PASSWORD },
        { headers: { ...from(HOME, 'own-phone').headers, [HEADER.clientType]: clientType } },
      )
    const tokens: string[] = []
    for (const kind of ['web', 'download', ...Array.from({ length: 18 }, (_, kind) => `kind-${kind}`)]) {
      const answer = await enter(kind)
      if (answer.code === 6000) tokens.push((answer.data as { token: string }).token)
      else expect(answer).toMatchObject({ status: 400, code: 10003 })
    }
    const live = await sandbox.db
      .selectFrom('sessions')
      .select('client_type')
      .where('member_id', '=', seedId('demo01'))
      .where('ended_reason', 'is', null)
      .execute()
    expect(live.map(({ client_type }) => client_type).sort()).toEqual(['download', 'web'])
    expect(tokens).toHaveLength(2)
  })

  it('[SBX-136] a token that another device uses ends, for the thief too, and its owner is notified', async () => {
    const where = from(HOME, 'own-phone')
    const { token } = await sandbox.call(login, { userName: 'demo01', password: PASSWORD }, where)
    expect(await sandbox.ask(memberInfo, {}, { token, ...where })).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(memberInfo, {}, { token, ...from(ATTACKER) })).toMatchObject({ status: 401, code: 10004 })
    expect(await sandbox.ask(memberInfo, {}, { token, ...where })).toMatchObject({ code: 10004 })
    const mails = await sandbox.db
      .selectFrom('mails')
      .select('title_en')
      .where('member_id', '=', seedId('demo01'))
      .execute()
    expect(mails.map(({ title_en }) => title_en)).toContain('A session was ended')
  })

  it('[SBX-137] a token made without a device belongs to the first device that brings it', async () => {
    const nobody = { headers: { 'x-forwarded-for': HOME, [HEADER.deviceUuid]: '' } }
    const { token } = await sandbox.call(login, { userName: 'vip10aa', password: PASSWORD }, nobody)
    expect(await sandbox.ask(memberInfo, {}, { token, ...from(HOME, 'own-phone') })).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(memberInfo, {}, { token, ...from(HOME, 'own-phone') })).toMatchObject({ code: 6000 })
    expect(await sandbox.ask(memberInfo, {}, { token, ...from(ATTACKER) })).toMatchObject({ code: 10004 })
  })
})
