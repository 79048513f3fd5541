/** What the job of speed payouts has to do next. */
import { PART_STATE } from '@lantern/contract/speed'
import { WITHDRAW_STATE } from '@lantern/contract/withdrawal'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { PayAccountRow } from '../../database/tables/money/finance.schema.ts'
import { SIMULATED } from '../speed/speed.rules.ts'

/** Claimed parts whose simulated payee answers now. */
export async function partsToConfirm(db: Executor, now: number): Promise<{ no: string; payeeId: string }[]> {
  return db
    .selectFrom('speed_parts')
    .select(['no', 'payee_id as payeeId'])
    .where('state', '=', PART_STATE.claimed)
    .where('speaks_at', '<=', now)
    .execute()
}

/** Payouts with a part that was claimed, confirmed or ended. Those with a bank failure wait for their next try. */
export async function payoutsToFollow(db: Executor, now: number): Promise<string[]> {
  const { rows } = await sql<{ no: string }>`
    SELECT w.no FROM withdraw_orders w WHERE w.state = ${WITHDRAW_STATE.paying} AND w.channel = 'SPEED'
    AND EXISTS (SELECT 1 FROM speed_parts p WHERE p.withdraw_no = w.no)
    AND (EXISTS (SELECT 1 FROM speed_parts p WHERE p.withdraw_no = w.no AND (
        (p.state = ${PART_STATE.confirmed} AND NOT p.is_settled)
        OR (p.state = ${PART_STATE.claimed} AND p.told_no IS DISTINCT FROM p.deposit_no)))
      OR ((w.payout_tries = 0 OR w.next_at <= ${now}) AND NOT EXISTS (SELECT 1 FROM speed_parts p WHERE p.withdraw_no = w.no
        AND p.state NOT IN (${PART_STATE.confirmed}, ${PART_STATE.house}))))
    ORDER BY w.created_at LIMIT 200`.execute(db)
  return rows.map(({ no }) => no)
}

/** Simulated payees without an open withdrawal, with their bank account. */
export async function idlePayees(db: Executor): Promise<{ id: string; accountId: string }[]> {
  return db
    .selectFrom('members as m')
    .innerJoin('pay_accounts as a', 'a.member_id', 'm.id')
    .select(['m.id', 'a.id as accountId'])
    .where('m.flags', '=', SIMULATED)
    .where('a.kind', '=', 'BANK')
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM withdraw_orders w WHERE w.member_id = m.id AND w.state BETWEEN 1 AND 5)`,
    )
    .orderBy('m.id')
    .execute()
}

export async function payAccount(db: Executor, id: string): Promise<PayAccountRow> {
  return db.selectFrom('pay_accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
