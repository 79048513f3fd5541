/** Favourite games of members. */
import type { Executor, Trx } from '../database/database.ts'

export type GameKey = { readonly enName: string; readonly gameCode: string }

export async function favouriteGames(db: Executor, memberId: string): Promise<GameKey[]> {
  return db
    .selectFrom('favourites')
    .select(['en_name as enName', 'game_code as gameCode'])
    .where('member_id', '=', memberId)
    .execute()
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
