/** Coins by their expiry. */
import type { Generated, Selectable } from 'kysely'

type CoinLotsTable = {
  id: Generated<number>
  member_id: string
  amount: number
  left_coins: number
  at: number
  expire_at: number
  is_noticed: Generated<boolean>
}
export type CoinLot = Selectable<CoinLotsTable>

type CoinTurnoverTable = { member_id: string; counted_fen: number }

export type CoinTables = { coin_lots: CoinLotsTable; coin_turnover: CoinTurnoverTable }
