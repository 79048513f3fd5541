/** The break in force, for pages in which a member plays: they ask for it often. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, instantSchema } from '../wire/fields.ts'

/** A break that starts anywhere closes play on every device within two seconds (screens.md 6 safer): a page in which the member plays asks this often. */
export const BREAK_POLL_MS = 1_500
/** Name of the channel on which the tabs of a browser announce a break. */
export const BREAK_CHANNEL = 'lantern.break'
/** Reasons of `money:changed` when a break starts: by this page, or by another tab or device. */
export const BREAK_REASON = { here: 'break', elsewhere: 'break-elsewhere' } as const

export const breakState = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/safer/state',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  /** End of the break; null without one. */
  response: v.looseObject({ until: v.nullable(instantSchema) }),
})
