/** `/act/api/v1/calendar/*`, and the feed for calendar programs. */
import { CALENDAR_FEED, calendarCost, calendarMakeUp, calendarMonth, calendarSign } from '@lantern/contract/calendar'
import { DAY_MS, SECOND_MS, siteDate, siteDayStart } from '@lantern/contract/site-time'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock/clock.ts'
import type { Database, Executor } from '../../database/database.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { refuse } from '../../refusal/refuse.ts'
import type { Wire } from '../../wire/wire.ts'
import { allOffers } from '../offers/offers.repository.ts'
import { costByDay, signInsOf } from './calendar.repository.ts'
import { daysOfMonth, isInView, monthOf, startOfDay } from './calendar.rules.ts'
import { calendarFeed } from './calendar-feed.ts'
import { matchDay } from './match-days.ts'
import { makeUp, signState, signToday } from './sign-turns.ts'

/** Matches of so many days are in the feed. */
const FEED_DAYS = 14

export function calendarRoutes(wire: Wire): void {
  wire.publicRead(calendarMonth, async ({ ym }, { db, now, caller }) => {
    const today = siteDate(now)
    const month = ym ?? monthOf(today)
    const days = daysInView(month, today)
    const { from, before } = rangeOf(days)
    const signs = caller ? await signsOf(db, caller.id) : null
    return {
      ym: month,
      today,
      days: days.map((date) => ({ date, ...matchDay(date), sign: signs && (signs.get(date) ?? ('none' as const)) })),
      offers: (await allOffers(db))
        .filter(({ startAt, endAt }) => startAt < before && endAt > from)
        .map(({ id, startAt, endAt, rules }) => ({ id, title: rules.title, startAt, endAt })),
      my: caller ? await signState(db, caller.id, now) : null,
    }
  })

  wire.memberRead(calendarCost, async ({ ym }, { db, member, now }) => {
    const rows = await costByDay(db, { memberId: member.id, ...rangeOf(daysInView(ym, siteDate(now))) })
    const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0)
    return {
      list: rows.map(({ day, ...row }) => ({ date: day, ...costView(row) })),
      total: costView({
        deposit: sum(({ deposit }) => deposit),
        result: sum(({ result }) => result),
        played: sum(({ played }) => played),
      }),
    }
  })

  wire.memberWrite(calendarSign, (input, { trx, member, now }) => signToday({ ...input, trx, member, now }))
  wire.memberWrite(calendarMakeUp, (input, { trx, member, now }) => makeUp({ ...input, trx, member, now }))
}

/** Public, and read by programs that send none of our headers. */
export function calendarFeedRoute(app: FastifyInstance, { db, clock }: { db: Database; clock: Clock }): void {
  app.get(CALENDAR_FEED, async (request, reply) => {
    const now = clock.now()
    const { lang } = request.query as { lang?: unknown }
    const feed = calendarFeed({
      offers: (await allOffers(db)).filter(({ endAt }) => endAt > now),
      days: Array.from({ length: FEED_DAYS }, (_, step) => siteDate(siteDayStart(now) + step * DAY_MS)),
      locale: lang === 'en' ? 'en' : 'zh',
      origin: `${request.protocol}://${request.host}`,
    })
    return reply
      .header('cache-control', 'public, max-age=900')
      .header('content-disposition', 'inline; filename="lantern.ics"')
      .type('text/calendar; charset=utf-8')
      .send(feed)
  })
}

/** @throws SandboxError 10003 for a month that is too far away */
function daysInView(month: string, today: string): string[] {
  if (!isInView(month, today)) throw refuse('invalid-request', { fields: { ym: 'range' } })
  return daysOfMonth(month)
}

function rangeOf(days: readonly string[]): { from: number; before: number } {
  const from = startOfDay(days[0] ?? '')
  return { from, before: from + days.length * DAY_MS }
}

async function signsOf(db: Executor, memberId: string): Promise<Map<string, 'signed' | 'made-up'>> {
  const rows = await signInsOf(db, memberId)
  return new Map(rows.map(({ day, is_made_up: isMadeUp }) => [day, isMadeUp ? 'made-up' : 'signed']))
}

function costView({ deposit, result, played }: { deposit: number; result: number; played: number }) {
  return { deposit: fromFen(deposit), result: fromFen(result), timeSec: Math.floor(played / SECOND_MS) }
}
