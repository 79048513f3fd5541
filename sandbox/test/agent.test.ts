/** The partners programme (screens.md 5). */
import { agentApply, agentCodeVerify, agentCommission, agentOverview, agentStatus } from '@lantern/contract/agent'
import * as CODE from '@lantern/contract/code'
import { HEADER } from '@lantern/contract/envelope'
import { mailList } from '@lantern/contract/mail'
import { saferPanic } from '@lantern/contract/safer'
import { DAY_MS, HOUR_MS, SECOND_MS } from '@lantern/contract/site-time'
import { kycSubmit, login, memberInfo } from '@lantern/contract/user'
import { monthAt } from '../src/activity/agent/agent.rules.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { deviceOf, newcomer, openSandbox, type TestSandbox, uuid } from './harness.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox()
  await sandbox.advance(1)
}, 60_000)
afterEach(() => sandbox.close())

type Person = { token: string; memberId: string; userName: string }
async function opened(userName: string, extra: object = {}): Promise<Person> {
  const { token } = (await sandbox.join(userName, extra)).data as { token: string }
  return { token, memberId: (await sandbox.call(memberInfo, {}, { token })).memberId, userName }
}
async function verified(userName: string, realName: string): Promise<Person> {
  const person = await opened(userName)
  await sandbox.call(kycSubmit, { level: 1, fields: { realName }, requestNo: uuid() }, { token: person.token })
  return person
}
async function again({ userName }: Person): Promise<string> {
  const { password } = newcomer(userName)
  const headers = { [HEADER.deviceUuid]: deviceOf(userName) }
  return ((await sandbox.ask(login, { userName, password }, { headers })).data as { token: string }).token
}
const form = () => ({
  name: '安心',
  contact: 'me@example.com',
  channel: 'site' as const,
  traffic: 'below-1000' as const,
  text: '',
  requestNo: uuid(),
})
const apply = (token: string) => sandbox.ask(agentApply, form(), { token })
const statusOf = async (token: string) => (await sandbox.call(agentStatus, {}, { token })).my
const partner = async (userName: string, realName: string): Promise<Person & { code: string }> => {
  const person = await verified(userName, realName)
  await apply(person.token)
  await sandbox.advance(30 * SECOND_MS)
  const { r_code: code } = await sandbox.call(agentOverview, {}, { token: person.token })
  return { ...person, code }
}
/** A settled bet with its stake and return, fen. */
async function bet(memberId: string, at: number, [stake, back]: [number, number]) {
  const no = `B-${uuid()}`
  await sandbox.db
    .insertInto('bets')
    .values({
      no,
      member_id: memberId,
      en_name: 'OBTY',
      category: 'sport',
      match_id: 'm20000-00',
      kind: '1x2',
      pick: 'home',
      line: null,
      odds: 200,
      odds_type: 3,
      stake,
      state: 3,
      result: back > 0 ? 'WIN' : 'LOSE',
      return_fen: back,
      names: '{}',
      placed_at: at,
      settled_at: at,
    })
    .execute()
}

