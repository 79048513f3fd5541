/** A forgotten password (screens.md 3, password): who is notified of what, and what ends with it. */

import { recoveryReset, recoverySend, recoveryStart, recoveryVerify } from '@lantern/contract/recovery'
import { login, memberInfo } from '@lantern/contract/user'
import { withdrawalApply } from '@lantern/contract/withdrawal'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox, uuid } from './harness.ts'

const MINUTE = 60_000
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const askStart = async (userName: string) => sandbox.ask(recoveryStart, { userName, ...(await sandbox.solvedImage()) })
const start = async (userName: string) => sandbox.call(recoveryStart, { userName, ...(await sandbox.solvedImage()) })
const verify = (ticket: string, code: string, kind: 'phone' | 'email' = 'phone') =>
  sandbox.ask(recoveryVerify, { kind, ticket, code })
const reset = (ticket: string, password: string) => sandbox.ask(recoveryReset, { ticket, password })
const tryIn = (userName: string, password: string) => sandbox.ask(login, { userName, password })
/** A ticket that is proved. */
const proved = async (userName: string): Promise<string> => {
  const { ticket } = await start(userName)
  await sandbox.call(recoverySend, { ticket, kind: 'phone' })
  expect(await verify(ticket, await sandbox.codeOf(`phone:${userName}`))).toMatchObject({ code: 6000 })
  return ticket
}

