/** Limits that members set themselves. */
import { breakState } from '@lantern/contract/break-state'
import { limitSave, OWN_LIMITS, saferOverview } from '@lantern/contract/safer'
import { SECOND_MS } from '@lantern/contract/site-time'
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { Executor } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { fromFen, toFen } from '../ledger/money.rules.ts'
import { isExclusionOver, statusAt } from '../members/standing.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { breakRoutes } from './break.routes.ts'
import { periodStart } from './guard/limit.rules.ts'
import { limitUses, tightestLimit } from './guard/own-limits.ts'
import { playedSince } from './guard/play-time.repository.ts'
import { quietUntil } from './guard/quiet.rules.ts'
import { settingsOf } from './guard/settings.repository.ts'
import { positionSince } from './position.repository.ts'
import { saveLimit } from './save-limit.ts'
import { settingsRoutes } from './settings.routes.ts'

export function saferRoutes(wire: Wire): void {
  breakRoutes(wire)
  settingsRoutes(wire)
  wire.memberRead(breakState, async (_input, { db, member, now }) => ({
    until: await playClosedUntil(db, member, now),
  }))
  wire.memberRead(saferOverview, async (_input, { db, member, now }) => ({
    break: breakOf(member, now),
    position: await positionOf(db, member.id, now),
    limits: await limitViews(db, member.id, now),
  }))

  wire.memberWrite(limitSave, async ({ kind, period, amount }, { trx, member, now }) => {
    const saved = await saveLimit(trx, member.id, { kind, period }, amount === null ? null : toFen(amount), now)
    return { activeNow: moneyOf(saved.amount), pendingAt: saved.pending?.at ?? null }
  })
}

function breakOf(member: Member, now: number) {
  const status = statusAt(member, now)
  const until = member.status_until ?? 0
  if (status === MEMBER_STATUS.timeout) return { kind: 'timeout' as const, until }
  if (status !== MEMBER_STATUS.excluded) return null
  return { kind: 'excluded' as const, until, isOver: isExclusionOver(member, now), returnAt: member.return_at }
}

/** The end of what closes open venues: a break, quiet hours, or time that is used up; null when play is open. */
async function playClosedUntil(db: Executor, member: Member, now: number): Promise<number | null> {
  const pause = breakOf(member, now)
  if (pause) return pause.until
  const { quiet } = await settingsOf(db, member.id)
  const quietEnd = quiet.value && quietUntil(quiet.value, now)
  if (quietEnd !== null) return quietEnd
  const time = await tightestLimit(db, member.id, 'session', now)
  return time && time.left <= 0 ? time.resetAt : null
}

async function limitViews(db: Executor, memberId: string, now: number) {
  const views = []
  for (const kind of OWN_LIMITS) {
    for (const { period, amount, used, resetAt, pending } of await limitUses(db, memberId, kind, now)) {
      views.push({
        kind,
        period,
        amount: moneyOf(amount),
        // Winnings leave more to lose, but nothing below zero is used.
        used: fromFen(Math.max(0, used)),
        resetAt,
        pending: pending && { amount: moneyOf(pending.amount), at: pending.at },
      })
    }
  }
  return views
}

async function positionOf(db: Executor, memberId: string, now: number) {
  const lifetime = await positionSince(db, memberId, 0)
  const monthStart = periodStart('month', now)
  const { deposit, withdraw, stake, returned } = await positionSince(db, memberId, monthStart)
  return {
    netDepositLifetime: fromFen(lifetime.deposit - lifetime.withdraw),
    month: {
      deposit: fromFen(deposit),
      withdraw: fromFen(withdraw),
      stake: fromFen(stake),
      result: fromFen(returned - stake),
      timeSec: Math.floor((await playedSince(db, memberId, monthStart)) / SECOND_MS),
    },
  }
}

function moneyOf(fen: number | null): string | null {
  return fen === null ? null : fromFen(fen)
}