describe('the partners programme', () => {
  it('[SBX-AGENT-1, SBX-AGENT-2] approves a verified applicant once, with a code and a mail', async () => {
    expect((await sandbox.call(agentStatus, {})).my).toBeNull()
    const person = await verified('agenta1', '安一')
    expect(await statusOf(person.token)).toMatchObject({ state: 'none' })
    expect((await sandbox.ask(agentOverview, {}, { token: person.token })).code).toBe(CODE.OFFER_NOT_ELIGIBLE)
    const [first, second] = [await apply(person.token), await apply(person.token)]
    expect(first.data).toMatchObject({ state: 'review' })
    expect(second.data).toEqual(first.data)
    await sandbox.advance(29 * SECOND_MS)
    expect(await statusOf(person.token)).toMatchObject({ state: 'review' })
    await sandbox.advance(SECOND_MS)
    expect(await statusOf(person.token)).toMatchObject({
      state: 'approved',
      steps: [{ state: 'review' }, { state: 'approved' }],
    })
    const { link, r_code: code, team } = await sandbox.call(agentOverview, {}, { token: person.token })
    expect(link).toBe(`/user/register?r_code=${code}&agent-verify=${code}`)
    expect(team).toBe(0)
    const { list } = await sandbox.call(mailList, { tab: 'notice' }, { token: person.token })
    expect(list.map(({ title }) => title.en)).toEqual(
      expect.arrayContaining(['Agent application received', 'Agent application approved']),
    )
  })

  it('[SBX-AGENT-1, SBX-AGENT-2] rejects without an identity, with the reason, and takes another after seven days', async () => {
    const person = await opened('agenta2')
    await apply(person.token)
    await sandbox.advance(30 * SECOND_MS)
    const decidedAt = sandbox.clock.now()
    expect(await statusOf(person.token)).toMatchObject({
      state: 'rejected',
      reason: { en: 'your identity is not verified' },
      reapplyAt: decidedAt + 7 * DAY_MS,
    })
    expect(await apply(person.token)).toMatchObject({
      code: CODE.STATE_CHANGED,
      data: { reapplyAt: decidedAt + 7 * DAY_MS },
    })
    await sandbox.advance(7 * DAY_MS - 1)
    let token = await again(person)
    expect((await apply(token)).code).toBe(CODE.STATE_CHANGED)
    await sandbox.advance(1)
    token = await again(person)
    expect((await apply(token)).data).toMatchObject({ state: 'review' })
  })

  it('[SBX-AGENT-1] refuses who is excluded or takes a break', async () => {
    const excluded = await sandbox.signIn('exclude1')
    expect((await apply(excluded)).code).toBe(CODE.SELF_EXCLUDED)
    const person = await verified('agenta3', '安三')
    await sandbox.call(saferPanic, {}, { token: person.token })
    expect((await apply(await again(person))).code).toBe(CODE.TIME_OUT)
  })

  it('[SBX-AGENT-2] leaves a marked member to a person', async () => {
    const person = await verified('agenta4', '安四')
    expect(
      (await sandbox.control({ action: 'member.flag', userName: 'agenta4', flag: 'review', on: true })).status,
    ).toBe(200)
    await apply(person.token)
    await sandbox.advance(HOUR_MS)
    expect(await statusOf(person.token)).toMatchObject({ state: 'review' })
    const decide = () =>
      sandbox.control({ action: 'agent.decide', userName: 'agenta4', accept: false, reason: '渠道不明' })
    expect((await decide()).status).toBe(200)
    expect(await statusOf(person.token)).toMatchObject({ state: 'rejected', reason: { zh: '渠道不明' } })
    expect((await decide()).status).toBe(400)
  })

  it('[SBX-AGENT-3] pays a share of the month by active members, once, when it is over', async () => {
    const host = await partner('agenta5', '安五')
    const now = sandbox.clock.now()
    const member = await opened('teama5', { r_code: host.code, codesSeenAt: { r_code: now } })
    await bet(member.memberId, now, [100_000, 0])
    await bet(member.memberId, now, [50_000, 90_000])
    expect(await sandbox.call(agentOverview, {}, { token: host.token })).toMatchObject({ team: 1, active: 1 })
    expect(await sandbox.call(agentCommission, {}, { token: host.token })).toMatchObject({
      rows: [{ state: 'running', active: 1, net: '600.00', percent: 20, amount: '120.00' }],
      total: '0.00',
    })
    const { endAt } = monthAt(now)
    await sandbox.advance(endAt - now)
    await sandbox.advance(HOUR_MS)
    expect(await balanceOf(sandbox.db, host.memberId, 'main')).toBe(12_000)
    await sandbox.advance(HOUR_MS)
    expect(await balanceOf(sandbox.db, host.memberId, 'main')).toBe(12_000)
    const { rows, total } = await sandbox.call(agentCommission, {}, { token: await again(host) })
    expect(rows).toMatchObject([
      { state: 'running', active: 0, amount: '0.00' },
      { state: 'paid', amount: '120.00' },
    ])
    expect(total).toBe('120.00')
    expect((await proof(sandbox.db)).problems).toEqual([])
  })

  it('[SBX-AGENT-4] does not count members who share a device or a name with the partner', async () => {
    const host = await partner('agenta6', '安六')
    const codes = { r_code: host.code, codesSeenAt: { r_code: sandbox.clock.now() } }
    const namesake = await opened('teama6', codes)
    const shared = await opened('teama7', codes)
    await opened('teama8', codes)
    const teamOf = async () => (await sandbox.call(agentOverview, {}, { token: host.token })).team
    expect(await teamOf()).toBe(3)
    await sandbox.call(
      kycSubmit,
      { level: 1, fields: { realName: '安六' }, requestNo: uuid() },
      { token: namesake.token },
    )
    expect(await teamOf()).toBe(2)
    await sandbox.db
      .insertInto('devices')
      .values({ member_id: host.memberId, device_uuid: deviceOf(shared.userName), last_at: 0 })
      .execute()
    expect(await teamOf()).toBe(1)
  })

  it('[SBX-AGENT-4] verifies codes for anybody, masked, and knows the own one', async () => {
    const own = await sandbox.signIn('agent01')
    const verify = (code: string, token?: string) => sandbox.call(agentCodeVerify, { code }, token ? { token } : {})
    expect(await verify('agent001')).toEqual({ valid: true, agentMasked: '合**', isOwn: false })
    expect(await verify('AGENT001', own)).toMatchObject({ isOwn: true })
    for (const code of ['LAMP8888', 'nobody'])
      expect(await verify(code)).toEqual({ valid: false, agentMasked: '', isOwn: false })
  })

  it('[SBX-AGENT-5] has agent01 with a team of 24 and six months', async () => {
    const token = await sandbox.signIn('agent01')
    expect(await sandbox.call(agentOverview, {}, { token })).toMatchObject({ r_code: 'AGENT001', team: 24 })
    const { rows, total } = await sandbox.call(agentCommission, {}, { token })
    expect(rows).toHaveLength(7)
    expect(rows.filter(({ state }) => state === 'none')).toHaveLength(1)
    const paid = rows
      .filter(({ state }) => state === 'paid')
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
    expect(Math.round(Number(total) * 100)).toBe(paid)
    const other = await sandbox.signIn('demo01')
    for (const endpoint of [agentOverview, agentCommission])
      expect((await sandbox.ask(endpoint, {}, { token: other })).code).toBe(CODE.OFFER_NOT_ELIGIBLE)
  })
})
