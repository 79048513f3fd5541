/** Games that members entered last. */
import { RECENT_GAMES } from '@lantern/contract/lobbies'
import { sql } from 'kysely'
import type { Executor, Trx } from '../../database/database.ts'
import type { GameKey } from './game-key.rules.ts'

/** Newest first; none for a visitor. */
export async function recentGames(db: Executor, memberId: string | undefined): Promise<GameKey[]> {
  if (memberId === undefined) return []
  return db
    .selectFrom('recent_games')
    .select(['en_name as enName', 'game_code as gameCode'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('game_code')
    .limit(RECENT_GAMES)
    .execute()
}

/** Notes that a member entered a game, and forgets what the list no longer shows. The caller holds the member's row. */
export async function noteRecent(
  trx: Trx,
  { memberId, enName, gameCode, at }: GameKey & { readonly memberId: string; readonly at: number },
): Promise<void> {
  await trx
    .insertInto('recent_games')
    .values({ member_id: memberId, en_name: enName, game_code: gameCode, at })
    .onConflict((conflict) => conflict.columns(['member_id', 'en_name', 'game_code']).doUpdateSet({ at }))
    .execute()
  const kept = (await recentGames(trx, memberId)).map((game) => `${game.enName}/${game.gameCode}`)
  await trx
    .deleteFrom('recent_games')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`en_name || '/' || game_code <> ALL(${kept}::text[])`)
    .execute()
}

export async function clearRecent(trx: Trx, memberId: string): Promise<void> {
  await trx.deleteFrom('recent_games').where('member_id', '=', memberId).execute()
}
