/** "Tell me when open" of a venue under maintenance or closed: one mail when it opens. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, keySchema } from '../wire/fields.ts'

/** Venues that the member waits for, by code. */
const waitedSchema = v.looseObject({ list: v.array(v.string()) })

export const venueReminders = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/venue/reminders',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: waitedSchema,
})

/** Asks for the mail, or takes the request back. An open venue is not waited for. */
export const venueRemind = defineEndpoint({
  method: 'POST',
  path: '/game/api/v1/venue/remind',
  kind: 'write',
  access: 'member',
  request: v.object({ enName: keySchema, on: v.optional(v.boolean(), true) }),
  response: waitedSchema,
})
