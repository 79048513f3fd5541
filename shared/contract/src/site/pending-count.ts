/** How many bets of a member are still open: asked for by the shell on every page, so it is a door of its own, without the records. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema } from '../wire/fields.ts'

/** Under which the count lies in the answers of the page: the shell asks for it, and whoever shows it reads it there. */
export const PENDING_COUNT_KEY = ['mine-money', 'pending-bets'] as const
export const pendingCount = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/bet/pendingCount',
  kind: 'read',
  access: 'member',
  request: v.looseObject({}),
  response: v.looseObject({ total: countSchema, byCategory: v.record(v.string(), countSchema) }),
})
