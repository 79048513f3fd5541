/** Help pages: the content ships with the shell, only votes are sent. */
import * as v from 'valibot'
import { HELP_PAGES } from '../routing/routes.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema } from '../wire/fields.ts'

/** One vote per page and device; a second one replaces the first. */
export const helpVote = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/help/vote',
  kind: 'write',
  access: 'public',
  request: v.object({ page: v.picklist(HELP_PAGES), useful: v.boolean() }),
  response: emptySchema,
})
