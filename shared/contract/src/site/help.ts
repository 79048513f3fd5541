/** Help pages: their content is the shell's, only the votes travel. */
import * as v from 'valibot'
import { HELP_PAGES } from '../routing/routes.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema } from '../wire/fields.ts'

/** One vote a page and device; a second one replaces the first. */
export const helpVote = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/help/vote',
  kind: 'write',
  access: 'public',
  request: v.object({ page: v.picklist(HELP_PAGES), useful: v.boolean() }),
  response: emptySchema,
})
