/** A game as the wire shows it. */
import type { Game } from '@lantern/contract/games'
import { coverPath, smallCoverPath } from './art/pictures.ts'
import { keyOf } from './games/game-key.rules.ts'
import type { GameRow } from './games/games.ts'

/** @param status of its venue */
export function gameView({ title: _data, ...game }: GameRow, favourites: ReadonlySet<string>, status: number): Game {
  return {
    ...game,
    image: coverPath(game),
    thumb: smallCoverPath(game),
    status: status as Game['status'],
    isFav: favourites.has(keyOf(game)),
  }
}
