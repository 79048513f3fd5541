/** Records read from the ledger only: gifts and red packets, coins. */
import { coinRecords, type GiftRow, giftRecords } from '@lantern/contract/other-records'
import { type RawBuilder, sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Wire } from '../../wire/wire.ts'

/** Record types by ledger word; an unclaimed packet is returned to its sender. */
const SENT = ['GIFT_SEND', 'RED_PACKET_SEND', 'RED_PACKET_RETURN']
const RECEIVED = ['GIFT_RECEIVE', 'RED_PACKET_GRAB']
const COINS = ['COIN_EARN', 'COIN_EXPIRE', 'MALL_SPEND', 'MALL_REFUND']

type Asked = { readonly from: number; readonly to: number; readonly pageNum: number; readonly pageSize: number }
type Row = {
  no: string
  biz_type: string
  biz_no: string
  memo: string
  amount: number
  balance_after: number
  at: number
}

export function otherRecordRoutes(wire: Wire): void {
  wire.memberRead(giftRecords, async (input, { db, member }) => {
    const words = input.direction === 'sent' ? SENT : input.direction === 'received' ? RECEIVED : [...SENT, ...RECEIVED]
    const page = await pageOf(db, { memberId: member.id, kind: 'main', words, asked: input })
    const all = await sums(db, { memberId: member.id, kind: 'main', words: [...SENT, ...RECEIVED], asked: input })
    const sum = (names: readonly string[]) => names.reduce((fen, name) => fen + (all.get(name) ?? 0), 0)
    return {
      ...page,
      list: page.list.map(giftView),
      totals: { sent: fromFen(-sum(SENT)), received: fromFen(sum(RECEIVED)) },
    }
  })

  wire.memberRead(coinRecords, async (input, { db, member }) => {
    const asked = { memberId: member.id, kind: 'coin', words: COINS, asked: input }
    const page = await pageOf(db, asked)
    const all = await sums(db, asked)
    const sum = (names: readonly string[]) => names.reduce((coins, name) => coins + (all.get(name) ?? 0), 0)
    return {
      ...page,
      list: page.list.map((row) => ({
        no: row.no,
        biz: row.biz_type,
        bizNo: row.biz_no,
        coins: row.amount,
        after: row.balance_after,
        at: row.at,
      })),
      totals: { earned: sum(['COIN_EARN', 'MALL_REFUND']), spent: -sum(['MALL_SPEND', 'COIN_EXPIRE']) },
    }
  })
}

type Query = {
  readonly memberId: string
  readonly kind: string
  readonly words: readonly string[]
  readonly asked: Asked
}

function postingsOf({ memberId, kind, words, asked }: Query): RawBuilder<unknown> {
  const [from, to] = asked.from <= asked.to ? [asked.from, asked.to] : [asked.to, asked.from]
  return sql`FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE a.owner = ${ownerOf(memberId)} AND a.kind = ${kind} AND e.biz_type IN (${sql.join(words)}) AND e.at BETWEEN ${from} AND ${to}`
}

async function pageOf(db: Executor, query: Query) {
  const { pageNum, pageSize } = query.asked
  const offset = (pageNum - 1) * pageSize
  const postings = postingsOf(query)
  const { rows: counted } = await sql<{ total: number }>`SELECT count(*)::bigint AS total ${postings}`.execute(db)
  const { rows: list } = await sql<Row>`
    SELECT e.no, e.biz_type, e.biz_no, e.memo, p.amount, p.balance_after, e.at ${postings}
    ORDER BY e.at DESC, p.id DESC LIMIT ${pageSize} OFFSET ${offset}`.execute(db)
  const total = counted[0]?.total ?? 0
  return { list, total, hasMore: offset + list.length < total }
}

async function sums(db: Executor, query: Query): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ biz_type: string; amount: number }>`
    SELECT e.biz_type, sum(p.amount)::bigint AS amount ${postingsOf(query)} GROUP BY e.biz_type`.execute(db)
  return new Map(rows.map(({ biz_type: word, amount }) => [word, amount]))
}

/** `memo` of a gift or packet: what, where, how many. */
function giftView(row: Row): GiftRow {
  const { name = '', room = '', qty = 1 } = JSON.parse(row.memo || '{}') as Partial<GiftRow>
  return {
    no: row.no,
    kind: row.biz_type.startsWith('GIFT') ? 'gift' : 'packet',
    direction: SENT.includes(row.biz_type) ? 'sent' : 'received',
    name,
    room,
    qty,
    amount: fromFen(row.amount),
    at: row.at,
    bizNo: row.biz_no,
  }
}
