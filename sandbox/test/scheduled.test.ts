/**
 * Days on the sandbox's clock: each scheduled transition at its exact time (screens.md 12, jobs). Ten days; `SCHEDULE_DAYS=90` is the proof
 * `npm run proof -- ninety-days`.
 */
import { randomUUID } from 'node:crypto'
import { DEPOSIT_STATE } from '@lantern/contract/deposit'
import { infoAuditDetail } from '@lantern/contract/info-audit'
import { mailList } from '@lantern/contract/mail'
import { emailBind, emailSend } from '@lantern/contract/profile'
import { limitSave, saferOverview, saferReturn, saferTimeout } from '@lantern/contract/safer'
import { saferReview } from '@lantern/contract/safer-settings'
import { DAY_MS, HOUR_MS, MINUTE_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'
import { VIP_KEEP_MS } from '@lantern/contract/vip'
import { FIRST_MS, SECOND_MS } from '../src/account/profile/info-audit.rules.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

const DAYS = Number(process.env.SCHEDULE_DAYS ?? 10)
/** So that the ten days hold a day of monthly packets. */
const LEAD_MS = 3 * DAY_MS
const LEVELS_MS = 4 * HOUR_MS
const GIFTS_MS = 10 * HOUR_MS
/** How often jobs run between the looks: each hour in the proof. */
const STEP_MS = DAYS >= 90 ? HOUR_MS : 12 * HOUR_MS
/** Not a full minute, so that a time of the job would be another one. */
const ODD_MS = 7 * MINUTE_MS + 123

let sandbox: TestSandbox
/** When the days begin. */
let start = 0
beforeAll(async () => {
  sandbox = await openSandbox()
  await sandbox.advance(LEAD_MS)
  start = sandbox.clock.now()
}, 120_000)
afterAll(() => sandbox.close())

/** What is read just before its time, and after it; sessions end within the days, so each look signs in. */
type Appointment = {
  readonly name: string
  readonly at: number
  readonly read: () => Promise<unknown>
  readonly before: unknown
  readonly after: unknown
  /** How long the job that does it may take; the recorded time is the exact one nevertheless. 0 = it holds in that millisecond. */
  readonly lagMs: number
  /** What the member does then. */
  readonly act?: () => Promise<unknown>
}

/** The first time of day at or after an instant. */
const nextAt = (timeOfDay: number, from: number) => {
  const today = siteDayStart(from) + timeOfDay
  return today >= from ? today : today + DAY_MS
}
const gift = (userName: string, kind: 'promotion' | 'birthday' | 'monthly') => async () => {
  const rows = await sandbox.db
    .selectFrom('vip_gifts')
    .select(['at'])
    .where('member_id', '=', seedId(userName))
    .where('kind', '=', kind)
    .where('at', '>=', start)
    .orderBy('at')
    .execute()
  return rows.map(({ at }) => at)
}
const changes = (userName: string) => async () => {
  const rows = await sandbox.db
    .selectFrom('vip_history')
    .select(['from_level', 'to_level', 'at'])
    .where('member_id', '=', seedId(userName))
    .where('at', '>=', start)
    .orderBy('at')
    .execute()
  return rows.map(({ from_level: from, to_level: to, at }) => `${from}-${to} ${at}`)
}

async function levels(): Promise<Appointment[]> {
  const { db } = sandbox
  const setState = (userName: string, state: { keep_from?: number; base_deposit?: number; base_turnover?: number }) =>
    db.updateTable('vip_states').set(state).where('member_id', '=', seedId(userName)).execute()
  // Two levels of growth at once: one level a day.
  await setState('newbie1', { base_deposit: 600_000, base_turnover: 12_000_000, keep_from: start })
  const up = nextAt(LEVELS_MS, start)
  // Half of the days are over when the keep period ends.
  const kept = DAYS >= 90 ? start : start + 5 * DAY_MS + ODD_MS - VIP_KEEP_MS
  await db.updateTable('members').set({ vip: 1 }).where('id', '=', seedId('muted01')).execute()
  await setState('muted01', { keep_from: kept, base_deposit: 100_000, base_turnover: 2_000_000 })
  await setState('demo01', { keep_from: kept })
  const bet = await db
    .selectFrom('bets')
    .select('no')
    .where('member_id', '=', seedId('demo01'))
    .where('settled_at', 'is not', null)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('bets')
    .set({ valid_fen: 7_000_000, settled_at: kept + DAY_MS })
    .where('no', '=', bet.no)
    .execute()
  const judged = nextAt(LEVELS_MS, kept + VIP_KEEP_MS)
  const keepFrom = async () => {
    const states = db.selectFrom('vip_states').select('keep_from').where('member_id', '=', seedId('demo01'))
    return (await states.executeTakeFirstOrThrow()).keep_from
  }
  const [first, second] = [`0-1 ${up}`, `1-2 ${up + DAY_MS}`]
  return [
    { name: 'VIP up', at: up, read: changes('newbie1'), before: [], after: [first], lagMs: MINUTE_MS },
    { name: 'its gift', at: up, read: gift('newbie1', 'promotion'), before: [], after: [up], lagMs: MINUTE_MS },
    {
      name: 'VIP up again, a day later',
      at: up + DAY_MS,
      read: changes('newbie1'),
      before: [first],
      after: [first, second],
      lagMs: MINUTE_MS,
    },
    { name: 'VIP down', at: judged, read: changes('muted01'), before: [], after: [`1-0 ${judged}`], lagMs: MINUTE_MS },
    { name: 'VIP kept', at: judged, read: keepFrom, before: kept, after: judged, lagMs: MINUTE_MS },
  ]
}

async function gifts(): Promise<Appointment[]> {
  const birthday = nextAt(GIFTS_MS, start + 2 * DAY_MS)
  await sandbox.db
    .updateTable('members')
    .set({ birthday: `1990-${siteDate(birthday).slice(5)}` })
    .where('id', '=', seedId('demo01'))
    .execute()
  const days = Array.from({ length: DAYS }, (_, index) => nextAt(GIFTS_MS, start) + index * DAY_MS)
  const packets = days.filter((at) => at < start + DAYS * DAY_MS && /-(?:01|16)$/.test(siteDate(at)))
  // A credited deposit in each month before one of them: the member has fewer than the longer form has months.
  const order = await sandbox.db
    .selectFrom('deposit_orders')
    .selectAll()
    .where('member_id', '=', seedId('demo01'))
    .where('state', '=', DEPOSIT_STATE.success)
    .executeTakeFirstOrThrow()
  const months = [...new Set(packets.map((at) => siteDayStart(at) - Number(siteDate(at).slice(8)) * DAY_MS))]
  for (const at of months)
    await sandbox.db
      .insertInto('deposit_orders')
      .values({ ...order, no: `sched-${at}`, request_no: randomUUID(), amount: 10_000, created_at: at })
      .execute()
  expect(packets.length).toBeGreaterThan(0)
  return [
    {
      name: 'birthday gift',
      at: birthday,
      read: gift('demo01', 'birthday'),
      before: [],
      after: [birthday],
      lagMs: MINUTE_MS,
    },
    ...packets.map(
      (at, index): Appointment => ({
        name: `monthly packet of ${siteDate(at)}`,
        at,
        read: gift('demo01', 'monthly'),
        before: packets.slice(0, index),
        after: packets.slice(0, index + 1),
        lagMs: MINUTE_MS,
      }),
    ),
  ]
}

async function breaks(): Promise<Appointment[]> {
  const player = await sandbox.signIn('inviter1')
  const { until } = await sandbox.call(saferTimeout, { days: 1 }, { token: player })
  const kind = (userName: string) => async () => (await breakOf(userName))?.kind ?? null
  const over = start + 3 * DAY_MS + ODD_MS
  await sandbox.db.updateTable('members').set({ status_until: over }).where('id', '=', seedId('exclude1')).execute()
  const isOver = async () => (await breakOf('exclude1'))?.isOver ?? null
  return [
    { name: 'time-out ends', at: until, read: kind('inviter1'), before: 'timeout', after: null, lagMs: 0 },
    {
      name: 'the time of a self-exclusion is over, and it stays',
      at: over,
      read: isOver,
      before: false,
      after: true,
      lagMs: 0,
      act: async () => sandbox.call(saferReturn, { on: true }, { token: await sandbox.signIn('exclude1') }),
    },
    {
      name: 'play opens a day after the member asked',
      at: over + DAY_MS,
      read: kind('exclude1'),
      before: 'excluded',
      after: null,
      lagMs: 0,
    },
  ]
}

async function breakOf(userName: string) {
  return (await sandbox.call(saferOverview, {}, { token: await sandbox.signIn(userName) })).break
}

async function limits(): Promise<Appointment[]> {
  const save = async (amount: string) =>
    sandbox.call(limitSave, { kind: 'deposit', period: 'day', amount }, { token: await sandbox.signIn('audit01') })
  await save('1000')
  const { pendingAt } = await save('2000')
  expect(pendingAt).toBe(start + DAY_MS)
  const { review } = await sandbox.call(saferReview, { months: 1 }, { token: await sandbox.signIn('audit01') })
  const remindAt = DAYS >= 90 ? (review?.at ?? 0) : start + 2 * DAY_MS + ODD_MS
  await sandbox.db
    .updateTable('limit_reviews')
    .set({ at: remindAt })
    .where('member_id', '=', seedId('audit01'))
    .execute()
  const reminders = async () => {
    const own = { token: await sandbox.signIn('audit01') }
    const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: 'look at your limits' }, own)
    return list.map(({ at }) => at)
  }
  return [
    {
      name: 'a raised limit takes its second yes',
      at: start + DAY_MS,
      // Just before, the second yes changes nothing.
      read: async () => (await save('2000')).activeNow,
      before: '1000.00',
      after: '2000.00',
      lagMs: 0,
    },
    { name: 'limit reminder', at: remindAt, read: reminders, before: [], after: [remindAt], lagMs: MINUTE_MS },
  ]
}

