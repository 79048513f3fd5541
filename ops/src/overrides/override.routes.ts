/**
 * `POST /api/remotes/:name/override` makes a trial link, `POST /api/remotes/:name/chaos` a chaos link; they are returned to the caller and never logged.
 * `GET /api/overrides` lists unexpired links. `POST /api/remotes/:name/override/:nonce/revoke` revokes one.
 */
import * as CODE from '@lantern/contract/code'
import { environmentSchema, PRODUCTION, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import { fileFaultsSchema, overrideNonceSchema } from '@lantern/contract/override'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { actorOf } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { OverrideService } from './override-service.ts'

const params = v.object({ name: remoteNameSchema })
const where = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })
const limits = { ...where.entries, forMs: v.pipe(v.number(), v.integer()), reason: reasonSchema }
const body = v.object({ ...limits, version: versionSchema })
const chaosBody = v.object({ ...limits, faults: fileFaultsSchema })
const linkParams = v.object({ name: remoteNameSchema, nonce: overrideNonceSchema })
const revokeBody = v.object({ reason: reasonSchema })

export function overrideRoutes(
  app: FastifyInstance,
  { service, requireRight }: { service: OverrideService; requireRight: RequireRight },
): void {
  app.get('/api/overrides', requireRight('read'), async (request, reply) => {
    const asked = parse(where, request.query, reply)
    return asked === undefined ? reply : ok({ ...asked, links: await service.list(asked.environment) })
  })

  app.post('/api/remotes/:name/override', requireRight('override'), async (request, reply) => {
    const address = parse(params, request.params, reply)
    if (address === undefined) return reply
    const order = v.safeParse(body, request.body)
    if (!order.success)
      return fail(
        reply,
        400,
        CODE.VALIDATION,
        `An override needs a version, a time and a reason of 3 to 300 characters: ${order.issues[0].message}.`,
      )
    const answer = await service.make({ ...address, ...order.output, actor: actorOf(request) })
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })

  app.post('/api/remotes/:name/chaos', requireRight('override'), async (request, reply) => {
    const address = parse(params, request.params, reply)
    if (address === undefined) return reply
    const order = v.safeParse(chaosBody, request.body)
    if (!order.success)
      return fail(
        reply,
        400,
        CODE.VALIDATION,
        `A chaos link needs faults, a time and a reason of 3 to 300 characters: ${order.issues[0].message}.`,
      )
    const answer = await service.makeChaos({ ...address, ...order.output, actor: actorOf(request) })
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })

  app.post('/api/remotes/:name/override/:nonce/revoke', requireRight('override'), async (request, reply) => {
    const address = parse(linkParams, request.params, reply)
    if (address === undefined) return reply
    const order = v.safeParse(revokeBody, request.body)
    if (!order.success)
      return fail(reply, 400, CODE.VALIDATION, 'To take a link back, tell a reason of 3 to 300 characters.')
    const answer = await service.revoke({ ...address, ...order.output, actor: actorOf(request) })
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}
