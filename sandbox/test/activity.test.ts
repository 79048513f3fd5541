import { randomUUID } from 'node:crypto'
import {
  activityAppeal,
  activityApply,
  activityDetail,
  activityList,
  activityRecords,
  dividendCheck,
  dividendManualLead,
  dividendReceive,
  OFFER_APPEAL_MS,
  OFFER_PACE_DAYS,
  popInfo,
  suspensionIcon,
} from '@lantern/contract/activity'
import { depositCreate } from '@lantern/contract/deposit'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lantern/contract/site-time'
import { kycSubmit, type LoginAnswer, memberInfo } from '@lantern/contract/user'
import { DIVIDEND_STATE } from '../src/activity/dividends/dividend.rules.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { toFen } from '../src/ledger/money.rules.ts'
import { proof } from '../src/ledger/proof.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  await sandbox.advance(1)
}, 60_000)
afterAll(() => sandbox.close())

/** A member with a credited first deposit of 500.00. */
async function depositor(userName: string) {
  const { token } = (await sandbox.join(userName)).data as LoginAnswer
  await sandbox.call(kycSubmit, { level: 1, fields: { realName: '测试人' }, requestNo: randomUUID() }, { token })
  await sandbox.call(
    depositCreate,
    { method: 'BANK', amount: '500', payerName: '测试人', requestNo: randomUUID() },
    { token },
  )
  expect((await sandbox.control({ action: 'deposit.confirm', userName })).status).toBe(200)
  const { memberId } = await sandbox.call(memberInfo, {}, { token })
  return { token, memberId }
}

