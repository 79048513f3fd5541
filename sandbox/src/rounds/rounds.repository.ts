/** Rows of provably fair rounds and of the bets that hold their money. */
import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { RoundRow, RoundSeed } from '../database/tables/site/rounds.schema.ts'

const SEED_BYTES = 32

/** The seed of the next round of a game; the first call creates it. */
export async function nextSeed(db: Executor, owner: string, gameCode: string): Promise<RoundSeed> {
  const known = await seedOf(db, owner, gameCode)
  if (known) return known
  await db
    .insertInto('round_seeds')
    .values({ owner, game_code: gameCode, nonce: 1, server_seed: newSeed() })
    .onConflict((conflict) => conflict.columns(['owner', 'game_code']).doNothing())
    .execute()
  const made = await seedOf(db, owner, gameCode)
  if (!made) throw new Error('A seed that was stored is there')
  return made
}

/** Replaces a used seed, which may be shown from now on. */
export async function renewSeed(trx: Trx, { owner, game_code, nonce }: RoundSeed): Promise<RoundSeed> {
  return trx
    .updateTable('round_seeds')
    .set({ nonce: nonce + 1, server_seed: newSeed() })
    .where('owner', '=', owner)
    .where('game_code', '=', game_code)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertRound(trx: Trx, row: RoundRow): Promise<void> {
  await trx.insertInto('rounds').values(row).execute()
}

/** When the player's newest round of any game began; null before the first. */
export async function lastRoundAt(db: Executor, owner: string): Promise<number | null> {
  const last = await db
    .selectFrom('rounds')
    .select('at')
    .where('owner', '=', owner)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.at ?? null
}

/** Newest first. */
export async function recentRounds(db: Executor, owner: string, gameCode: string, limit: number): Promise<RoundRow[]> {
  return db
    .selectFrom('rounds')
    .selectAll()
    .where('owner', '=', owner)
    .where('game_code', '=', gameCode)
    .orderBy('nonce', 'desc')
    .limit(limit)
    .execute()
}

export async function insertBet(trx: Trx, row: Insertable<Schema['bets']>): Promise<void> {
  await trx.insertInto('bets').values(row).execute()
}

export async function insertDemoBet(trx: Trx, row: Insertable<Schema['demo_bets']>): Promise<void> {
  await trx.insertInto('demo_bets').values(row).execute()
}

async function seedOf(db: Executor, owner: string, gameCode: string): Promise<RoundSeed | undefined> {
  return db
    .selectFrom('round_seeds')
    .selectAll()
    .where('owner', '=', owner)
    .where('game_code', '=', gameCode)
    .executeTakeFirst()
}

function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('hex')
}
