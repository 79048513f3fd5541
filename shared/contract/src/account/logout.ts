/** Signing out, separate from `user.ts`: the only one of its endpoints needed by the first load. */
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
