/** The slot rounds of demo01: drawn by the engine from seeds that are the same in every sandbox, so that their returns are known before they are stored. */
import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS, MINUTE_MS, siteDayStart } from '@lantern/contract/site-time'
import type { Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { RoundRow } from '../database/tables/site/rounds.schema.ts'
import { returnOfSeeds } from '../engines/instant.rules.ts'
import { newNo } from '../ledger/numbers.ts'
import { type Played, requireGame } from '../rounds/played-game.ts'
import { memberPurse } from '../rounds/purse.ts'
import { bookRound } from '../rounds/round-turns.ts'
import { nextSeed, renewSeed } from '../rounds/rounds.repository.ts'

/** A seamless venue: its rounds are played on the main wallet. */
export const SLOT_VENUE = 'PPDZ'
const GAME = 'PPDZ-004'
const CHOICE = { kind: 'spin' }
const STAKE = 20_000
const BEGINS_MS = 13 * HOUR_MS
const APART_MS = 3 * MINUTE_MS

/** Days of play, oldest first, with what was staked on slots: enough to fill the turnover of both older deposits, and most of the last one's. */
export const PLAY_DAYS = [
  { ago: 20, staked: 260_000 },
  { ago: 16, staked: 260_000 },
  { ago: 11, staked: 200_000 },
  { ago: 8, staked: 200_000 },
  { ago: 5, staked: 160_000 },
  { ago: 1, staked: 170_000 },
] as const

/** In chronological order. */
export function demoRounds(now: number, memberId: string): RoundRow[] {
  const game = requireGame(SLOT_VENUE, GAME)
  const rows: RoundRow[] = []
  for (const { ago, staked } of PLAY_DAYS) {
    const begins = siteDayStart(now) - ago * DAY_MS + BEGINS_MS
    for (let left = staked, turn = 0; left > 0; left -= STAKE, turn += 1) {
      const at = begins + turn * APART_MS
      rows.push(roundOf(game, { memberId, nonce: rows.length + 1, stake: Math.min(STAKE, left), at }))
    }
  }
  return rows
}

type Turn = { memberId: string; nonce: number; stake: number; at: number }

function roundOf({ title }: Played, { memberId, nonce, stake, at }: Turn): RoundRow {
  const seeds = {
    serverSeed: createHash('sha256').update(`demo01/${GAME}/${nonce}`).digest('hex'),
    clientSeed: 'lantern',
    nonce,
  }
  return {
    no: newNo('B', at),
    owner: `member:${memberId}`,
    en_name: SLOT_VENUE,
    game_code: GAME,
    nonce,
    server_seed: seeds.serverSeed,
    client_seed: seeds.clientSeed,
    choice: JSON.stringify(CHOICE),
    stake,
    return_fen: returnOfSeeds(title.game, CHOICE, stake, seeds),
    at,
  }
}

export async function insertPastRound(trx: Trx, member: Member, row: RoundRow): Promise<void> {
  const game = requireGame(SLOT_VENUE, GAME)
  await bookRound(trx, memberPurse(member, SLOT_VENUE), game, row, `seed-${row.nonce}`)
  // The next round has a seed that no one knows.
  await renewSeed(trx, { ...(await nextSeed(trx, row.owner, GAME)), nonce: row.nonce })
}
