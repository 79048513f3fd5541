import { randomUUID } from 'node:crypto'
import { CALENDAR_FEED, calendarCost, calendarMakeUp, calendarMonth, calendarSign } from '@lantern/contract/calendar'
import * as CODE from '@lantern/contract/code'
import { HEADER } from '@lantern/contract/envelope'
import { betRecords, transRecords } from '@lantern/contract/records'
import { DAY_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'
import { login, memberInfo } from '@lantern/contract/user'
import ICAL from 'ical.js'
import { daysOfMonth, startOfDay } from '../src/activity/calendar/calendar.rules.ts'
import { balanceOf } from '../src/ledger/ledger.ts'
import { proof } from '../src/ledger/proof.ts'
import { seedId } from '../src/members/seed-id.rules.ts'
import { countPlayTime, playedSince } from '../src/safer/guard/play-time.repository.ts'
import { deviceOf, newcomer, openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const today = () => siteDate(sandbox.clock.now())
const dayFromNow = (days: number) => siteDate(sandbox.clock.now() + days * DAY_MS)
async function joined(userName: string) {
  const { token } = (await sandbox.join(userName)).data as { token: string }
  return { token, memberId: (await sandbox.call(memberInfo, {}, { token })).memberId }
}
/** A session lasts less than a day. @returns the token of the next one */
async function nextDay(userName: string): Promise<string> {
  await sandbox.advance(DAY_MS)
  const headers = { [HEADER.deviceUuid]: deviceOf(userName) }
  const { data } = await sandbox.ask(login, { userName, password: newcomer(userName).password }, { headers })
  return (data as { token: string }).token
}
const sign = (token: string, date = today()) => sandbox.call(calendarSign, { date, requestNo: randomUUID() }, { token })
const refused = async (endpoint: typeof calendarSign, token: string, date: string) => {
  const { code, data } = await sandbox.ask(endpoint, { date, requestNo: randomUUID() }, { token })
  return { code, data }
}
const feed = (query = '') => sandbox.app.inject({ method: 'GET', url: `${CALENDAR_FEED}${query}` })

describe('the month', () => {
  it('[SBX-CAL-1] has every day with its matches, and the offers that run in it', async () => {
    const { days, offers, my, ym, today: day } = await sandbox.call(calendarMonth, {})
    expect(days.map(({ date }) => date)).toEqual(daysOfMonth(ym))
    expect(day).toBe(today())
    expect(my).toBeNull()
    for (const { date, matches, matchCount, sign: signed } of days) {
      expect(signed).toBeNull()
      expect(matchCount).toBeGreaterThanOrEqual(matches.length)
      for (const { startAt } of matches) expect(siteDate(startAt)).toBe(date)
    }
    expect(offers.length).toBeGreaterThan(5)
    expect((await sandbox.ask(calendarMonth, { ym: '2020-01' })).code).toBe(CODE.VALIDATION)
    expect((await sandbox.ask(calendarMonth, { ym: '2026-13' })).code).toBe(CODE.VALIDATION)
  })
})

describe('signing in', () => {
  it('[SBX-CAL-2] gives its coins once a day, also when it is sent twice, and more on the seventh day in a row', async () => {
    const { memberId, ...session } = await joined('cal01')
    let { token } = session
    const input = { date: today(), requestNo: randomUUID() }
    const first = await sandbox.call(calendarSign, input, { token })
    expect(first).toMatchObject({ coins: 1, streak: 1, makeUps: 1 })
    expect(await sandbox.call(calendarSign, input, { token })).toEqual(first)
    expect((await refused(calendarSign, token, today())).code).toBe(CODE.OFFER_CLAIMED)
    for (let day = 2; day <= 7; day += 1) {
      token = await nextDay('cal01')
      expect(await sign(token)).toMatchObject({ streak: day, coins: day === 7 ? 6 : 1 })
    }
    expect(await balanceOf(sandbox.db, memberId, 'coin')).toBe(12)
    const { days, my } = await sandbox.call(calendarMonth, {}, { token })
    expect(my).toEqual({ isSignedToday: true, streak: 7, makeUps: 1 })
    expect(days.find(({ date }) => date === today())?.sign).toBe('signed')
    expect((await proof(sandbox.db)).problems).toEqual([])
  })

  it('[SBX-CAL-2] is for today only: the day before is refused with the new day, at the minute at which it changes', async () => {
    const { token } = await joined('cal02')
    const date = today()
    const left = siteDayStart(sandbox.clock.now()) + DAY_MS - sandbox.clock.now()
    await sandbox.advance(left - 1)
    expect(today()).toBe(date)
    await sandbox.advance(1)
    expect(await refused(calendarSign, token, date)).toEqual({ code: CODE.STATE_CHANGED, data: { today: today() } })
    expect((await sign(token)).date).toBe(today())
  })

  it('[SBX-CAL-3] of one missed day a month can be made up for, and goes on with the streak', async () => {
    const { memberId, ...session } = await joined('cal03')
    let { token } = session
    await sign(token)
    await nextDay('cal03')
    const missed = today()
    token = await nextDay('cal03')
    // Stay in one month: the rest of the test needs two past days of it.
    if (missed.slice(0, 7) !== today().slice(0, 7) || dayFromNow(-2).slice(0, 7) !== today().slice(0, 7)) {
      throw new Error('The clock of the test starts too close to the end of a month')
    }
    expect(await sign(token)).toMatchObject({ streak: 1 })
    expect((await refused(calendarMakeUp, token, today())).code).toBe(CODE.VALIDATION)
    expect((await refused(calendarMakeUp, token, dayFromNow(-20))).code).toBe(CODE.VALIDATION)
    const made = await sandbox.call(calendarMakeUp, { date: missed, requestNo: randomUUID() }, { token })
    expect(made).toMatchObject({ streak: 3, makeUps: 0, coins: 1 })
    expect((await refused(calendarMakeUp, token, missed)).code).toBe(CODE.OFFER_CLAIMED)
    expect(await balanceOf(sandbox.db, memberId, 'coin')).toBe(3)
    await nextDay('cal03')
    token = await nextDay('cal03')
    expect((await refused(calendarMakeUp, token, dayFromNow(-1))).code).toBe(CODE.OFFER_FULL)
  })
})

describe('the own cost', () => {
  it('[SBX-CAL-4] equals the totals of the transaction and bet records, day by day', async () => {
    const token = await sandbox.signIn('demo01')
    const ym = today().slice(0, 7)
    // The newest bet is open again: its stake is not lost yet.
    const newest = sandbox.db.selectFrom('bets').select('no').where('member_id', '=', seedId('demo01'))
    const { no } = await newest.orderBy('placed_at', 'desc').limit(1).executeTakeFirstOrThrow()
    const open = { state: 2, result: null, return_fen: 0, settled_at: null }
    await sandbox.db.updateTable('bets').set(open).where('no', '=', no).execute()
    const months = [ym, dayFromNow(-31).slice(0, 7)]
    let seen = 0
    for (const month of months) {
      const { list, total } = await sandbox.call(calendarCost, { ym: month }, { token })
      const costs = new Map(list.map((cost) => [cost.date, cost]))
      let [deposit, result] = [0, 0]
      for (const date of daysOfMonth(month)) {
        const range = { from: startOfDay(date), to: startOfDay(date) + DAY_MS - 1 }
        const trans = await sandbox.call(transRecords, range, { token })
        const bets = await sandbox.call(betRecords, range, { token })
        const { deposit: paid = '0.00', result: won = '0.00' } = costs.get(date) ?? {}
        expect([date, paid, won]).toEqual([date, trans.totals.deposit, bets.totals.net])
        deposit += Number(paid) * 100
        result += Number(won) * 100
        seen += costs.has(date) ? 1 : 0
      }
      expect([Math.round(deposit), Math.round(result)]).toEqual([
        Math.round(Number(total.deposit) * 100),
        Math.round(Number(total.result) * 100),
      ])
    }
    expect(seen).toBeGreaterThan(3)
    expect((await sandbox.ask(calendarCost, { ym })).code).not.toBe(CODE.SUCCESS)
  })

  it('[SBX-CAL-4] counts the time with a venue open by day, as the time limit does, without pauses', async () => {
    const { token, memberId } = await joined('caltime')
    // Calls of the venue's page in seconds after noon, by the days before today: gaps of more than two minutes are pauses.
    const calls: Record<number, number[]> = { 2: [0, 30, 60, 75, 400, 460], 0: [0, 100, 220, 341] }
    const noonOf = (daysAgo: number) => startOfDay(dayFromNow(-daysAgo)) + 12 * 3_600_000
    const played = Object.fromEntries(
      Object.entries(calls).map(([daysAgo, seconds]) => {
        const gaps = seconds.slice(1).map((at, index) => at - (seconds[index] ?? 0))
        return [dayFromNow(-Number(daysAgo)), gaps.filter((gap) => gap <= 120).reduce((sum, gap) => sum + gap, 0)]
      }),
    )
    for (const [daysAgo, seconds] of Object.entries(calls))
      for (const at of seconds) await countPlayTime(sandbox.db, memberId, noonOf(Number(daysAgo)) + at * 1_000)
    const months = new Set(Object.keys(played).map((day) => day.slice(0, 7)))
    const seen: Record<string, number> = {}
    for (const ym of months) {
      const { list, total } = await sandbox.call(calendarCost, { ym }, { token })
      const days = list.map(({ date, timeSec }) => [date, timeSec] as const).filter(([, timeSec]) => timeSec > 0)
      Object.assign(seen, Object.fromEntries(days))
      expect(total.timeSec).toBe(days.reduce((sum, [, timeSec]) => sum + timeSec, 0))
    }
    expect(seen).toEqual(played)
    expect(Object.values(played)).toEqual(expect.arrayContaining([135, 220]))
    expect(await playedSince(sandbox.db, memberId, startOfDay(today()))).toBe(220_000)
  })
})

describe('the feed', () => {
  it.each([
    ['zh', ''],
    ['en', '?lang=en'],
  ])(
    '[SBX-CAL-5] in %s is a calendar that a parser of its own reads, with one id for each event',
    async (language, query) => {
      const { headers, payload } = await feed(query)
      expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
      const calendar = new ICAL.Component(ICAL.parse(payload))
      expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
      expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy()
      const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
      const { offers } = await sandbox.call(calendarMonth, {})
      for (const { component, summary, startDate, endDate } of events) {
        expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy()
        expect(summary).not.toBe('')
        expect(endDate.compare(startDate)).toBeGreaterThan(0)
      }
      for (const { id, title, startAt, endAt } of offers.filter(({ endAt }) => endAt > sandbox.clock.now())) {
        const event = events.find(({ uid }) => uid === `offer-${id}@lantern`)
        expect(event?.summary).toBe(title[language as 'zh' | 'en'])
        expect(event?.startDate.isDate).toBe(true)
        expect(event?.startDate.toString()).toBe(siteDate(startAt))
        // An end of whole days is the day after the last one (RFC 5545 3.6.1).
        expect(event?.endDate.toString()).toBe(siteDate(endAt - 1 + DAY_MS))
      }
      const [match] = (await sandbox.call(calendarMonth, {})).days.find(({ date }) => date === today())?.matches ?? []
      expect(events.find(({ uid }) => uid === `match-${match?.id}@lantern`)?.startDate.toUnixTime()).toBe(
        (match?.startAt ?? 0) / 1_000,
      )
    },
  )

  it('[SBX-CAL-5] ends each line with CRLF, folds it at 75 bytes, and is the same until an event changes', async () => {
    const { payload } = await feed()
    const lines = payload.split('\r\n')
    expect(lines.join('')).not.toContain('\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect((await feed()).payload).toBe(payload)
  })
})
