/** Rows of the peak bet: who takes part, the best bets of a week, and closed boards. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { PeakEntry } from '../../database/tables/site/activity.schema.ts'
import { PEAK_RULE, type Season } from './peak.rules.ts'

/** Rounds of games are no bets on a match. */
const CATEGORIES = ['sport', 'gaming']
/** Kinds of codes by which friends are invited; `r_code` belongs to agents. */
const FRIEND_KINDS = ['i_code', 'invite_code', 'r_bet']

/** A board's row without its rank: the best bet of a member. */
export type BestBet = {
  readonly memberId: string
  readonly nick: string
  readonly betNo: string
  readonly odds: number
  readonly stake: number
  /** JSON of `BetNames`. */
  readonly names: string
  readonly settledAt: number
}

/** The best won bet of the season of each member who takes part and may play; of some members, or of all. */
export async function bestBets(
  db: Executor,
  { startAt, endAt }: Season,
  now: number,
  memberIds?: readonly string[],
): Promise<BestBet[]> {
  if (memberIds?.length === 0) return []
  const among = memberIds === undefined ? sql`` : sql`AND m.id IN (${sql.join(memberIds)})`
  const { rows } = await sql<BestBet>`
    SELECT DISTINCT ON (b.member_id) b.member_id AS "memberId", m.nick, b.no AS "betNo", b.return_fen * 100 / b.stake AS odds,
      b.stake, b.names, b.settled_at AS "settledAt"
    FROM bets b JOIN peak_joins j ON j.member_id = b.member_id JOIN members m ON m.id = b.member_id
    WHERE b.state = 3 AND b.result IN ('WIN', 'HALF_WIN') AND b.stake >= ${PEAK_RULE.minStake}
      AND b.category IN (${sql.join(CATEGORIES)})
      AND b.settled_at >= ${startAt} AND b.settled_at < ${endAt} AND b.placed_at > j.joined_at
      AND (m.status IN (${MEMBER_STATUS.normal}, ${MEMBER_STATUS.frozen})
        OR m.status = ${MEMBER_STATUS.timeout} AND m.status_until <= ${now}
        OR m.status = ${MEMBER_STATUS.excluded} AND m.return_at <= ${now}) ${among}
    ORDER BY b.member_id, odds DESC, b.settled_at, b.no`.execute(db)
  return rows
}

/** Members who invited the member, or were invited by the member. */
export async function friendIdsOf(db: Executor, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('invites')
    .select(['inviter_id', 'invitee_id'])
    .where('kind', 'in', FRIEND_KINDS)
    .where(({ or, eb }) => or([eb('inviter_id', '=', memberId), eb('invitee_id', '=', memberId)]))
    .execute()
  return rows.map((row) => (row.inviter_id === memberId ? row.invitee_id : row.inviter_id))
}

export async function joinedAtOf(db: Executor, memberId: string): Promise<number | null> {
  const row = await db.selectFrom('peak_joins').select('joined_at').where('member_id', '=', memberId).executeTakeFirst()
  return row?.joined_at ?? null
}

export async function insertJoin(trx: Trx, memberId: string, at: number): Promise<void> {
  await trx
    .insertInto('peak_joins')
    .values({ member_id: memberId, joined_at: at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}

export async function removeJoin(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('peak_joins').where('member_id', '=', memberId).execute()
}

/** The member's code for the board. */
export async function peakCodeOf(db: Executor, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invite_codes')
    .select('code')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'r_bet')
    .executeTakeFirst()
  return row?.code ?? null
}

export async function insertPeakCode(trx: Trx, memberId: string, code: string): Promise<void> {
  await trx
    .insertInto('invite_codes')
    .values({
      code_key: code.toLowerCase(),
      code,
      kind: 'r_bet',
      member_id: memberId,
      campaign_zh: '好友巅峰注',
      campaign_en: 'Peak bet among friends',
    })
    .execute()
}

export async function lastClosedSeason(db: Executor): Promise<string | null> {
  const row = await db.selectFrom('peak_seasons').select('season').orderBy('season', 'desc').executeTakeFirst()
  return row?.season ?? null
}

export async function isSeasonClosed(db: Executor, season: string): Promise<boolean> {
  const row = await db.selectFrom('peak_seasons').select('season').where('season', '=', season).executeTakeFirst()
  return row !== undefined
}

/** @returns false when the season is closed already */
export async function insertSeason(trx: Trx, season: string, at: number): Promise<boolean> {
  const row = await trx
    .insertInto('peak_seasons')
    .values({ season, closed_at: at })
    .onConflict((conflict) => conflict.column('season').doNothing())
    .returning('season')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertEntries(trx: Trx, entries: readonly PeakEntry[]): Promise<void> {
  if (entries.length > 0)
    await trx
      .insertInto('peak_entries')
      .values([...entries])
      .execute()
}

/** The final board of a season, in order; of some members, or of all. */
export async function entriesOf(
  db: Executor,
  season: string,
  memberIds?: readonly string[],
): Promise<(PeakEntry & { nick: string })[]> {
  if (memberIds?.length === 0) return []
  return db
    .selectFrom('peak_entries as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .selectAll('e')
    .select('m.nick')
    .where('e.season', '=', season)
    .$if(memberIds !== undefined, (query) => query.where('e.member_id', 'in', memberIds ?? []))
    .orderBy('e.rank')
    .orderBy('e.settled_at')
    .execute()
}

/** Newest first: seasons in which the member has a prize. */
export async function prizesOf(db: Executor, memberId: string, limit: number): Promise<PeakEntry[]> {
  return db
    .selectFrom('peak_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('amount', '>', 0)
    .orderBy('season', 'desc')
    .limit(limit)
    .execute()
}

/** Locks a member's entry. */
export async function lockedEntry(trx: Trx, memberId: string, season: string): Promise<PeakEntry | undefined> {
  return trx
    .selectFrom('peak_entries')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('season', '=', season)
    .forUpdate()
    .executeTakeFirst()
}

export async function markPrizeClaimed(
  trx: Trx,
  { season, member_id: memberId }: Pick<PeakEntry, 'season' | 'member_id'>,
  { auditId, ledgerNo, at }: { auditId: string; ledgerNo: string; at: number },
): Promise<void> {
  await trx
    .updateTable('peak_entries')
    .set({ audit_id: auditId, ledger_no: ledgerNo, claimed_at: at })
    .where('season', '=', season)
    .where('member_id', '=', memberId)
    .execute()
}
