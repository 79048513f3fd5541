/** Coins are spent first in first out by their expiry, and announced before they expire. Pure. */
import { DAY_MS } from '@lantern/contract/site-time'
import type { CoinLot } from '../database/tables/money/coins.schema.ts'

export const COIN_LIFE_MS = 365 * DAY_MS
/** From the mail to the first expiry that it announces. */
export const NOTICE_MS = 30 * DAY_MS
/** One mail announces the expiries of this long. */
const NOTICE_SPAN_MS = 30 * DAY_MS
/** Coins that return are valid for at least this long. */
const RETURNED_LIFE_MS = 30 * DAY_MS

/** Part of a lot that paid for something. */
export type Taken = { readonly id: number; readonly coins: number; readonly expireAt: number }
type LiveLot = Pick<CoinLot, 'id' | 'left_coins' | 'expire_at'>

/** @param lots in any order; expired ones do not pay @returns null when they are not enough */
export function takeOldest(lots: readonly LiveLot[], coins: number, now: number): Taken[] | null {
  const taken: Taken[] = []
  let need = coins
  for (const { id, left_coins, expire_at } of inOrder(lots)) {
    if (need === 0) break
    if (expire_at <= now) continue
    const part = Math.min(need, left_coins)
    taken.push({ id, coins: part, expireAt: expire_at })
    need -= part
  }
  return need === 0 ? taken : null
}

/** When coins that return expire: as before, but not at once. */
export function returnedExpiry(expireAt: number, now: number): number {
  return Math.max(expireAt, now + RETURNED_LIFE_MS)
}

export type Notice = {
  readonly at: number
  readonly ids: readonly number[]
  readonly coins: number
  readonly from: number
  readonly to: number
}

/** The mail that is due for a member's lots: it announces all expiries of thirty days, the first of them thirty days ahead. */
export function dueNotice(lots: readonly (LiveLot & Pick<CoinLot, 'is_noticed' | 'at'>)[], now: number): Notice | null {
  const open = inOrder(lots).filter(({ is_noticed }) => !is_noticed)
  const [first] = open
  if (first === undefined || first.expire_at - NOTICE_MS > now) return null
  const covered = open.filter(({ expire_at }) => expire_at < first.expire_at + NOTICE_SPAN_MS)
  return {
    at: Math.max(first.expire_at - NOTICE_MS, first.at),
    ids: covered.map(({ id }) => id),
    coins: covered.reduce((sum, { left_coins }) => sum + left_coins, 0),
    from: first.expire_at,
    to: covered.at(-1)?.expire_at ?? first.expire_at,
  }
}

/** Valid turnover of one coin, fen. */
export const FEN_PER_COIN = 100_000

/** Coins of turnover that has not been counted, and how much of it they stand for. A correction of results takes none back. */
export function coinsOfTurnover(total: number, counted: number): { coins: number; fen: number } {
  const coins = Math.max(0, Math.floor((total - counted) / FEN_PER_COIN))
  return { coins, fen: coins * FEN_PER_COIN }
}

function inOrder<Lot extends LiveLot>(lots: readonly Lot[]): Lot[] {
  return lots.filter(({ left_coins }) => left_coins > 0).sort((a, b) => a.expire_at - b.expire_at || a.id - b.id)
}
