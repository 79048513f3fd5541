/** What members may still deposit, lose and play by the limits that they set. Amounts in fen, time in hundredths of a minute. */
import { LIMIT_PERIODS, type LimitKind } from '@lantern/contract/safer'
import { MINUTE_MS } from '@lantern/contract/site-time'
import type { Executor } from '../../database/database.ts'
import { type BoundLimit, bindingLimit, type LimitUse, periodEnd, periodStart } from './limit.rules.ts'
import { depositedSince, limitStates, NO_LIMIT } from './limits.repository.ts'
import { lossSince } from './loss.repository.ts'
import { playedSince } from './play-time.repository.ts'

const USED: Readonly<Record<LimitKind, (db: Executor, memberId: string, since: number) => Promise<number>>> = {
  deposit: depositedSince,
  loss: lossSince,
  session: async (db, memberId, since) => Math.floor((100 * (await playedSince(db, memberId, since))) / MINUTE_MS),
}

/** Every period of a kind. */
export async function limitUses(db: Executor, memberId: string, kind: LimitKind, now: number): Promise<LimitUse[]> {
  const states = await limitStates(db, memberId, kind)
  const uses: LimitUse[] = []
  for (const period of LIMIT_PERIODS) {
    uses.push({
      ...(states.get(period) ?? NO_LIMIT),
      period,
      used: await USED[kind](db, memberId, periodStart(period, now)),
      resetAt: periodEnd(period, now),
    })
  }
  return uses
}

/** The limit of a kind with the least left; null without one, which most calls of play ask. */
export async function tightestLimit(
  db: Executor,
  memberId: string,
  kind: LimitKind,
  now: number,
): Promise<BoundLimit | null> {
  const states = await limitStates(db, memberId, kind)
  const isLimited = [...states.values()].some(({ amount }) => amount !== null)
  return isLimited ? bindingLimit(await limitUses(db, memberId, kind, now)) : null
}