describe('password recovery', () => {
  it('[SBX-44] asks for a check first', async () => {
    expect(await sandbox.ask(recoveryStart, { userName: 'demo01' })).toMatchObject({ code: 6022 })
    expect(await sandbox.ask(recoveryStart, { userName: 'demo01', imageId: 'x', imageCode: '1' })).toMatchObject({
      code: 6024,
    })
  })

  it('[SBX-44] answers an unknown name like a known one, from the first step to the lock', async () => {
    const known = await start('vip10aa')
    expect(known.kinds).toEqual([
      { kind: 'phone', masked: expect.stringMatching(/^\*{4}\d{4}$/) },
      { kind: 'email', masked: 'x***@example.com' },
      { kind: 'fund', masked: '' },
    ])
    const unknown = await start('nobody77')
    expect(unknown.ticket).toHaveLength(known.ticket.length)
    expect(unknown.kinds[0]).toEqual({ kind: 'phone', masked: expect.stringMatching(/^\*{4}\d{4}$/) })
    expect((await start('NOBODY77')).kinds).toEqual(unknown.kinds)
    // A member without bound contacts must not stand out either.
    expect((await start('newbie1')).kinds[0]).toMatchObject({ kind: 'phone' })

    for (const { ticket } of [known, unknown]) {
      expect(await sandbox.ask(recoverySend, { ticket, kind: 'phone' })).toMatchObject({
        code: 6000,
        data: { waitSec: 60 },
      })
      expect(await sandbox.ask(recoverySend, { ticket, kind: 'phone' })).toMatchObject({ code: 716003 })
    }
    // Even the right code of an unknown name proves nothing.
    expect(await verify(unknown.ticket, await sandbox.codeOf('phone:nobody77'))).toMatchObject({
      code: 716001,
      data: { triesLeft: 4 },
    })
    for (const triesLeft of [4, 3, 2, 1]) {
      const answers = await Promise.all(
        (triesLeft === 4 ? [known] : [known, unknown]).map(({ ticket }) =>
          sandbox.ask(recoveryVerify, { kind: 'fund', ticket, code: '000000', cardTail: '0000' }),
        ),
      )
      for (const answer of answers) expect(answer).toMatchObject({ code: 716001, data: { triesLeft } })
    }
    for (const { ticket } of [known, unknown]) {
      expect(
        await sandbox.ask(recoveryVerify, { kind: 'fund', ticket, code: '000000', cardTail: '0000' }),
      ).toMatchObject({ code: 6501 })
      expect(await verify(ticket, '123456')).toMatchObject({ code: 6501 })
    }
    expect(await askStart('vip10aa')).toMatchObject({ code: 6501 })
    expect(await askStart('nobody77')).toMatchObject({ code: 6501 })
    await sandbox.advance(30 * MINUTE)
    expect(await askStart('vip10aa')).toMatchObject({ code: 6000 })
  })

  it('[SBX-44] counts wrong proofs for the name: a new ticket brings no new tries', async () => {
    const guess = async () => {
      const { ticket } = await start('multi01')
      return (await sandbox.ask(recoveryVerify, { kind: 'fund', ticket, code: '000000', cardTail: '0000' })).code
    }
    const codes: number[] = []
    for (let ticket = 0; ticket < 5; ticket += 1) codes.push(await guess())
    expect(codes).toEqual([716001, 716001, 716001, 716001, 6501])
    expect(await askStart('multi01')).toMatchObject({ code: 6501 })
    await sandbox.advance(30 * MINUTE)
  })

  it('[SBX-44] locks at the fifth wrong code of one message too', async () => {
    const { ticket } = await start('payee02')
    await sandbox.call(recoverySend, { ticket, kind: 'phone' })
    const answers: unknown[] = []
    for (let wrong = 0; wrong < 5; wrong += 1) answers.push((await verify(ticket, '000000')).code)
    expect(answers).toEqual([716001, 716001, 716001, 716001, 6501])
    expect(await askStart('payee02')).toMatchObject({ code: 6501 })
    await sandbox.advance(30 * MINUTE)
  })

  it('[SBX-45] leaves no other proved ticket behind a new password', async () => {
    const [other, own] = [await start('newbie1'), await start('newbie1')]
    await sandbox.db
      .updateTable('recovery_tickets')
      .set({ verified_at: sandbox.clock.now() })
      .where('user_key', '=', 'newbie1')
      .execute()
    expect(await reset(own.ticket, 'Fresh#2026')).toMatchObject({ code: 6000 })
    expect(await reset(other.ticket, 'Other#2026')).toMatchObject({ code: 6038 })
  })

  it('[SBX-45] sets a new password once, ends every session with 10105, and notifies the owner by mail', async () => {
    const token = await sandbox.signIn('agent01')
    const ticket = await proved('agent01')
    expect(await reset(ticket, 'Fresh#2026')).toMatchObject({ code: 6000, data: { endedSessions: 1 } })
    expect(await sandbox.ask(memberInfo, {}, { token })).toMatchObject({ code: 10105 })
    expect(await tryIn('agent01', 'Test@1234')).toMatchObject({ code: 6002 })
    expect(await tryIn('agent01', 'Fresh#2026')).toMatchObject({ code: 6000 })
    expect(await reset(ticket, 'Other#2026')).toMatchObject({ code: 6038 })
    const mail = await sandbox.db
      .selectFrom('mails')
      .select('title_zh')
      .where('member_id', '=', seedId('agent01'))
      .orderBy('at', 'desc')
      .executeTakeFirst()
    expect(mail).toEqual({ title_zh: '登录密码已修改' })
  })

  it('[SBX-45] lets in a member whom wrong passwords had locked out', async () => {
    for (let wrong = 0; wrong < 2; wrong += 1) await tryIn('inviter1', 'wrong-one1')
    expect(await tryIn('inviter1', 'Test@1234')).toMatchObject({ code: 6021 })
    expect(await reset(await proved('inviter1'), 'Fresh#2026')).toMatchObject({ code: 6000 })
    expect(await tryIn('inviter1', 'Fresh#2026')).toMatchObject({ code: 6000 })
  })

  it('[SBX-45] takes none of the last three passwords, no common one and none with the name', async () => {
    for (const password of ['First#2026', 'Second#2026', 'Third#2026']) {
      await sandbox.advance(MINUTE)
      expect(await reset(await proved('mod0001'), password)).toMatchObject({ code: 6000 })
    }
    await sandbox.advance(MINUTE)
    const ticket = await proved('mod0001')
    for (const password of ['Third#2026', 'Second#2026', 'First#2026'])
      expect(await reset(ticket, password)).toMatchObject({
        code: 10003,
        data: { fields: { password: expect.any(String) } },
      })
    expect(await reset(ticket, 'qwerty123')).toMatchObject({ code: 716006 })
    expect(await reset(ticket, 'x9-mod0001')).toMatchObject({ code: 716006 })
    // The seed's own is the fourth back.
    expect(await reset(ticket, 'Test@1234')).toMatchObject({ code: 6000 })
  })

  it('[SBX-45] wants the proof first, within 15 minutes, and one of two resets at once', async () => {
    const { ticket } = await start('limit01')
    expect(await reset(ticket, 'Fresh#2026')).toMatchObject({ code: 6038 })
    await sandbox.advance(15 * MINUTE)
    expect(await verify(ticket, '123456')).toMatchObject({ code: 6038 })
    const good = await proved('limit01')
    const both = await Promise.all([reset(good, 'Fresh#2026'), reset(good, 'Other#2026')])
    expect(both.map(({ code }) => code).sort()).toEqual([6000, 6038])
    expect(await reset('no-such-ticket', 'Fresh#2026')).toMatchObject({ code: 6038 })
  })

  it('[SBX-45] accepts the fund password with the last four of the card, and the code of the mail', async () => {
    const first = await start('audit01')
    expect(
      await sandbox.ask(recoveryVerify, { kind: 'fund', ticket: first.ticket, code: '159357', cardTail: '0000' }),
    ).toMatchObject({ code: 716001 })
    const { masked } = await sandbox.db
      .selectFrom('pay_accounts')
      .select('masked')
      .where('member_id', '=', seedId('audit01'))
      .executeTakeFirstOrThrow()
    expect(
      await sandbox.ask(recoveryVerify, {
        kind: 'fund',
        ticket: first.ticket,
        code: '159357',
        cardTail: masked.slice(-4),
      }),
    ).toMatchObject({ code: 6000 })
    const second = await start('demo01')
    await sandbox.call(recoverySend, { ticket: second.ticket, kind: 'email' })
    expect(await verify(second.ticket, await sandbox.codeOf('email:demo01'), 'email')).toMatchObject({ code: 6000 })
  })

  it('[SBX-46] sends a withdrawal of the next 24 hours to a second review, and one after them not', async () => {
    expect(await reset(await proved('vip10aa'), 'Fresh#2026')).toMatchObject({ code: 6000 })
    const { token } = await sandbox.call(login, { userName: 'vip10aa', password: 'Fresh#2026' })
    const apply = (session: string) =>
      sandbox.call(
        withdrawalApply,
        { accountId: `${seedId('vip10aa')}-bank`, amount: '100', fundPwd: '159357', requestNo: uuid() },
        { token: session },
      )
    const { orderNo } = await apply(token)
    await sandbox.live(60_000, 5_000)
    const stateOf = async (no: string) =>
      (await sandbox.db.selectFrom('withdraw_orders').select('state').where('no', '=', no).executeTakeFirstOrThrow())
        .state
    expect(await stateOf(orderNo)).toBe(2)
    await sandbox.control({ action: 'withdrawal.step', orderNo })
    expect(await stateOf(orderNo)).toBe(3)
    await sandbox.control({ action: 'withdrawal.reject', orderNo })

    await sandbox.advance(24 * 60 * MINUTE)
    const again = await sandbox.call(login, { userName: 'vip10aa', password: 'Fresh#2026' })
    const later = await apply(again.token)
    await sandbox.live(60_000, 5_000)
    expect(await stateOf(later.orderNo)).toBe(6)
  })
})
