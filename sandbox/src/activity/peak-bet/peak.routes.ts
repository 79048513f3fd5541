/** `/act/api/v1/peakBet/*`, and the control action that gives a rank. */
import * as CODE from '@lantern/contract/code'
import { type PeakMe, peakBoard, peakClaim, peakJoin } from '@lantern/contract/peak-bet'
import { MEMBER_STATUS } from '@lantern/contract/user'
import { type Executor, inTransaction } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { maskName } from '../../members/mask.rules.ts'
import { findMemberByName } from '../../members/members.repository.ts'
import { statusAt } from '../../members/standing.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import type { Wire } from '../../wire/wire.ts'
import {
  entriesOf,
  friendIdsOf,
  insertEntries,
  joinedAtOf,
  lastClosedSeason,
  peakCodeOf,
  prizesOf,
} from './peak.repository.ts'
import { PEAK_PRIZES, PEAK_RULE, type Season, seasonAt, seasonBefore, seasonOf } from './peak.rules.ts'
import { type Board, boardOf, type Ranked } from './peak-board.ts'
import { claimPrize, entryOf, joinPeak, leavePeak, tellOfPrize } from './peak-turns.ts'

const SHOWN = 50
const PRIZES_SHOWN = 5

export function peakRoutes(wire: Wire): void {
  wire.publicRead(peakBoard, async ({ scope, season: id }, { db, now, caller }) => {
    const current = seasonAt(now)
    const season = id === undefined ? current : seasonOf(id)
    const previous = seasonBefore(current)
    if (!season || season.startAt > now || season.startAt < previous.startAt) throw noSeason()
    const isPaused = caller !== undefined && isOnBreak(caller, now)
    const board =
      isPaused || (scope === 'friends' && !caller)
        ? { isClosed: now >= season.closeAt, ranked: [] }
        : await boardOf(db, season, now, caller && scope === 'friends' ? await circleOf(db, caller.id) : undefined)
    return {
      season: { ...season, state: stateOf(season, board, now) },
      previous: season.id === current.id ? previous.id : '',
      rule: {
        minStake: fromFen(PEAK_RULE.minStake),
        capStake: fromFen(PEAK_RULE.capStake),
        prizeMultiple: PEAK_RULE.prizeMultiple,
      },
      prizes: PEAK_PRIZES.map(({ amount, ...ranks }) => ({ ...ranks, amount: fromFen(amount) })),
      list: board.ranked.slice(0, SHOWN).map((row) => ({
        ...resultView(row),
        nick: maskName(row.nick),
        isMe: row.memberId === caller?.id,
      })),
      total: board.ranked.length,
      me: caller ? await meView(db, caller, { isPaused, board }) : null,
    }
  })

  wire.memberWrite(peakJoin, async ({ on }, { trx, member, now }) => {
    await (on ? joinPeak(trx, member.id, now) : leavePeak(trx, member.id))
    return { isJoined: on, joinedAt: await joinedAtOf(trx, member.id), link: on ? await linkOf(trx, member.id) : '' }
  })

  wire.memberWrite(peakClaim, (claim, { trx, member, now }) => claimPrize(trx, member, claim, now))
}

async function meView(
  db: Executor,
  { id }: Member,
  { isPaused, board }: { isPaused: boolean; board: Board },
): Promise<PeakMe> {
  const joinedAt = await joinedAtOf(db, id)
  const best = board.ranked.find(({ memberId }) => memberId === id)
  return {
    isJoined: joinedAt !== null,
    joinedAt,
    isPaused,
    link: joinedAt === null ? '' : await linkOf(db, id),
    best: best
      ? {
          ...resultView(best),
          betNo: best.betNo,
          countedStake: fromFen(Math.min(best.stake, PEAK_RULE.capStake)),
        }
      : null,
    prizes: (await prizesOf(db, id, PRIZES_SHOWN)).map(({ season, rank, odds, amount, claimed_at: claimedAt }) => ({
      season,
      rank,
      odds: fromFen(odds),
      amount: fromFen(amount),
      state: claimedAt === null ? ('claimable' as const) : ('claimed' as const),
    })),
  }
}

/** Hundredths have the form of fen. */
function resultView({ rank, odds, sport, settledAt }: Ranked) {
  return { rank, odds: fromFen(odds), sport, at: settledAt }
}

async function circleOf(db: Executor, memberId: string): Promise<string[]> {
  return [memberId, ...(await friendIdsOf(db, memberId))]
}

async function linkOf(db: Executor, memberId: string): Promise<string> {
  const code = await peakCodeOf(db, memberId)
  return code === null ? '' : `/user/register?r_bet=${code}`
}

function stateOf({ endAt }: Season, { isClosed }: Board, now: number): 'running' | 'review' | 'closed' {
  if (now < endAt) return 'running'
  return isClosed ? 'closed' : 'review'
}

function isOnBreak(member: Member, now: number): boolean {
  const status = statusAt(member, now)
  return status === MEMBER_STATUS.timeout || status === MEMBER_STATUS.excluded
}

function noSeason(): SandboxError {
  return new SandboxError(
    CODE.VALIDATION,
    { zh: '没有这一期', en: 'There is no such season' },
    { fields: { season: 'unknown' } },
  )
}

export const peakActions: ControlActions = {
  'peak.rank': async ({ userName, rank }, { db, now }) => {
    const member = await findMemberByName(db, userName)
    const season = await lastClosedSeason(db)
    if (!member || season === null)
      throw new SandboxError(CODE.VALIDATION, 'No such member or season.', null, { http: 400 })
    if ((await entriesOf(db, season, [member.id])).length > 0)
      throw new SandboxError(CODE.VALIDATION, `${userName} has a rank in ${season}.`, null, { http: 400 })
    await inTransaction(db, async (trx) => {
      const sport = { zh: '后台设置', en: 'Set by control' }
      const given = {
        memberId: member.id,
        rank,
        odds: 200,
        sport,
        settledAt: now,
        betNo: '',
        stake: PEAK_RULE.minStake,
      }
      await insertEntries(trx, [entryOf(season, given)])
      await tellOfPrize(trx, member.id, { season, rank, at: now })
    })
    return { userName, season, rank }
  },
}
