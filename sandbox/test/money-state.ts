/** What must hold of money in every state: the ledger proof, one mail for each state, turnover that adds up. Answers what does not. */
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Database } from '../src/database/database.ts'
import { seedId } from '../src/members/seed-id.rules.ts'

/** Seeded ones are older than the sandbox and sent no mail; seed-no.rules.ts says how they are known. */
const isSeeded = (no: string): string => `(${no} LIKE 'seed-%' OR right(${no}, 8) LIKE '%0%')`
const ORDERS = `
  SELECT no, member_id, state::text AS state, timeline, created_at FROM deposit_orders WHERE NOT ${isSeeded('no')}
  UNION ALL SELECT no, member_id, state::text, timeline, created_at FROM withdraw_orders WHERE NOT ${isSeeded('no')}`
/** Mails end after 90 days: those of what began this long ago are all there. */
const MAILS_SINCE = `(SELECT max(at) - ${80 * DAY_MS} FROM mails)`

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
      FROM (${ORDERS}) o, jsonb_array_elements(o.timeline::jsonb) step WHERE o.created_at > ${MAILS_SINCE} GROUP BY o.no) counted
      WHERE states <> mails OR states <> kept`,
  },
  {
    says: 'a transfer that ended has not its mail',
    query: `SELECT t.no AS what FROM transfers t WHERE NOT ${isSeeded('t.no')} AND t.state IN (3, 4, 5)
      AND (SELECT count(*) FROM money_mails k WHERE k.biz_no = t.no AND k.state = t.state::text) <> 1`,
  },
  {
    says: 'a transfer has more mails than states',
    query: `SELECT t.no AS what FROM transfers t WHERE NOT ${isSeeded('t.no')} AND t.created_at > ${MAILS_SINCE}
      AND (SELECT count(*) FROM mails m WHERE m.biz_no = t.no) <> (SELECT count(*) FROM money_mails k WHERE k.biz_no = t.no)`,
  },
  {
    says: 'a turnover task that ended has not its one mail',
    query: `SELECT t.id AS what FROM audit_tasks t WHERE t.start_at > ${MAILS_SINCE} AND
      (SELECT count(*) FROM mails m WHERE m.biz_no = t.id) <> (CASE t.state WHEN 'OPEN' THEN 0 ELSE 1 END)`,
  },
  {
    says: 'a turnover task counts something else than its bets',
    query: `SELECT t.id AS what FROM audit_tasks t WHERE NOT ${isSeeded('t.source_no')}
      AND (t.done > t.required OR t.done <> coalesce((SELECT sum(counted) FROM audit_contributions c WHERE c.task_id = t.id), 0)
        OR (t.state = 'DONE') <> (t.done >= t.required))`,
  },
  {
    says: 'a rebate is not once on the ledger, in a mail and in a turnover task',
    query: `SELECT c.no AS what FROM rebate_claims c WHERE c.no NOT LIKE 'seed-%' AND (
      (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = c.no AND e.biz_type = 'REBATE') <> 1
      OR (c.at > ${MAILS_SINCE} AND (SELECT count(*) FROM mails m WHERE m.biz_no = c.no) <> 1)
      OR (SELECT count(*) FROM audit_tasks t WHERE t.source = 'rebate' AND t.source_no = c.no AND t.amount = c.amount) <> 1
      OR (SELECT coalesce(sum(i.amount), 0) FROM rebate_claim_items i WHERE i.claim_no = c.no) <> c.amount)`,
  },
  {
    says: 'a finished day of rebate was paid twice, or not as it was calculated',
    query: `SELECT d.member_id || ' ' || d.en_name AS what FROM rebate_days d WHERE
      (SELECT coalesce(sum(i.amount), 0) FROM rebate_claim_items i JOIN rebate_claims c ON c.no = i.claim_no
        WHERE c.kind <> 'today' AND c.member_id = d.member_id AND i.day = d.day AND i.en_name = d.en_name)
      <> (CASE d.state WHEN 'READY' THEN 0 ELSE d.amount END)`,
  },
  {
    says: 'more rebate was paid than a day earned',
    query: `SELECT member_id || ' ' || en_name AS what FROM (
        SELECT c.member_id, i.day, i.en_name, sum(i.amount) AS paid, max(i.rate) AS rate
        FROM rebate_claim_items i JOIN rebate_claims c ON c.no = i.claim_no
        -- The seed gave demo01 days without their bets.
        WHERE c.member_id <> '${seedId('demo01')}' GROUP BY c.member_id, i.day, i.en_name) p
      WHERE paid > floor(rate * (SELECT coalesce(sum(b.valid_fen), 0) FROM bets b WHERE b.member_id = p.member_id AND b.en_name = p.en_name
        AND b.settled_at >= p.day AND b.settled_at < p.day + 86400000) / 10000.0)`,
  },
  {
    says: 'a dividend is not paid, told and tasked exactly when it was taken',
    query: `SELECT d.id AS what FROM dividends d WHERE d.id NOT LIKE 'seed-%' AND (
      (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = d.id AND e.biz_type = 'DIVIDEND') <> (CASE d.state WHEN 3 THEN 1 ELSE 0 END)
      -- One mail of the payment, and one of the end that is near.
      OR (d.created_at > ${MAILS_SINCE} AND (SELECT count(*) FROM mails m WHERE m.biz_no IN (d.id, 'V-' || d.id))
        <> (CASE d.state WHEN 3 THEN 1 ELSE 0 END) + (CASE WHEN d.noticed_at IS NULL THEN 0 ELSE 1 END))
      OR (SELECT count(*) FROM audit_tasks t WHERE t.source = 'dividend' AND t.source_no = d.id) <> (CASE d.state WHEN 3 THEN 1 ELSE 0 END))`,
  },
  {
    says: 'a gift of the chat has not exactly one posting and one mail',
    query: `SELECT g.no AS what FROM chat_gift_sends g WHERE
      (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = g.no AND e.biz_type = 'GIFT_SEND') <> 1
      OR (g.at > ${MAILS_SINCE} AND (SELECT coalesce(min(m.member_id), '') || count(*) FROM mails m WHERE m.biz_no = g.no) <> g.member_id || 1)`,
  },
  {
    says: 'a red packet has not one mail for each of its movements, to the member whose money moved',
    query: `SELECT p.id AS what FROM chat_packets p WHERE p.at > ${MAILS_SINCE} AND (
      (SELECT count(*) FROM mails m WHERE m.biz_no = p.id) <> (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = p.id)
      OR (SELECT count(*) FROM mails m WHERE m.biz_no = p.id AND m.member_id = p.member_id AND m.title_en <> 'Red packet opened')
        <> (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = p.id AND e.biz_type IN ('RED_PACKET_SEND', 'RED_PACKET_RETURN'))
      OR EXISTS (SELECT 1 FROM chat_packet_shares s WHERE s.packet_id = p.id AND
        (SELECT count(*) FROM mails m WHERE m.biz_no = p.id AND m.member_id = s.member_id AND m.title_en = 'Red packet opened') <> 1))`,
  },
  {
    says: 'a state of an order of the mall has not exactly one mail',
    query: `SELECT o.no AS what FROM mall_orders o WHERE NOT ${isSeeded('o.no')} AND o.at > ${MAILS_SINCE} AND (
      (SELECT count(*) FROM mails m WHERE m.biz_no = o.no)
        <> 1 + (CASE WHEN o.sent_at IS NULL THEN 0 ELSE 1 END) + (CASE WHEN o.category <> 'coupon' AND o.ended_at IS NOT NULL THEN 1 ELSE 0 END)
      OR (SELECT count(*) FROM mails m WHERE m.biz_no = o.no) <> (SELECT count(*) FROM money_mails k WHERE k.biz_no = o.no)
      OR NOT EXISTS (SELECT 1 FROM money_mails k WHERE k.biz_no = o.no AND k.state = o.state))`,
  },
  {
    says: 'a kind of payout account has not exactly one first choice',
    query: `SELECT member_id || ' ' || kind AS what FROM pay_accounts WHERE removed_at IS NULL
      GROUP BY member_id, kind HAVING count(*) FILTER (WHERE is_default) <> 1`,
  },
  {
    says: 'a payout account is bound twice',
    query: `SELECT kind || ' ' || min(masked) AS what FROM pay_accounts WHERE removed_at IS NULL AND number_hash <> ''
      GROUP BY kind, number_hash HAVING count(*) > 1`,
  },
  {
    says: 'an order stands on an account that was removed',
    query: `SELECT w.no AS what FROM withdraw_orders w JOIN pay_accounts a ON a.id = w.account_id
      WHERE w.state IN (1, 2, 3, 4, 5) AND a.removed_at IS NOT NULL`,
  },
  {
    says: 'a settled bet is not on the ledger once',
    query: `SELECT b.no AS what FROM bets b WHERE b.state IN (3, 4)
      AND (SELECT count(*) FROM ledger_entries e WHERE e.biz_no = b.no AND e.biz_type IN ('BET_SETTLE', 'BET_VOID', 'BET_CASHOUT')) <> 1`,
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
