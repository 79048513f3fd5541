/**
 * Play with demo credit (screens.md 3 `/demo`). A demo token is sent as `Authorization: Bearer`, never as the member's token:
 * it opens only the endpoints below and the venues that allow a demo.
 */

import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, instantSchema, keySchema, moneySchema } from '../wire/fields.ts'
import { HOUR_MS } from '../wire/site-time.ts'

/** Credit at the start and after each reset. */
export const DEMO_CREDIT = '5000.00'
/** Lifetime of a demo, ms. */
export const DEMO_MS = 72 * HOUR_MS
/** Resets per day. */
export const DEMO_RESETS = 3

const stateSchema = v.looseObject({
  credit: moneySchema,
  /** Stakes of open bets. */
  open: moneySchema,
  expireAt: instantSchema,
  resetsLeft: countSchema,
})
export type DemoState = v.InferOutput<typeof stateSchema>

export const demoStart = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/demo/start',
  kind: 'write',
  access: 'public',
  request: v.object({ ageOk: v.literal(true) }),
  response: v.looseObject({ demoToken: v.string(), ...stateSchema.entries }),
})

/** Credit, expiry and resets of a demo. Refused with 711014 after expiry: an auth code would end the member's own session beside it. */
export const demoState = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/demo/state',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: stateSchema,
})

/** Resets to full credit: at credit 0 with no open bet, three times a day (711004). */
export const demoReset = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/demo/reset',
  kind: 'write',
  access: 'public',
  request: emptySchema,
  response: stateSchema,
})

/** Opens a venue with demo credit. Refused with 711017 when the venue allows no demo or is not open. */
export const demoLaunch = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/demo/launch',
  kind: 'write',
  access: 'public',
  request: v.object({ enName: keySchema }),
  response: v.looseObject({ url: v.string() }),
})
