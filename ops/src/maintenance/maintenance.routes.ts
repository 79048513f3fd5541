/** Routes to close and open remotes. */
import * as CODE from '@lantern/contract/code'
import { environmentSchema, maintenanceWindowSchema, PRODUCTION, remoteNameSchema } from '@lantern/contract/federation'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { actorOf } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { MaintenanceAnswer, MaintenanceService } from './maintenance-service.ts'

/** A page of the site. */
export const pathSchema = v.pipe(v.string(), v.regex(/^\/[\w./-]{1,200}$/, 'a route is a path'))
/** Text for members in one language. */
export const wordSchema = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(120))
const announceBody = v.object({
  ...maintenanceWindowSchema.entries,
  routes: v.optional(v.pipe(v.array(pathSchema), v.minLength(1), v.maxLength(20))),
  text: v.optional(v.object({ zh: wordSchema, en: wordSchema })),
  reason: reasonSchema,
  environment: v.optional(environmentSchema, PRODUCTION),
})
const endBody = v.object({
  route: v.optional(pathSchema),
  reason: reasonSchema,
  environment: v.optional(environmentSchema, PRODUCTION),
})

export function maintenanceRoutes(
  app: FastifyInstance,
  { service, requireRight }: { service: MaintenanceService; requireRight: RequireRight },
): void {
  const answered = (reply: FastifyReply, answer: MaintenanceAnswer) =>
    answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)

  app.post('/api/remotes/:name/maintenance', requireRight('maintenance'), async (request, reply) => {
    const params = parse(v.object({ name: remoteNameSchema }), request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(announceBody, request.body)
    if (!body.success) return fail(reply, 400, CODE.VALIDATION, `The window is wrong: ${body.issues[0].message}.`)
    const { reason, environment, ...window } = body.output
    const scope = { name: params.name, environment }
    return answered(reply, await service.announce(scope, window, reason, actorOf(request)))
  })

  app.post('/api/remotes/:name/maintenance/end', requireRight('maintenance'), async (request, reply) => {
    const params = parse(v.object({ name: remoteNameSchema }), request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(endBody, request.body)
    if (!body.success)
      return fail(reply, 400, CODE.VALIDATION, 'To end a window, tell a reason of 3 to 300 characters.')
    const { environment, route, reason } = body.output
    return answered(reply, await service.end({ name: params.name, environment }, route, reason, actorOf(request)))
  })
}
