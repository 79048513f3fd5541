/** Signing out, apart from the rest of `user.ts`: it is the only one of its endpoints that the first load needs. */
import { defineEndpoint } from '../wire/endpoint.ts'
import { emptySchema } from '../wire/fields.ts'

export const logout = defineEndpoint({
  method: 'POST',
  path: '/site/api/v1/user/logout',
  kind: 'write',
  access: 'member',
  request: emptySchema,
  response: emptySchema,
})
