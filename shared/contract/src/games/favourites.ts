/** Favourites of a member on all devices: teams, leagues, matches and games. A visitor's stay on the device until login. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, listOf } from '../wire/fields.ts'

export const FAVOURITE_KINDS = ['team', 'league', 'match', 'game'] as const
/** Favourites of one member; the oldest give way. */
export const FAVOURITES_MAX = 200

/**
 * What is marked: `<sport>/<English name>` of a team or league, the id of a match, `<venue>/<game code>` of a game.
 */
export const favouriteSchema = v.object({
  kind: v.picklist(FAVOURITE_KINDS),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})
export type Favourite = v.InferOutput<typeof favouriteSchema>

/** Newest first. */
export const favouriteList = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/favourite/list',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(favouriteSchema),
})

/** Marks or unmarks; games that the site does not have are left out. Answers with all favourites. */
export const favouriteSave = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/favourite/save',
  kind: 'write',
  access: 'member',
  request: v.object({
    items: v.pipe(v.array(favouriteSchema), v.minLength(1), v.maxLength(FAVOURITES_MAX)),
    on: v.boolean(),
  }),
  response: listOf(favouriteSchema),
})
