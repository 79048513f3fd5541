/** The one guard of play, on the site and in venues: breaks, and what members set themselves (decision 0063). */
import * as CODE from '@lantern/contract/code'
import type { Play } from '@lantern/contract/endpoint'
import { canonicalVenue } from '@lantern/contract/games'
import { siteTimeText } from '../../clock/site-time.rules.ts'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { requireNoClosing, requirePlay } from '../../members/standing.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { categoryOf } from '../../site/venues.ts'
import type { BoundLimit } from './limit.rules.ts'
import { tightestLimit } from './own-limits.ts'
import { quietUntil } from './quiet.rules.ts'
import { blocksOf, settingsOf } from './settings.repository.ts'

export type Guarded = {
  readonly member: Member
  readonly play: Play
  /** The venue of the session; undefined on the site. */
  readonly enName?: string
  readonly now: number
}

/**
 * The caller holds the member's row.
 * @throws SandboxError 711009 (also while the account is about to close), 712002 (also in quiet hours), 712003; 712006 in a blocked venue; 712004 for a stake that could lose more than a limit leaves, and for entering with nothing left;
 * for what is spent in the chat too; 712005 when the time is used up. Deposit limits (712001) are judged where the amount is converted.
 */
export async function guardPlay(db: Executor, { member, play, enName = '', now }: Guarded): Promise<void> {
  requireNoClosing(member)
  requirePlay(member, now)
  await requireNoQuiet(db, member.id, now)
  if (play.kind === 'spend') return requireLossLeft(db, member.id, toFen(play.amount), now)
  if (play.kind !== 'enter' && play.kind !== 'stake') return
  await requireNoBlock(db, member.id, play.kind === 'enter' ? canonicalVenue(play.enName) : enName)
  const time = await tightestLimit(db, member.id, 'session', now)
  if (time && time.left <= 0) throw limitReached(CODE.SESSION_LIMIT, '已达时长限额', 'Session limit reached', time)
  const risk = play.kind === 'stake' ? play.stakes.reduce((sum, stake) => sum + toFen(stake), 0) : SMALLEST_RISK
  await requireLossLeft(db, member.id, risk, now)
}

async function requireLossLeft(db: Executor, memberId: string, risk: number, now: number): Promise<void> {
  const loss = await tightestLimit(db, memberId, 'loss', now)
  if (loss && risk > loss.left) throw limitReached(CODE.LOSS_LIMIT, '已达亏损限额', 'Loss limit reached', loss)
}

async function requireNoQuiet(db: Executor, memberId: string, now: number): Promise<void> {
  const { quiet } = await settingsOf(db, memberId)
  const until = quiet.value && quietUntil(quiet.value, now)
  if (until === null) return
  const at = siteTimeText(until)
  throw new SandboxError(CODE.TIME_OUT, { zh: `安静时段至 ${at}`, en: `Quiet hours until ${at}` }, { until })
}

async function requireNoBlock(db: Executor, memberId: string, enName: string): Promise<void> {
  const category = categoryOf(enName)
  const blocks = await blocksOf(db, memberId)
  if (!blocks.some(({ kind, name }) => name === (kind === 'venue' ? enName : category))) return
  throw new SandboxError(CODE.VENUE_BLOCKED, { zh: '您已屏蔽该场馆', en: 'You have blocked this venue' }, { enName })
}

/** Entering needs something left to lose, fen. */
const SMALLEST_RISK = 1

function limitReached(code: number, zh: string, en: string, { left, resetAt, period }: BoundLimit): SandboxError {
  const at = siteTimeText(resetAt)
  const room = { left: fromFen(left), resetAt, period }
  return new SandboxError(code, { zh: `${zh}，${at} 恢复`, en: `${en}, free again at ${at}` }, room)
}
