/** `POST /api/remotes/:name/override`: the text of a link. It leaves this machine in nobody's log: it is answered to who asked, and that is all. */
import { environmentSchema, PRODUCTION, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { actorOf, type RequireRight } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse, VALIDATION } from '../registry/answers.ts'
import type { OverrideDesk } from './override-desk.ts'

const params = v.object({ name: remoteNameSchema })
const body = v.object({
  version: versionSchema,
  environment: v.optional(environmentSchema, PRODUCTION),
  forMs: v.pipe(v.number(), v.integer()),
  reason: reasonSchema,
})

export function overrideRoutes(
  app: FastifyInstance,
  { desk, requireRight }: { desk: OverrideDesk; requireRight: RequireRight },
): void {
  app.post('/api/remotes/:name/override', requireRight('override'), async (request, reply) => {
    const address = parse(params, request.params, reply)
    if (address === undefined) return reply
    const order = v.safeParse(body, request.body)
    if (!order.success)
      return fail(
        reply,
        400,
        VALIDATION,
        `An override needs a version, a time and a reason of 3 to 300 characters: ${order.issues[0].message}.`,
      )
    const answer = await desk.make({ ...address, ...order.output, actor: actorOf(request) })
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}
