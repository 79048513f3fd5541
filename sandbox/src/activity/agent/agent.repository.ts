/** Rows of the partners programme: applications, teams, and commission of closed months. */
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { AgentApplication, AgentCommissionRow } from '../../database/tables/site/agent.schema.ts'
import type { Month } from './agent.rules.ts'

/** Newest first. */
export async function applicationsOf(db: Executor, memberId: string): Promise<AgentApplication[]> {
  return db
    .selectFrom('agent_applications')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .execute()
}

export async function insertApplication(trx: Trx, application: AgentApplication): Promise<void> {
  await trx.insertInto('agent_applications').values(application).execute()
}

/** Oldest first. */
export async function applicationsInReview(db: Executor, until: number): Promise<AgentApplication[]> {
  return db
    .selectFrom('agent_applications')
    .selectAll()
    .where('state', '=', 'review')
    .where('at', '<=', until)
    .orderBy('at')
    .execute()
}

/** @returns false when it was decided meanwhile */
export async function decideApplication(
  trx: Trx,
  id: string,
  decided: Pick<AgentApplication, 'state' | 'reason_zh' | 'reason_en' | 'decided_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agent_applications')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'review')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Members who are partners, with the time of it. */
export async function partners(db: Executor): Promise<{ memberId: string; since: number }[]> {
  const rows = await db
    .selectFrom('agent_applications')
    .select(['member_id', 'decided_at'])
    .where('state', '=', 'approved')
    .orderBy('decided_at')
    .execute()
  return rows.map((row) => ({ memberId: row.member_id, since: row.decided_at ?? 0 }))
}

export async function agentCodeOf(db: Executor, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom('invite_codes')
    .select('code')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'r_code')
    .executeTakeFirst()
  return row?.code ?? null
}

export async function insertAgentCode(trx: Trx, memberId: string, code: string): Promise<void> {
  await trx
    .insertInto('invite_codes')
    .values({ code_key: code.toLowerCase(), code, kind: 'r_code', member_id: memberId })
    .execute()
}

/** The approved partner of a code. */
export async function partnerOfCode(db: Executor, code: string): Promise<{ memberId: string; nick: string } | null> {
  const row = await db
    .selectFrom('invite_codes as c')
    .innerJoin('agent_applications as a', 'a.member_id', 'c.member_id')
    .innerJoin('members as m', 'm.id', 'c.member_id')
    .select(['m.id', 'm.nick'])
    .where('c.code_key', '=', code.toLowerCase())
    .where('c.kind', '=', 'r_code')
    .where('a.state', '=', 'approved')
    .executeTakeFirst()
  return row ? { memberId: row.id, nick: row.nick } : null
}

export type TeamResult = { team: number; active: number; net: number }

/** The team without those who share a device, a payment account or a name with the partner, and its settled bets of a month. */
export async function teamResult(db: Executor, partnerId: string, { startAt, endAt }: Month): Promise<TeamResult> {
  const { rows } = await sql<TeamResult>`
    WITH team AS (
      SELECT f.id FROM invites i JOIN members f ON f.id = i.invitee_id JOIN members m ON m.id = i.inviter_id
      WHERE i.inviter_id = ${partnerId} AND i.kind = 'r_code'
        AND NOT EXISTS (SELECT 1 FROM devices a JOIN devices b USING (device_uuid) WHERE a.member_id = f.id AND b.member_id = m.id)
        AND NOT EXISTS (
          SELECT 1 FROM pay_accounts a JOIN pay_accounts b USING (kind, number_hash)
          WHERE a.member_id = f.id AND b.member_id = m.id AND a.number_hash <> ''
        )
        AND coalesce(f.real_name <> m.real_name, true)
    ), played AS (
      SELECT b.member_id, b.stake - b.return_fen AS net FROM bets b JOIN team t ON t.id = b.member_id
      WHERE b.state = 3 AND b.settled_at >= ${startAt} AND b.settled_at < ${endAt}
    )
    SELECT (SELECT count(*)::bigint FROM team) AS team, (SELECT count(DISTINCT member_id)::bigint FROM played) AS active,
      (SELECT coalesce(sum(net), 0)::bigint FROM played) AS net`.execute(db)
  return rows[0] ?? { team: 0, active: 0, net: 0 }
}

/** Newest first. */
export async function commissionsOf(db: Executor, memberId: string, limit: number): Promise<AgentCommissionRow[]> {
  return db
    .selectFrom('agent_commissions')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('ym', 'desc')
    .limit(limit)
    .execute()
}

export async function paidCommission(db: Executor, memberId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('agent_commissions')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** @returns false when the month is closed already */
export async function insertCommission(trx: Trx, row: AgentCommissionRow): Promise<boolean> {
  const inserted = await trx
    .insertInto('agent_commissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['member_id', 'ym']).doNothing())
    .returning('ym')
    .executeTakeFirst()
  return inserted !== undefined
}