describe('offers', () => {
  it('[SBX-ACT-3] are listed until they end, for visitors without a state and for demo01 in every one', async () => {
    const visitor = await sandbox.call(activityList, {})
    expect(visitor.list).toHaveLength(17)
    expect(visitor.list.map(({ id }) => id)).not.toContain('egame-monday')
    expect(visitor.list.every(({ my }) => my === null)).toBe(true)
    const token = await sandbox.signIn('demo01')
    const { list } = await sandbox.call(activityList, {}, { token })
    const states = new Set(list.map(({ my }) => my?.state))
    for (const state of ['open', 'running', 'review', 'rejected', 'ineligible']) expect(states).toContain(state)
    const { terms } = await sandbox.call(activityDetail, { id: 'welcome-sport' })
    expect(terms.length).toBeGreaterThan(5)
    const { conditions, my } = await sandbox.call(activityDetail, { id: 'live-vip' }, { token })
    expect(conditions).toMatchObject([{ id: 'level', isMet: false, way: 'vip' }])
    expect(my).toMatchObject({ state: 'ineligible', way: 'vip' })
    expect((await sandbox.call(activityDetail, { id: 'live-vip' })).conditions).toMatchObject([{ isMet: null }])
  })

  it('lets a newcomer join after the first deposit: bonus apart, own money untouched, task of five times', async () => {
    const { token, memberId } = await depositor('offer01')
    const before = await balanceOf(sandbox.db, memberId, 'main')
    const input = { id: 'welcome-sport', requestNo: randomUUID() }
    const first = await sandbox.call(activityApply, input, { token })
    expect(first).toMatchObject({ state: 'running', amount: '88.00' })
    expect(await sandbox.call(activityApply, input, { token })).toEqual(first)
    expect(await sandbox.ask(activityApply, { ...input, requestNo: randomUUID() }, { token })).toMatchObject({
      code: 713004,
    })
    expect(await balanceOf(sandbox.db, memberId, 'lock.bonus')).toBe(8_800)
    expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(before)
    const { my } = await sandbox.call(activityDetail, { id: 'welcome-sport' }, { token })
    expect(my).toMatchObject({ state: 'running', progress: '0.00', need: '440.00' })
    expect((await sandbox.call(activityRecords, {}, { token })).list[0]).toMatchObject({
      offerId: 'welcome-sport',
      state: 'running',
    })
  })

  it('[SBX-ACT-7] gives a calculator the games with a printed return, the pace, what counts before, and the deposit', async () => {
    const visitor = (await sandbox.call(activityDetail, { id: 'welcome-egame' })).plan
    expect(visitor).toMatchObject({ bonus: null, my: null })
    expect(visitor?.games).toHaveLength(4)
    const returns = (visitor?.games ?? []).map(({ rtp }) => Number(rtp))
    expect(returns).toEqual([...returns].sort((one, other) => other - one))
    const { token } = await depositor('offer07')
    const planOf = async (id: string, as: string) => (await sandbox.call(activityDetail, { id }, { token: as })).plan
    // The deposit's own turnover is open, and nothing is played.
    expect((await planOf('welcome-sport', token))?.my).toEqual({
      turnover: '0.00',
      ahead: '500.00',
      deposit: '500.00',
    })
    expect((await planOf('welcome-sport', token))?.games).toEqual([])
    const demo = await sandbox.signIn('demo01')
    const { memberId } = await sandbox.call(memberInfo, {}, { token: demo })
    const since = sandbox.clock.now() - OFFER_PACE_DAYS * DAY_MS
    const betsOf = (category: string) =>
      sandbox.db
        .selectFrom('bets')
        .select(['no', 'valid_fen as valid'])
        .where('member_id', '=', memberId)
        .where('category', '=', category)
        .where('settled_at', '>=', since)
        .where('valid_fen', '>', 0)
        .execute()
    const bets = await betsOf('sport')
    const spun = (await betsOf('egame')).reduce((total, { valid }) => total + valid, 0)
    const played = async () => toFen((await planOf('sport-reload', demo))?.my?.turnover ?? '')
    const sum = bets.reduce((total, { valid }) => total + valid, 0)
    expect(await played()).toBe(sum)
    const [old] = bets
    await sandbox.db
      .updateTable('bets')
      .set({ settled_at: since - 1 })
      .where('no', '=', old?.no ?? '')
      .execute()
    expect(await played()).toBe(sum - (old?.valid ?? 0))
    expect(toFen((await planOf('welcome-egame', demo))?.my?.turnover ?? '')).toBe(spun)
  })

  it('makes one claim of two taps at once', async () => {
    const { token, memberId } = await depositor('offer02')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        sandbox.ask(activityApply, { id: 'welcome-sport', requestNo: randomUUID() }, { token }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([6000, 713004, 713004, 713004])
    expect(await balanceOf(sandbox.db, memberId, 'lock.bonus')).toBe(8_800)
  })

  it('refuses with the codes of 0.3 and says why', async () => {
    const token = await sandbox.signIn('demo01')
    const codeOf = async (id: string) =>
      (await sandbox.ask(activityApply, { id, requestNo: randomUUID() }, { token })).code
    expect(await codeOf('amber-cup')).toBe(713001)
    expect(await codeOf('live-vip')).toBe(713003)
    expect(await codeOf('newcomer-card')).toBe(713006)
    expect(await codeOf('lottery-lucky')).toBe(713005)
    expect(await codeOf('nothing')).toBe(10003)
    const resting = await sandbox.signIn('timeout1')
    expect(
      (await sandbox.ask(activityApply, { id: 'newcomer-card', requestNo: randomUUID() }, { token: resting })).code,
    ).toBe(712002)
  })
})

const IDEA = 'feedback'
const apply = (id: string, token: string) => sandbox.call(activityApply, { id, requestNo: randomUUID() }, { token })
const appeal = (id: string, token: string) =>
  sandbox.ask(activityAppeal, { id, text: '我的建议已经被采纳了，请复核。', requestNo: randomUUID() }, { token })
const record = async (token: string, offerId: string) =>
  (await sandbox.call(activityRecords, {}, { token })).list.find((row) => row.offerId === offerId)
async function joined(userName: string) {
  const { token } = (await sandbox.join(userName)).data as { token: string }
  return { token, memberId: (await sandbox.call(memberInfo, {}, { token })).memberId }
}
/** An application is taken up, then decided. */
async function review() {
  await sandbox.advance(5 * SECOND_MS)
  await sandbox.advance(30 * SECOND_MS)
}
const bonusOf = (memberId: string) => balanceOf(sandbox.db, memberId, 'lock.bonus')
const mailsOf = async (bizNo: string) =>
  (await sandbox.db.selectFrom('mails').select('title_en').where('biz_no', '=', bizNo).orderBy('at').execute()).map(
    ({ title_en: title }) => title,
  )

describe('claims', () => {
  it('[SBX-ACT-4, SBX-ACT-5] are applied, reviewed, rejected with a reason, appealed once and rejected for good', async () => {
    const { token, memberId } = await joined('claim01')
    const { claimId, state } = await apply(IDEA, token)
    expect(state).toBe('applied')
    expect(await sandbox.ask(activityApply, { id: IDEA, requestNo: randomUUID() }, { token })).toMatchObject({
      code: 713006,
    })
    await sandbox.advance(5 * SECOND_MS)
    expect(await record(token, IDEA)).toMatchObject({ state: 'review', reason: null, appealUntil: null })
    expect((await appeal(claimId, token)).code).toBe(711015)
    await sandbox.advance(30 * SECOND_MS)
    const rejected = await record(token, IDEA)
    expect(rejected).toMatchObject({ state: 'rejected', reason: { en: 'We found no idea of yours that was adopted' } })
    expect(rejected?.appealUntil).toBe((rejected?.steps.at(-1)?.at ?? 0) + OFFER_APPEAL_MS)
    expect((await appeal(claimId, token)).code).toBe(6000)
    expect((await appeal(claimId, token)).code).toBe(711015)
    await sandbox.advance(30 * SECOND_MS)
    const final = await record(token, IDEA)
    expect(final).toMatchObject({ state: 'rejected', appealUntil: null })
    expect(final?.steps.map((step) => step.state)).toEqual(['applied', 'review', 'rejected', 'appeal', 'rejected'])
    expect((await appeal(claimId, token)).code).toBe(711015)
    expect(await bonusOf(memberId)).toBe(0)
    expect(await mailsOf(claimId)).toEqual([
      'Good ideas: application received',
      'Good ideas: not granted',
      'Good ideas: appeal received',
      'Good ideas: not granted',
    ])
  })

  it('[SBX-ACT-5, SBX-ACT-6] are granted on appeal when the reason is gone, once, and expire with their turnover', async () => {
    const { token, memberId } = await joined('claim02')
    const { claimId } = await apply(IDEA, token)
    await review()
    expect(await record(token, IDEA)).toMatchObject({ state: 'rejected' })
    const now = sandbox.clock.now()
    await sandbox.db
      .insertInto('feedback_cases')
      .values({
        id: 'Q-idea',
        member_id: memberId,
        type: 'suggestion',
        state: 'solved',
        at: now,
        turn_at: now,
        sla_at: null,
        rating: null,
      })
      .execute()
    expect((await appeal(claimId, token)).code).toBe(6000)
    await sandbox.advance(31 * SECOND_MS)
    expect(await record(token, IDEA)).toMatchObject({ state: 'running', progress: '0.00', need: '20.00', reason: null })
    expect(await bonusOf(memberId)).toBe(2_000)
    expect(
      (await sandbox.control({ action: 'claim.decide', userName: 'claim02', offerId: IDEA, accept: true, reason: '' }))
        .code,
    ).toBe(711015)
    await sandbox.db
      .updateTable('audit_tasks')
      .set({ end_at: sandbox.clock.now() })
      .where('source_no', '=', claimId)
      .execute()
    await sandbox.advance(HOUR_MS)
    expect(await record(token, IDEA)).toMatchObject({ state: 'expired' })
    expect(await bonusOf(memberId)).toBe(0)
  })

  it('[SBX-ACT-5] of others cannot be appealed, nor after seven days', async () => {
    const { token } = await joined('claim03')
    const { claimId } = await apply(IDEA, token)
    await review()
    const other = await joined('claim04')
    expect((await appeal(claimId, other.token)).code).toBe(711015)
    await sandbox.db
      .updateTable('offer_claims')
      .set({ turn_at: sandbox.clock.now() - OFFER_APPEAL_MS })
      .where('id', '=', claimId)
      .execute()
    expect((await appeal(claimId, token)).code).toBe(711015)
  })

  it('[SBX-ACT-4] are decided on the control page too, and an identity is asked for before', async () => {
    const demo = await sandbox.signIn('demo01')
    const accept = {
      action: 'claim.decide',
      userName: 'demo01',
      offerId: 'newcomer-card',
      accept: true,
      reason: '',
    } as const
    expect((await sandbox.control(accept)).code).toBe(6000)
    expect((await sandbox.call(activityDetail, { id: 'newcomer-card' }, { token: demo })).my).toMatchObject({
      state: 'running',
    })
    const { token } = await joined('claim05')
    expect(await sandbox.ask(activityApply, { id: 'newcomer-card', requestNo: randomUUID() }, { token })).toMatchObject(
      { code: 713003, message: 'Not met: Your identity is verified' },
    )
  })

  it('[SBX-ACT-4] wait while the member takes a break', async () => {
    const { token, memberId } = await joined('claim06')
    await apply(IDEA, token)
    const until = sandbox.clock.now() + DAY_MS
    await sandbox.db.updateTable('members').set({ status: 3, status_until: until }).where('id', '=', memberId).execute()
    await review()
    expect(await record(token, IDEA)).toMatchObject({ state: 'applied' })
  })
})

describe('dividends', () => {
  it('[SBX-DIV-1] welcome a newcomer once, after the first deposit, and are paid once for two taps', async () => {
    const { token, memberId } = await depositor('offer03')
    const { hasDividend, list } = await sandbox.call(dividendCheck, {}, { token })
    expect(hasDividend).toBe(true)
    expect(list).toMatchObject([{ id: `welcome-${memberId}`, amount: '8.80', turnoverMultiple: 1 }])
    const before = await balanceOf(sandbox.db, memberId, 'main')
    const id = list[0]?.id ?? ''
    const answers = await Promise.all([
      sandbox.call(dividendReceive, { id }, { token }),
      sandbox.call(dividendReceive, { id }, { token }),
    ])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.auditId).not.toBe('')
    expect(await balanceOf(sandbox.db, memberId, 'main')).toBe(before + 880)
    expect((await sandbox.call(dividendCheck, {}, { token })).hasDividend).toBe(false)
    expect((await sandbox.call(dividendManualLead, {}, { token })).list).toMatchObject([{ id, state: 3 }])
  })

  it("[SBX-DIV-1] are given by the control API and refused when old, in review or someone else's", async () => {
    await sandbox.control({ action: 'dividend.grant', userName: 'newbie1', amount: '5', id: 'gift-1' })
    const newbie = await sandbox.signIn('newbie1')
    const demo = await sandbox.signIn('demo01')
    expect((await sandbox.ask(dividendReceive, { id: 'gift-1' }, { token: demo })).code).toBe(10003)
    const seeded = await sandbox.db
      .selectFrom('dividends')
      .select(['id', 'state'])
      .where('member_id', '=', seedId('demo01'))
      .execute()
    const codeOf = async (state: number) => {
      const id = seeded.find((row) => row.state === state)?.id ?? ''
      return (await sandbox.ask(dividendReceive, { id }, { token: demo })).code
    }
    expect(await codeOf(DIVIDEND_STATE.review)).toBe(713006)
    expect(await codeOf(DIVIDEND_STATE.expired)).toBe(713002)
    expect(await sandbox.call(dividendReceive, { id: 'gift-1' }, { token: newbie })).toMatchObject({ amount: '5.00' })
  })

  it('[SBX-DIV-2] are announced by a mail 24 hours before they end, once, and then expire', async () => {
    const { token } = await joined('offer08')
    const given = sandbox.clock.now()
    for (const id of ['end-1', 'end-2'])
      await sandbox.control({ action: 'dividend.grant', userName: 'offer08', amount: '5', id })
    await sandbox.call(dividendReceive, { id: 'end-2' }, { token })
    const { list } = await sandbox.call(dividendManualLead, {}, { token })
    expect(list.find(({ id }) => id === 'end-1')?.expireAt).toBe(given + 7 * DAY_MS)
    await sandbox.advance(6 * DAY_MS - MINUTE_MS)
    expect(await mailsOf('V-end-1')).toEqual([])
    await sandbox.advance(MINUTE_MS)
    const told = ['Bonus of 5.00 to claim']
    expect(await mailsOf('V-end-1')).toEqual(told)
    await sandbox.advance(HOUR_MS)
    await sandbox.advance(DAY_MS - HOUR_MS)
    expect(await mailsOf('V-end-1')).toEqual(told)
    expect(await mailsOf('V-end-2')).toEqual(['Bonus of 5.00 received'])
    const { state } = await sandbox.db
      .selectFrom('dividends')
      .select('state')
      .where('id', '=', 'end-1')
      .executeTakeFirstOrThrow()
    expect(state).toBe(4)
  })

  it('[SBX-DIV-2] are not announced to a member who takes a break or is frozen', async () => {
    const [pausing, frozen] = [await joined('offer09'), await joined('offer10')]
    for (const userName of ['offer09', 'offer10'])
      await sandbox.control({ action: 'dividend.grant', userName, amount: '5', id: `break-${userName}` })
    const change = (memberId: string, status: number, until: number | null) =>
      sandbox.db.updateTable('members').set({ status, status_until: until }).where('id', '=', memberId).execute()
    const ends = sandbox.clock.now() + 7 * DAY_MS
    await change(pausing.memberId, 3, ends - HOUR_MS)
    await change(frozen.memberId, 2, null)
    await sandbox.advance(6 * DAY_MS)
    expect(await mailsOf('V-break-offer09')).toEqual([])
    // The break ends an hour before the dividend does.
    await sandbox.advance(DAY_MS - HOUR_MS)
    expect(await mailsOf('V-break-offer09')).toEqual(['Bonus of 5.00 to claim'])
    expect(await mailsOf('V-break-offer10')).toEqual([])
  })

  it('come with three pop-ups and three floats', async () => {
    expect((await sandbox.call(popInfo, {})).list).toHaveLength(3)
    expect((await sandbox.call(suspensionIcon, { displayEquipment: '1' })).list).toHaveLength(3)
  })

  it('[SBX-7] leave a ledger that proves itself', async () => {
    expect(await proof(sandbox.db, sandbox.checks)).toMatchObject({ ok: true, problems: [] })
  })
})
