import { SUCCESS } from '@lantern/contract'
import * as CODE from '@lantern/contract/code'
import { depositCreate } from '@lantern/contract/deposit'
import { HEADER } from '@lantern/contract/envelope'
import { feedbackCreate } from '@lantern/contract/feedback'
import { mailList } from '@lantern/contract/mail'
import { accountErase, CLOSING_WAIT_MS, closingState, eraseUndo } from '@lantern/contract/privacy'
import { profileGet, profileUpdate } from '@lantern/contract/profile'
import { saferExclude } from '@lantern/contract/safer'
import { fundPasswordSet } from '@lantern/contract/security'
import { DAY_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { login, memberInfo, register } from '@lantern/contract/user'
import { ANSWER_MS } from '../src/feedback/feedback.rules.ts'
import { houseAccount, memberAccount } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/ledger.ts'
import { deviceOf, openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const FUND = '159357'
const ASK = { ack: true, fundPwd: FUND } as const

/** A new member with a fund password. */
async function member(userName: string) {
  const { data } = await sandbox.join(userName)
  const { token, memberId } = data as { token: string; memberId: string }
  await sandbox.call(fundPasswordSet, { pwd: FUND }, { token })
  return { token, memberId, again: async () => (await enter(userName)).token }
}
const tryIn = (userName: string) =>
  sandbox.ask(login, { userName, password: 'Strong#2026' }, { headers: { [HEADER.deviceUuid]: deviceOf(userName) } })
const enter = async (userName: string) => (await tryIn(userName)).data as { token: string }
const give = (memberId: string, kind: 'main' | 'venue.OBTY' | 'lock.risk', amount: number) =>
  sandbox.db.transaction().execute((trx) =>
    post(trx, {
      bizType: 'ADJUST',
      bizNo: uuid(),
      at: sandbox.clock.now(),
      postings: [
        { account: memberAccount(memberId, kind), amount },
        { account: houseAccount('adjust'), amount: -amount },
      ],
    }),
  )

describe('closing an account', () => {
  it('[SBX-DATA-6] waits seven days, without sessions or play, and can be undone until then', async () => {
    const { token, again } = await member('leaver1')
    const wrong = await sandbox.ask(accountErase, { ...ASK, fundPwd: '246813' }, { token })
    expect(wrong.code).toBe(CODE.WRONG_FUND_PASSWORD)
    const dueAt = sandbox.clock.now() + CLOSING_WAIT_MS
    expect(await sandbox.call(accountErase, ASK, { token })).toMatchObject({ state: 'waiting', dueAt })
    expect((await sandbox.ask(memberInfo, {}, { token })).code).toBe(CODE.AUTH)

    await sandbox.advance(CLOSING_WAIT_MS - MINUTE_MS)
    const back = await again()
    expect(await sandbox.call(closingState, {}, { token: back })).toMatchObject({
      state: 'waiting',
      dueAt,
      remains: [],
    })
    // Asking again does not move the end.
    expect(await sandbox.call(accountErase, ASK, { token: back })).toMatchObject({ dueAt })
    const deposit = { method: 'BANK', amount: '200', requestNo: uuid() } as const
    expect((await sandbox.ask(depositCreate, deposit, { token: back })).code).toBe(CODE.FUNDS_FROZEN)
    expect(await sandbox.call(eraseUndo, {}, { token: back })).toMatchObject({ state: 'open', dueAt: null })
    await sandbox.advance(CLOSING_WAIT_MS)
    expect((await tryIn('leaver1')).code).toBe(SUCCESS)
    expect((await sandbox.ask(depositCreate, deposit, { token: await again() })).code).not.toBe(CODE.FUNDS_FROZEN)
  })

  it.each([
    ['balance', 'main', 1],
    ['venue', 'venue.OBTY', 500],
    ['locked', 'lock.risk', 70_000],
  ] as const)('[SBX-DATA-7] says that %s remains, and stays open', async (kind, account, fen) => {
    const { token, memberId } = await member(`stay${fen}`)
    await give(memberId, account, fen)
    const remains = [{ kind, amount: (fen / 100).toFixed(2), count: null }]
    expect((await sandbox.call(closingState, {}, { token })).remains).toEqual(remains)
    expect(await sandbox.ask(accountErase, ASK, { token })).toMatchObject({
      code: CODE.STATE_CHANGED,
      data: { remains },
    })
    expect((await sandbox.ask(memberInfo, {}, { token })).code).toBe(SUCCESS)
  })

  it('[SBX-DATA-7] is called off when money came in while it waited', async () => {
    const { token, memberId, again } = await member('leaver3')
    await sandbox.call(accountErase, ASK, { token })
    await give(memberId, 'main', 100)
    await sandbox.advance(CLOSING_WAIT_MS + MINUTE_MS)
    const back = await again()
    expect(await sandbox.call(closingState, {}, { token: back })).toMatchObject({ state: 'open' })
    const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: 'was not closed' }, { token: back })
    expect(list).toHaveLength(1)
  })

  it('[SBX-DATA-8] [SBX-FB-5] [SBX-INFO-12] ends the account at its time, releases its phone and keeps what the law wants', async () => {
    const application = await sandbox.application('leaver4')
    const opened = await sandbox.ask(register, application, { headers: { [HEADER.deviceUuid]: deviceOf('leaver4') } })
    const { token, memberId } = opened.data as { token: string; memberId: string }
    await sandbox.call(fundPasswordSet, { pwd: FUND }, { token })
    const text = '提款等了三天还没有到账，请尽快处理'
    const { version } = await sandbox.call(profileGet, {}, { token })
    await sandbox.call(profileUpdate, { field: 'wechat', value: 'leaver_4', version }, { token })
    const contact = 'leaver@example.com'
    const filed: { id: string }[] = []
    // When the account closes, staff works on the first again, the second waits for details, and the third is solved.
    for (const [type, said] of [
      ['money', text],
      ['money', `${text}，已经等了四天`],
      ['game', `${text}，谢谢`],
    ] as const)
      filed.push(
        await sandbox.call(feedbackCreate, { type, text: said, images: [], contact, requestNo: uuid() }, { token }),
      )
    const asked = await sandbox.call(accountErase, ASK, { token })
    expect(asked.kept).toEqual(['money', 'identity', 'complaints'])
    await sandbox.advance(CLOSING_WAIT_MS - MINUTE_MS)
    await sandbox.db
      .updateTable('feedback_cases')
      .set({ state: 'working', turn_at: sandbox.clock.now() })
      .where('member_id', '=', memberId)
      .where('id', '=', filed[0]?.id ?? '')
      .execute()
    await sandbox.advance(MINUTE_MS)
    expect((await tryIn('leaver4')).code).toBe(CODE.NAME_ERROR)
    const row = await sandbox.db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      status: 5,
      phone: null,
      email: null,
      wechat: '',
      user_name: 'leaver4',
      birthday: '1999-09-09',
    })
    const contacts = async () =>
      (
        await sandbox.db
          .selectFrom('feedback_cases')
          .select('contact')
          .where('member_id', '=', memberId)
          .orderBy('contact', 'desc')
          .execute()
      ).map((one) => one.contact)
    expect(await contacts()).toEqual([contact, '', ''])
    await sandbox.advance(ANSWER_MS)
    expect(await contacts()).toEqual(['', '', ''])
    const devices = await sandbox.db.selectFrom('devices').select('label').where('member_id', '=', memberId).execute()
    expect(devices).toEqual([])
    // The same phone opens another account; the name stays taken.
    expect((await sandbox.join('leaver5', { phone: application.phone })).code).toBe(SUCCESS)
    expect((await sandbox.join('leaver4')).code).toBe(CODE.NAME_TAKEN)
  })

  it('[SBX-DATA-8] holds a self-exclusion for the phone until its end', async () => {
    const application = await sandbox.application('leaver6')
    const opened = await sandbox.ask(register, application, { headers: { [HEADER.deviceUuid]: deviceOf('leaver6') } })
    const { token } = opened.data as { token: string }
    await sandbox.call(fundPasswordSet, { pwd: FUND }, { token })
    await sandbox.call(saferExclude, { months: 6, ack: true }, { token })
    // The end of it comes a day after the account has closed.
    const until = sandbox.clock.now() + CLOSING_WAIT_MS + DAY_MS
    await sandbox.db.updateTable('members').set({ status_until: until }).where('user_name', '=', 'leaver6').execute()
    expect((await sandbox.call(accountErase, ASK, { token })).kept).toContain('exclusion')
    await sandbox.advance(CLOSING_WAIT_MS)
    const phone = { phone: application.phone }
    expect((await sandbox.join('leaver7', phone)).code).toBe(CODE.SELF_EXCLUDED)
    await sandbox.advance(until - sandbox.clock.now())
    expect((await sandbox.join('leaver7', phone)).code).toBe(SUCCESS)
  })
})
