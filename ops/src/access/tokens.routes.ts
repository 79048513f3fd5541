/** Routes to make, list and revoke tokens: for admins. */
import * as CODE from '@lantern/contract/code'
import { remoteNameSchema } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, parse, reasonSchema, refuse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import { ROLES } from '../rights/rights.rules.ts'
import { actorOf } from './guard.ts'
import { tokenNameSchema } from './token.rules.ts'
import type { TokenService } from './token-service.ts'

const createBody = v.object({
  name: tokenNameSchema,
  role: v.picklist(ROLES, `the role is one of ${ROLES.join(', ')}`),
  remote: v.optional(v.nullable(remoteNameSchema), null),
  /** Epoch ms. */
  expiresAt: v.optional(v.nullable(v.number()), null),
  reason: v.optional(v.union([v.literal(''), reasonSchema]), ''),
})
const revokeBody = v.object({ reason: reasonSchema })

export function tokenRoutes(
  app: FastifyInstance,
  { service, requireRight }: { service: TokenService; requireRight: RequireRight },
): void {
  app.get('/api/tokens', requireRight('token'), async () => ok({ tokens: await service.list() }))

  app.post('/api/tokens', requireRight('token'), async (request, reply) => {
    const body = v.safeParse(createBody, request.body)
    if (!body.success) return fail(reply, 400, CODE.VALIDATION, `The token is wrong: ${body.issues[0].message}.`)
    const answer = await service.create(body.output, actorOf(request))
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })

  // Not `:name`: that is the remote of a restricted token.
  app.post('/api/tokens/:token/revoke', requireRight('token'), async (request, reply) => {
    const params = parse(v.object({ token: v.string() }), request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(revokeBody, request.body)
    if (!body.success)
      return fail(reply, 400, CODE.VALIDATION, 'To revoke a token, tell a reason of 3 to 300 characters.')
    const answer = await service.revoke(params.token, body.output.reason, actorOf(request))
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}
