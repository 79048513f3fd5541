/** What must hold of money in every state: the ledger proof, one mail for each state, turnover that adds up. Answers what does not. */
import { sql } from 'kysely'
import type { Database } from '../src/database/database.ts'

const ORDERS = `
  SELECT no, member_id, state::text AS state, timeline FROM deposit_orders WHERE no NOT LIKE 'seed-%'
  UNION ALL SELECT no, member_id, state::text, timeline FROM withdraw_orders WHERE no NOT LIKE 'seed-%'`

const STATEMENTS: readonly { readonly says: string; readonly query: string }[] = [
  {
    says: 'an order does not stand where its timeline ends',
    query: `SELECT no AS what FROM (${ORDERS}) o WHERE (timeline::jsonb -> -1 ->> 'state') <> state`,
  },
  {
    says: 'a state of an order has not exactly one mail',
    query: `SELECT no AS what FROM (SELECT o.no, count(DISTINCT step ->> 'state') AS states,
        (SELECT count(*) FROM mails m WHERE m.biz_no = o.no) AS mails,
        (SELECT count(*) FROM money_mails k WHERE k.biz_no = o.no) AS kept
      FROM (${ORDERS}) o, jsonb_array_elements(o.timeline::jsonb) step GROUP BY o.no) counted
      WHERE states <> mails OR states <> kept`,
  },
  {
    says: 'a transfer that ended has not its mail',
    query: `SELECT t.no AS what FROM transfers t WHERE t.no NOT LIKE 'seed-%' AND t.state IN (3, 4, 5)
      AND (SELECT count(*) FROM money_mails k WHERE k.biz_no = t.no AND k.state = t.state::text) <> 1`,
  },
  {
    says: 'a transfer has more mails than states',
    query: `SELECT t.no AS what FROM transfers t WHERE t.no NOT LIKE 'seed-%'
      AND (SELECT count(*) FROM mails m WHERE m.biz_no = t.no) <> (SELECT count(*) FROM money_mails k WHERE k.biz_no = t.no)`,
  },
  {
    says: 'a turnover task that ended has not its one mail',
    query: `SELECT t.id AS what FROM audit_tasks t WHERE
      (SELECT count(*) FROM mails m WHERE m.biz_no = t.id) <> (CASE t.state WHEN 'OPEN' THEN 0 ELSE 1 END)`,
  },
  {
    says: 'a turnover task counts something else than its bets',
    query: `SELECT t.id AS what FROM audit_tasks t WHERE t.source_no NOT LIKE 'seed-%'
      AND (t.done > t.required OR t.done <> coalesce((SELECT sum(counted) FROM audit_contributions c WHERE c.task_id = t.id), 0)
        OR (t.state = 'DONE') <> (t.done >= t.required))`,
  },
  {
    says: 'a settled bet is not on the ledger once',
    query: `SELECT b.no AS what FROM bets b WHERE b.state IN (3, 4)
      AND (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = b.no AND e.biz_type IN ('BET_SETTLE', 'BET_VOID')) <> 1`,
  },
]

export async function moneyProblems(db: Database): Promise<string[]> {
  const problems: string[] = []
  for (const { says, query } of STATEMENTS) {
    const { rows } = await sql.raw<{ what: string }>(query).execute(db)
    if (rows.length > 0)
      problems.push(
        `${says}: ${rows
          .slice(0, 5)
          .map(({ what }) => what)
          .join(', ')} (${rows.length})`,
      )
  }
  return problems
}
