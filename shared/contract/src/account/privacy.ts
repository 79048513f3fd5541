/** A file with all data of a member (screens.md 6, security). */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema, idSchema, instantSchema, listOf } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'
import { MINUTE_MS } from '../wire/site-time.ts'

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
