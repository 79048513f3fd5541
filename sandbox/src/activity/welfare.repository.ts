/** Dividends, claims of offers, prizes and invitation rewards as one list of rows. */
import type { WelfareRow } from '@lantern/contract/other-records'
import { DAY_MS, siteDayStart } from '@lantern/contract/site-time'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../database/database.ts'

export type WelfareRecord = {
  id: string
  source: WelfareRow['source']
  /** Of an offer its id: its name is content, not data. */
  zh: string
  en: string
  amount: number
  state: WelfareRow['state']
  at: number
  expire_at: number | null
  biz_no: string
}

export type WelfareFilter = {
  readonly memberId: string
  readonly now: number
  /** In any order. */
  readonly range: { readonly from: number; readonly to: number }
  readonly state?: WelfareRow['state'] | undefined
}

/** One page, newest first, with the sums of the whole period. */
export async function pageOfWelfare(
  db: Executor,
  { memberId, now, range, state }: WelfareFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: WelfareRecord[]; total: number; claimed: number; claimable: number }> {
  const [first, last] = range.from <= range.to ? [range.from, range.to] : [range.to, range.from]
  const inRange = sql`${everything(memberId, now)} WHERE at BETWEEN ${first} AND ${last}`
  const filtered = state === undefined ? inRange : sql`${inRange} AND state = ${state}`
  const { rows } =
    await sql<WelfareRecord>`SELECT * ${filtered} ORDER BY at DESC, id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::bigint AS total ${filtered}`.execute(db)
  const { rows: sums } = await sql<{
    claimed: number
    claimable: number
  }>`SELECT coalesce(sum(amount) FILTER (WHERE state = 'claimed'), 0)::bigint AS claimed,
      coalesce(sum(amount) FILTER (WHERE state = 'claimable'), 0)::bigint AS claimable ${inRange}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0, ...(sums[0] ?? { claimed: 0, claimable: 0 }) }
}

/** How many of the last 30 days wait to be claimed, today being one of them. */
export async function claimableOf(db: Executor, memberId: string, now: number): Promise<number> {
  const from = siteDayStart(now) - 29 * DAY_MS
  const { rows } = await sql<{
    total: number
  }>`SELECT count(*)::bigint AS total ${everything(memberId, now)} WHERE at >= ${from} AND state = 'claimable'`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

function everything(memberId: string, now: number): RawBuilder<unknown> {
  return sql`FROM (
    SELECT id, 'dividend' AS source, name_zh AS zh, name_en AS en, amount,
      CASE WHEN state = 3 THEN 'claimed' WHEN state = 4 OR expire_at <= ${now} THEN 'expired' WHEN state = 2 THEN 'review' ELSE 'claimable' END AS state,
      created_at AS at, CASE WHEN state IN (1, 2) THEN expire_at END AS expire_at, CASE WHEN state = 3 THEN id ELSE '' END AS biz_no
    FROM dividends WHERE member_id = ${memberId}
    UNION ALL
    SELECT id, 'offer', offer_id, '', amount,
      CASE state WHEN 'granted' THEN 'claimed' WHEN 'applied' THEN 'review' WHEN 'appeal' THEN 'review' ELSE state END, at, NULL, CASE WHEN state = 'granted' THEN id ELSE '' END
    FROM offer_claims WHERE member_id = ${memberId}
    UNION ALL
    SELECT 'PK-' || season, 'prize', '好友巅峰注第 ' || rank || ' 名', 'Peak bet, rank ' || rank, e.amount,
      CASE WHEN claimed_at IS NULL THEN 'claimable' ELSE 'claimed' END, coalesce(claimed_at, closed_at), NULL,
      CASE WHEN claimed_at IS NULL THEN '' ELSE 'PK-' || season || '-' || member_id END
    FROM peak_entries e JOIN peak_seasons USING (season) WHERE member_id = ${memberId} AND e.amount > 0
    UNION ALL
    SELECT id, 'invitation', '邀请奖励', 'Invitation reward', amount,
      CASE WHEN claimed_at IS NULL THEN 'claimable' ELSE 'claimed' END, created_at, NULL, CASE WHEN claimed_at IS NULL THEN '' ELSE id END
    FROM invite_rewards WHERE inviter_id = ${memberId}) welfare`
}