async function coinsMailAndReview(): Promise<Appointment[]> {
  const token = await sandbox.signIn('demo01')
  const { db } = sandbox
  const lot = await db
    .selectFrom('coin_lots')
    .selectAll()
    .where('member_id', '=', seedId('demo01'))
    .where('left_coins', '>', 0)
    .orderBy('expire_at')
    .executeTakeFirstOrThrow()
  const expireAt = start + 2 * DAY_MS + ODD_MS
  await db.updateTable('coin_lots').set({ expire_at: expireAt, is_noticed: true }).where('id', '=', lot.id).execute()
  const expired = async () => {
    const entries = db.selectFrom('ledger_entries').select('at').where('biz_no', '=', `coin-lot-${lot.id}`)
    return (await entries.execute()).map(({ at }) => at)
  }
  const mail = await db
    .selectFrom('mails')
    .select(['id', 'title_en'])
    .where('member_id', '=', seedId('demo01'))
    .where('type', '=', 'notice')
    .where('pinned', '=', false)
    .executeTakeFirstOrThrow()
  const mailEnd = start + 4 * DAY_MS + ODD_MS
  await db
    .updateTable('mails')
    .set({ at: mailEnd - 90 * DAY_MS })
    .where('id', '=', mail.id)
    .execute()
  const hasMail = async () => {
    const own = { token: await sandbox.signIn('demo01') }
    const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: mail.title_en }, own)
    return list.some(({ id }) => id === mail.id)
  }
  const email = 'lin@lantern.example'
  await sandbox.call(emailSend, { email }, { token })
  const { reviewId } = await sandbox.call(emailBind, { email, code: '123456' }, { token })
  const stepOf = async () => {
    const own = { token: await sandbox.signIn('demo01') }
    const { firstAt, endedAt } = await sandbox.call(infoAuditDetail, { id: reviewId ?? '' }, own)
    return [firstAt, endedAt]
  }
  const [first, second] = [start + FIRST_MS, start + FIRST_MS + SECOND_MS]
  const day = siteDayStart(start)
  await db
    .insertInto('rebate_days')
    .values({
      member_id: seedId('demo01'),
      day,
      en_name: 'SCHED',
      category: 'sport',
      valid: 100_000,
      rate: 42,
      amount: 420,
      state: 'READY',
    })
    .execute()
  const creditedAt = day + 2 * DAY_MS + LEVELS_MS
  const rebate = async () => {
    const claims = db
      .selectFrom('rebate_claims')
      .innerJoin('rebate_claim_items', 'rebate_claim_items.claim_no', 'rebate_claims.no')
      .select('rebate_claims.at')
      .where('rebate_claim_items.en_name', '=', 'SCHED')
    return (await claims.execute()).map(({ at }) => at)
  }
  return [
    { name: 'first review', at: first, read: stepOf, before: [null, null], after: [first, null], lagMs: MINUTE_MS },
    {
      name: 'second review',
      at: second,
      read: stepOf,
      before: [first, null],
      after: [first, second],
      lagMs: MINUTE_MS,
    },
    { name: 'coins expire', at: expireAt, read: expired, before: [], after: [expireAt], lagMs: HOUR_MS },
    { name: 'mail ends', at: mailEnd, read: hasMail, before: true, after: false, lagMs: 0 },
    { name: 'rebate is credited', at: creditedAt, read: rebate, before: [], after: [creditedAt], lagMs: MINUTE_MS },
  ]
}

