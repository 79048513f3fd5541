/** `GET /api/flags` lists the flags of an environment. `POST /api/remotes/:name/flags/:flag` switches one. */

import { flagNameSchema } from '@lantern/contract/audience'
import * as CODE from '@lantern/contract/code'
import { environmentSchema, PRODUCTION, remoteNameSchema } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { actorOf } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { FlagService } from './flag-service.ts'

const where = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })
const flagParams = v.object({ name: remoteNameSchema, flag: flagNameSchema })
const switchBody = v.object({ ...where.entries, on: v.boolean(), reason: reasonSchema })

export function flagRoutes(
  app: FastifyInstance,
  { service, requireRight }: { service: FlagService; requireRight: RequireRight },
): void {
  app.get('/api/flags', requireRight('read'), async (request, reply) => {
    const asked = parse(where, request.query, reply)
    return asked === undefined ? reply : ok({ ...asked, flags: await service.list(asked.environment) })
  })

  app.post('/api/remotes/:name/flags/:flag', requireRight('flag'), async (request, reply) => {
    const params = parse(flagParams, request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(switchBody, request.body)
    if (!body.success)
      return fail(reply, 400, CODE.VALIDATION, 'To switch a flag, tell on or off and a reason of 3 to 300 characters.')
    const { on, ...rest } = body.output
    const answer = await service.switch({ ...params, ...rest, isOn: on, actor: actorOf(request) })
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}
