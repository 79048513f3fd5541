/** Tables of provably fair rounds. Money in fen, times in epoch ms. */
import type { Selectable } from 'kysely'

type RoundSeedsTable = { owner: string; game_code: string; nonce: number; server_seed: string }
export type RoundSeed = Selectable<RoundSeedsTable>

type RoundsTable = {
  no: string
  /** `member:<id>` or `demo:<id>`. */
  owner: string
  en_name: string
  game_code: string
  nonce: number
  server_seed: string
  client_seed: string
  /** JSON of the player's decision. */
  choice: string
  stake: number
  return_fen: number
  at: number
}
export type RoundRow = Selectable<RoundsTable>

export type RoundTables = { round_seeds: RoundSeedsTable; rounds: RoundsTable }
