/** Records read from the ledger only: gifts and red packets, coins. */
import { coinRecords, type GiftRow, giftRecords } from '@lantern/contract/other-records'
import type { Executor } from '../../database/database.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Wire } from '../../wire/wire.ts'
import { type PostingFilter, type PostingRow, pageOfPostings, sumsByWord } from './other-records.repository.ts'

/** Record types by ledger word; an unclaimed packet is returned to its sender. */
const SENT = ['GIFT_SEND', 'RED_PACKET_SEND', 'RED_PACKET_RETURN']
const RECEIVED = ['GIFT_RECEIVE', 'RED_PACKET_GRAB']
const COINS = ['COIN_EARN', 'COIN_EXPIRE', 'MALL_SPEND', 'MALL_REFUND']

export function otherRecordRoutes(wire: Wire): void {
  wire.memberRead(giftRecords, async (input, { db, member, locale }) => {
    const words = input.direction === 'sent' ? SENT : input.direction === 'received' ? RECEIVED : [...SENT, ...RECEIVED]
    const filter = { owner: ownerOf(member.id), kind: 'main', range: input }
    const page = await pageOf(db, { ...filter, words }, input)
    const all = await sumsByWord(db, { ...filter, words: [...SENT, ...RECEIVED] })
    const sum = (names: readonly string[]) => names.reduce((fen, name) => fen + (all.get(name) ?? 0), 0)
    return {
      ...page,
      list: page.list.map((row) => giftView(row, locale === 'en')),
      totals: { sent: fromFen(-sum(SENT)), received: fromFen(sum(RECEIVED)) },
    }
  })

  wire.memberRead(coinRecords, async (input, { db, member }) => {
    const filter = { owner: ownerOf(member.id), kind: 'coin', words: COINS, range: input }
    const page = await pageOf(db, filter, input)
    const all = await sumsByWord(db, filter)
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

async function pageOf(
  db: Executor,
  filter: PostingFilter,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
) {
  const offset = (pageNum - 1) * pageSize
  const { list, total } = await pageOfPostings(db, filter, { offset, limit: pageSize })
  return { list, total, hasMore: offset + list.length < total }
}

/** `memo` of a gift or packet: what, where, how many. */
function giftView(row: PostingRow, isEnglish: boolean): GiftRow {
  const memo = JSON.parse(row.memo || '{}') as Partial<GiftRow & { nameEn: string; roomEn: string }>
  const { qty = 1 } = memo
  const name = (isEnglish ? memo.nameEn : undefined) ?? memo.name ?? ''
  const room = (isEnglish ? memo.roomEn : undefined) ?? memo.room ?? ''
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
