/** Favourites of members: games, and teams, leagues and matches by kind. */
import { FAVOURITE_KINDS, FAVOURITES_MAX, type Favourite } from '@lantern/contract/favourites'
import { DAY_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import { type GameKey, keyOf } from './game-key.rules.ts'

/** A favourite match is forgotten after this time; it is over then. */
const MATCH_KEPT_MS = 14 * DAY_MS

async function favouriteGames(db: Executor, memberId: string): Promise<GameKey[]> {
  return db
    .selectFrom('favourites')
    .select(['en_name as enName', 'game_code as gameCode'])
    .where('member_id', '=', memberId)
    .execute()
}

/** Keys of a member's favourite games; none for a visitor. */
export async function favouriteKeys(db: Executor, memberId: string | undefined): Promise<ReadonlySet<string>> {
  return new Set(memberId === undefined ? [] : (await favouriteGames(db, memberId)).map(keyOf))
}

export async function addFavourite(
  trx: Trx,
  memberId: string,
  { enName, gameCode }: GameKey,
  now: number,
): Promise<void> {
  await trx
    .insertInto('favourites')
    .values({ member_id: memberId, en_name: enName, game_code: gameCode, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFavourite(trx: Trx, memberId: string, { enName, gameCode }: GameKey): Promise<void> {
  await trx
    .deleteFrom('favourites')
    .where('member_id', '=', memberId)
    .where('en_name', '=', enName)
    .where('game_code', '=', gameCode)
    .execute()
}

export async function addSubject(trx: Trx, memberId: string, { kind, id }: Favourite, now: number): Promise<void> {
  await trx
    .insertInto('favourite_subjects')
    .values({ member_id: memberId, kind, id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeSubject(trx: Trx, memberId: string, { kind, id }: Favourite): Promise<void> {
  await trx
    .deleteFrom('favourite_subjects')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
}

/** All favourites of a member, newest first, at most as many as one may have. */
export async function allFavourites(db: Executor, memberId: string, now: number): Promise<Favourite[]> {
  const subjects = await db
    .selectFrom('favourite_subjects')
    .select(['kind', 'id', 'at'])
    .where('member_id', '=', memberId)
    .where((where) => where.or([where('kind', '!=', 'match'), where('at', '>', now - MATCH_KEPT_MS)]))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(FAVOURITES_MAX)
    .execute()
  const games = await db
    .selectFrom('favourites')
    .select(['en_name', 'game_code', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('game_code')
    .limit(FAVOURITES_MAX)
    .execute()
  return [
    ...subjects.flatMap(({ kind, id, at }) => {
      const known = FAVOURITE_KINDS.find((one) => one === kind)
      return known ? [{ kind: known, id, at }] : []
    }),
    ...games.map(({ en_name, game_code, at }) => ({ kind: 'game' as const, id: `${en_name}/${game_code}`, at })),
  ]
    .sort((one, other) => Number(other.at) - Number(one.at))
    .slice(0, FAVOURITES_MAX)
    .map(({ kind, id }) => ({ kind, id }))
}

/** Deletes what the list leaves out. The caller holds the member's row. @returns the list */
export async function keepListed(trx: Trx, memberId: string, now: number): Promise<Favourite[]> {
  const list = await allFavourites(trx, memberId, now)
  const games = list.filter(({ kind }) => kind === 'game').map(({ id }) => id)
  const subjects = list.filter(({ kind }) => kind !== 'game').map(({ kind, id }) => `${kind}/${id}`)
  await trx
    .deleteFrom('favourites')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`en_name || '/' || game_code <> ALL(${games}::text[])`)
    .execute()
  await trx
    .deleteFrom('favourite_subjects')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`kind || '/' || id <> ALL(${subjects}::text[])`)
    .execute()
  return list
}
