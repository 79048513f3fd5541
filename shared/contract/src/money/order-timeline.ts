/** Timeline of an order. */
import * as v from 'valibot'
import { instantSchema } from '../wire/fields.ts'

export const timelineStepSchema = v.looseObject({
  state: v.number(),
  at: instantSchema,
  note: v.optional(v.string(), ''),
})
