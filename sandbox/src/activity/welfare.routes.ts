/** `/act/api/v1/welfare/records`: dividends and bonuses of offers in one list. */
import { type WelfareRow, welfareRecords } from '@lantern/contract/other-records'
import { type RawBuilder, sql } from 'kysely'
import { fromFen } from '../ledger/money.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { allOffers } from './offers.repository.ts'

type Row = {
  id: string
  source: WelfareRow['source']
  zh: string
  en: string
  amount: number
  state: WelfareRow['state']
  at: number
  expire_at: number | null
  biz_no: string
}

export function welfareRoutes(wire: Wire): void {
  wire.memberRead(welfareRecords, async ({ state, from, to, pageNum, pageSize }, { db, member, now }) => {
    const offset = (pageNum - 1) * pageSize
    const [first, last] = from <= to ? [from, to] : [to, from]
    const inRange = sql`${everything(member.id, now)} WHERE at BETWEEN ${first} AND ${last}`
    const filtered = state === undefined ? inRange : sql`${inRange} AND state = ${state}`
    const { rows } =
      await sql<Row>`SELECT * ${filtered} ORDER BY at DESC, id LIMIT ${pageSize} OFFSET ${offset}`.execute(db)
    const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::bigint AS total ${filtered}`.execute(db)
    const { rows: sums } = await sql<{
      claimed: number
      claimable: number
    }>`SELECT coalesce(sum(amount) FILTER (WHERE state = 'claimed'), 0)::bigint AS claimed,
      coalesce(sum(amount) FILTER (WHERE state = 'claimable'), 0)::bigint AS claimable ${inRange}`.execute(db)
    const total = counted[0]?.total ?? 0
    const titles = new Map((await allOffers(db)).map(({ id, rules }) => [id, rules.title]))
    return {
      list: rows.map((row) => ({
        id: row.id,
        source: row.source,
        name: titles.get(row.source === 'offer' ? row.zh : '') ?? { zh: row.zh, en: row.en },
        amount: fromFen(row.amount),
        state: row.state,
        at: row.at,
        expireAt: row.expire_at,
        bizNo: row.biz_no,
      })),
      total,
      hasMore: offset + rows.length < total,
      totals: { claimed: fromFen(sums[0]?.claimed ?? 0), claimable: fromFen(sums[0]?.claimable ?? 0) },
    }
  })
}

/** The name of an offer in the reader's language: names are content, not data. */
function everything(memberId: string, now: number): RawBuilder<unknown> {
  return sql`FROM (
    SELECT id, 'dividend' AS source, name_zh AS zh, name_en AS en, amount,
      CASE WHEN state = 3 THEN 'claimed' WHEN state = 4 OR expire_at <= ${now} THEN 'expired' WHEN state = 2 THEN 'review' ELSE 'claimable' END AS state,
      created_at AS at, CASE WHEN state IN (1, 2) THEN expire_at END AS expire_at, CASE WHEN state = 3 THEN id ELSE '' END AS biz_no
    FROM dividends WHERE member_id = ${memberId}
    UNION ALL
    SELECT id, 'offer', offer_id, '', amount,
      CASE state WHEN 'granted' THEN 'claimed' ELSE state END, at, NULL, CASE WHEN state = 'granted' THEN id ELSE '' END
    FROM offer_claims WHERE member_id = ${memberId}) welfare`
}
