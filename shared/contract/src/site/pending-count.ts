/** The number of a member's open bets: the shell needs it on every page, so it has its own entry point without the records. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema } from '../wire/fields.ts'

/** Query key of the count: the shell fetches it, other parts read it from the cache. */
export const PENDING_COUNT_KEY = ['mine-money', 'pending-bets'] as const
export const pendingCount = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/bet/pendingCount',
  kind: 'read',
  access: 'member',
  request: v.looseObject({}),
  response: v.looseObject({ total: countSchema, byCategory: v.record(v.string(), countSchema) }),
})
