/** Favourites on all devices: `favourite/list` and `favourite/save`. */
import { type Favourite, favouriteList, favouriteSave } from '@lantern/contract/favourites'
import { canonicalVenue } from '@lantern/contract/games'
import type { Wire } from '../wire/wire.ts'
import {
  addFavourite,
  addSubject,
  allFavourites,
  keepListed,
  removeFavourite,
  removeSubject,
} from './games/favourites.repository.ts'
import type { GameKey } from './games/game-key.rules.ts'
import { findGame } from './games/games.ts'

export function favouriteRoutes(wire: Wire): void {
  wire.memberRead(favouriteList, async (_input, { db, member, now }) => ({
    list: await allFavourites(db, member.id, now),
  }))

  wire.memberWrite(favouriteSave, async ({ items, on }, { trx, member, now }) => {
    for (const item of items) {
      if (item.kind !== 'game') {
        await (on ? addSubject(trx, member.id, item, now) : removeSubject(trx, member.id, item))
        continue
      }
      const game = gameOf(item)
      if (game) await (on ? addFavourite(trx, member.id, game, now) : removeFavourite(trx, member.id, game))
    }
    return { list: await (on ? keepListed : allFavourites)(trx, member.id, now) }
  })
}

/** The game of an id; null for one that the site does not have. */
function gameOf({ id }: Favourite): GameKey | null {
  const [venue = '', gameCode = ''] = id.split('/')
  const enName = canonicalVenue(venue)
  return findGame(enName, gameCode) ? { enName, gameCode } : null
}
