/** Daily from 04:00 (screens.md 11.10, 12): credits unclaimed rebates, then calculates the finished day. */
import { DAY_MS, MINUTE_MS, siteDayStart } from '@lantern/contract/site-time'
import { type Database, inTransaction } from '../database/database.ts'
import type { Job } from '../jobs/jobs.ts'
import { lockMember } from '../members/members.repository.ts'
import { earnedOn, readyDays } from './rebate.repository.ts'
import { CALC_FROM_MS, CALC_TO_MS, payableOf } from './rebate.rules.ts'
import { insertDays, insertRun, lastCalculatedDay, membersWithReady, playersOn } from './rebate-run.repository.ts'
import { payRebate, takeReady } from './rebate-turns.ts'

/** How many missed days are calculated after a clock jump. */
const MAX_DAYS_BACK = 31

export const rebateJob: Job = {
  name: 'rebate',
  everyMs: MINUTE_MS,
  async run({ db, now }) {
    const today = siteDayStart(now)
    for (const day of await missingDays(db, now)) {
      await creditReady(db, day - DAY_MS, day + DAY_MS + CALC_FROM_MS)
      await calculate(db, day, day + DAY_MS + CALC_TO_MS)
    }
    // Credited at 04:00, whenever the job gets to it.
    if (now - today >= CALC_FROM_MS) await creditReady(db, today - 2 * DAY_MS, today + CALC_FROM_MS)
  },
}

/** Finished days without a calculation whose half hour is over, oldest first. */
async function missingDays(db: Database, now: number): Promise<number[]> {
  const today = siteDayStart(now)
  const newest = now - today >= CALC_TO_MS ? today - DAY_MS : today - 2 * DAY_MS
  const last = await lastCalculatedDay(db)
  const from = Math.max(last === null ? newest : last + DAY_MS, newest - MAX_DAYS_BACK * DAY_MS)
  const days: number[] = []
  for (let day = from; day <= newest; day += DAY_MS) days.push(day)
  return days
}

/** Rebates unclaimed until the second morning are credited automatically: nothing expires. */
async function creditReady(db: Database, upTo: number, at: number): Promise<void> {
  for (const memberId of await membersWithReady(db, upTo)) {
    await inTransaction(db, async (trx) => {
      await lockMember(trx, memberId)
      const days = (await readyDays(trx, memberId)).filter(({ day }) => day <= upTo)
      if (days.length > 0)
        await payRebate(trx, { memberId, kind: 'auto', items: await takeReady(trx, days, 'AUTO'), at })
    })
  }
}

async function calculate(db: Database, day: number, at: number): Promise<void> {
  const players = await playersOn(db, day)
  await inTransaction(db, async (trx) => {
    for (const { id, vip } of players) {
      const rows = payableOf(await earnedOn(trx, id, day), vip)
        .filter(({ amount }) => amount > 0)
        .map(({ enName, category, valid, rate, amount }) => ({
          member_id: id,
          day,
          en_name: enName,
          category,
          valid,
          rate,
          amount,
          state: 'READY' as const,
        }))
      await insertDays(trx, rows)
    }
    await insertRun(trx, day, at)
  })
}
