/** A member's data: a file with all of it, and the end of the account (screens.md 6, security). */
import * as v from 'valibot'
import { fundProofSchema } from '../input/fund-proof.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf, moneySchema } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'
import { DAY_MS, MINUTE_MS } from '../wire/site-time.ts'

export const EXPORT_FORMATS = ['json', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
/** How long a ticket of a file can be used. */
export const EXPORT_TICKET_MS = MINUTE_MS
/** The file, read once with the ticket in `?ticket=`; its answer is a zip and no envelope. */
export const EXPORT_FILE = '/site/api/v1/privacy/export/file'

/** The login password as typed now: the file holds more than any page shows. */
const passwordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** Gives a ticket that reads the file once, in this session, within a minute. A wrong password is a field error of `password`. */
export const dataExport = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/privacy/export',
  kind: 'write',
  access: 'member',
  request: v.object({
    format: v.pipe(v.array(v.picklist(EXPORT_FORMATS)), v.minLength(1), v.maxLength(EXPORT_FORMATS.length)),
    password: passwordSchema,
  }),
  response: v.looseObject({
    jobId: idSchema,
    /** Path of the file with its ticket. */
    url: v.pipe(v.string(), v.maxLength(200)),
    expireAt: instantSchema,
  }),
})

export const EXPORT_STATES = ['ready', 'fetched', 'expired'] as const
/** The last exports, newest first: a member sees one that was not theirs. */
export const exportList = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/privacy/export/list',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(
    v.looseObject({ jobId: idSchema, at: instantSchema, device: v.string(), state: openEnum(EXPORT_STATES) }),
  ),
})

/** Between the request to close an account and its end the member can undo it. */
export const CLOSING_WAIT_MS = 7 * DAY_MS
/** What must be settled before an account can close. */
export const CLOSING_REMAINS = ['balance', 'locked', 'venue', 'bets', 'orders'] as const
export type ClosingRemains = (typeof CLOSING_REMAINS)[number]
/** What is kept after an account has closed; the page says why and for how long. */
export const CLOSING_KEPT = ['money', 'identity', 'exclusion', 'complaints'] as const
export type ClosingKept = (typeof CLOSING_KEPT)[number]

const closingSchema = v.looseObject({
  state: openEnum(['open', 'waiting']),
  /** When the account closes; null while nothing was requested. */
  dueAt: v.nullable(instantSchema),
  kept: rowsOf(openEnum(CLOSING_KEPT)),
})

export const closingState = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/privacy/erase/state',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({
    ...closingSchema.entries,
    /** Money in `amount`, bets and orders in `count`. */
    remains: rowsOf(
      v.looseObject({
        kind: openEnum(CLOSING_REMAINS),
        amount: v.nullable(moneySchema),
        count: v.nullable(countSchema),
      }),
    ),
  }),
})

/** Ends every session; deposits and play are refused until it is undone. Refused (711015) while something remains. */
export const accountErase = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/privacy/erase',
  kind: 'write',
  access: 'member',
  request: v.object({ ack: v.literal(true), fundPwd: fundProofSchema }),
  response: closingSchema,
})

export const eraseUndo = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/privacy/erase/undo',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: closingSchema,
})
