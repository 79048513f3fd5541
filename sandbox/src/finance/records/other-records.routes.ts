/** Records read from the ledger only: gifts and red packets, coins. */
import { coinRecords, type GiftRow, giftRecords } from '@lantern/contract/other-records'
import { liveLots } from '../../coins/coins.repository.ts'
import type { Executor } from '../../database/database.ts'
import type { CoinLot } from '../../database/tables/money/coins.schema.ts'
import { ownerOf } from '../../ledger/accounts.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import type { Wire } from '../../wire/wire.ts'
import {
  goodsOfOrders,
  type PostingFilter,
  type PostingRow,
  pageOfPostings,
  sumsByWord,
} from './other-records.repository.ts'

/** Record types by ledger word; an unclaimed packet is returned to its sender. */
const SENT = ['GIFT_SEND', 'RED_PACKET_SEND', 'RED_PACKET_RETURN']
const RECEIVED = ['GIFT_RECEIVE', 'RED_PACKET_GRAB']
const COINS = { earn: ['COIN_EARN'], spend: ['MALL_SPEND', 'MALL_REFUND'], expire: ['COIN_EXPIRE'] }
/** Farther ends of a range without bounds. */
const ALWAYS = { from: 0, to: Number.MAX_SAFE_INTEGER }

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
    const range = { from: input.from ?? ALWAYS.from, to: input.to ?? ALWAYS.to }
    const filter = { owner: ownerOf(member.id), kind: 'coin', range }
    const all = Object.values(COINS).flat()
    const page = await pageOf(db, { ...filter, words: input.kind ? COINS[input.kind] : all }, input)
    const sums = await sumsByWord(db, { ...filter, words: all })
    const goods = await goodsOfOrders(
      db,
      page.list.map((row) => row.biz_no),
    )
    const sum = (names: readonly string[]) => names.reduce((coins, name) => coins + (sums.get(name) ?? 0), 0)
    return {
      ...page,
      list: page.list.map((row) => ({
        no: row.no,
        biz: row.biz_type,
        bizNo: row.biz_no,
        source: row.biz_type === 'COIN_EARN' ? row.memo : '',
        goods: goods.get(row.biz_no) ?? null,
        coins: row.amount,
        after: row.balance_after,
        at: row.at,
      })),
      totals: { earned: sum(['COIN_EARN', 'MALL_REFUND']), spent: -sum(['MALL_SPEND', 'COIN_EXPIRE']) },
      expiry: byTime(await liveLots(db, member.id)),
    }
  })
}

/** Lots that expire at the same time are one line. */
function byTime(lots: readonly CoinLot[]): { amount: number; at: number }[] {
  const sums = new Map<number, number>()
  for (const { expire_at: at, left_coins: coins } of lots) sums.set(at, (sums.get(at) ?? 0) + coins)
  return [...sums].map(([at, amount]) => ({ amount, at }))
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
