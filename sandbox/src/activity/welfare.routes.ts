/** `/act/api/v1/welfare/records`: dividends and bonuses of offers in one list. */
import { welfareRecords } from '@lantern/contract/other-records'
import { fromFen } from '../ledger/money.rules.ts'
import type { Wire } from '../wire/wire.ts'
import { allOffers } from './offers/offers.repository.ts'
import { pageOfWelfare } from './welfare.repository.ts'

export function welfareRoutes(wire: Wire): void {
  wire.memberRead(welfareRecords, async ({ state, from, to, pageNum, pageSize }, { db, member, now }) => {
    const offset = (pageNum - 1) * pageSize
    const filter = { memberId: member.id, now, range: { from, to }, state }
    const { rows, total, claimed, claimable } = await pageOfWelfare(db, filter, { offset, limit: pageSize })
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
      totals: { claimed: fromFen(claimed), claimable: fromFen(claimable) },
    }
  })
}