it(`[SBX-TIME-1] in ${DAYS} days on the clock, each scheduled transition takes place at its exact time`, async () => {
  // Breaks come last: signing in and limits need members without one.
  const all = [
    ...(await levels()),
    ...(await gifts()),
    ...(await limits()),
    ...(await coinsMailAndReview()),
    ...(await breaks()),
  ]
  const end = start + DAYS * DAY_MS
  expect(all.filter(({ at }) => at <= start || at + HOUR_MS > end + DAY_MS).map(({ name }) => name)).toEqual([])
  type Stop = { readonly at: number; readonly look?: () => Promise<void> }
  const looks = all.flatMap(({ name, at, read, before, after, lagMs, act }): Stop[] => [
    { at: at - 1, look: async () => expect({ name, value: await read() }).toEqual({ name, value: before }) },
    {
      at: at + lagMs,
      look: async () => {
        expect({ name, value: await read() }).toEqual({ name, value: after })
        await act?.()
      },
    },
  ])
  const others = Array.from(
    { length: (DAYS * DAY_MS) / STEP_MS },
    (_, index): Stop => ({ at: start + (index + 1) * STEP_MS }),
  )
  for (const stop of [...others, ...looks].toSorted((one, other) => one.at - other.at)) {
    if (stop.at > sandbox.clock.now()) await sandbox.advance(stop.at - sandbox.clock.now())
    await stop.look?.()
  }
  expect(all.length).toBeGreaterThanOrEqual(17)
}, 3_600_000)
