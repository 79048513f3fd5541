/** The rebates of demo01, made from its bets by the rules of the nightly job: older days are paid, yesterday waits to be claimed (screens.md 12). */
import { DAY_MS, HOUR_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import type { RebateDay } from '../database/tables/money/rebate.schema.ts'
import { CALC_FROM_MS, payableOf } from '../rebate/rebate.rules.ts'
import { insertDays, insertRun } from '../rebate/rebate-run.repository.ts'
import { payRebate, takeReady } from '../rebate/rebate-turns.ts'

const VIP = 3
/** Days ago whose rebate was claimed by tap, the next morning. */
const CLAIMED_BY_TAP = [8, 5]
const TAP_MS = DAY_MS + 10 * HOUR_MS
const AUTO_MS = 2 * DAY_MS + CALC_FROM_MS

/** A settled bet as a rebate sees it. */
export type Turnover = {
  readonly enName: string
  readonly category: string
  readonly valid: number
  readonly at: number
}

/** The rebate of one day. */
export type DemoRebate = {
  readonly kind: 'ready' | 'auto' | 'unclaimed'
  readonly at: number
  readonly fen: number
  readonly days: readonly RebateDay[]
}

/** One for each finished day with turnover, oldest first. */
export function demoRebates(now: number, memberId: string, bets: readonly Turnover[]): DemoRebate[] {
  const today = siteDayStart(now)
  const days = [...new Set(bets.map(({ at }) => siteDayStart(at)))].filter((day) => day < today)
  return days
    .sort((one, other) => one - other)
    .map((day) => {
      const ago = Math.round((today - day) / DAY_MS)
      const kind = ago === 1 ? 'unclaimed' : CLAIMED_BY_TAP.includes(ago) ? 'ready' : 'auto'
      const rows = rowsOf(day, memberId, bets)
      const at = { unclaimed: now, ready: day + TAP_MS, auto: day + AUTO_MS }[kind]
      return { kind, at, fen: rows.reduce((sum, { amount }) => sum + amount, 0), days: rows }
    })
}

function rowsOf(day: number, memberId: string, bets: readonly Turnover[]): RebateDay[] {
  const ofDay = bets.filter(({ at }) => siteDayStart(at) === day)
  const venues = [...new Map(ofDay.map(({ enName, category }) => [enName, category]))]
  const earned = venues.map(([enName, category]) => ({
    enName,
    category,
    valid: ofDay.reduce((sum, bet) => sum + (bet.enName === enName ? bet.valid : 0), 0),
    claimed: 0,
  }))
  return payableOf(earned, VIP)
    .filter(({ amount }) => amount > 0)
    .map(({ enName, category, valid, rate, amount }) => ({
      member_id: memberId,
      day,
      en_name: enName,
      category,
      valid,
      rate,
      amount,
      state: 'READY',
    }))
}

export async function insertRebate(trx: Trx, memberId: string, { kind, at, days }: DemoRebate): Promise<void> {
  await insertDays(trx, days)
  if (kind === 'unclaimed') return
  const items = await takeReady(trx, days, kind === 'auto' ? 'AUTO' : 'CLAIMED')
  await payRebate(trx, { memberId, kind, items, at })
}

/** The nightly job begins with today. */
export async function insertLastRun(trx: Trx, now: number): Promise<void> {
  await insertRun(trx, siteDayStart(now) - DAY_MS, now)
}
