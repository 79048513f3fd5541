/** Rollout steps: `POST /api/remotes/:name/<step>`, and `/plan` for a preview. */
import * as CODE from '@lantern/contract/code'
import { environmentSchema, PRODUCTION, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { actorOf } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { Action } from '../rights/rights.rules.ts'
import { percentSchema } from './percent.ts'
import type { RolloutService } from './rollout-service.ts'

const named = { version: v.optional(versionSchema) }
/** Body of each step, by kind. */
export const STEPS = {
  canary: v.object({ kind: v.literal('canary'), version: versionSchema, percent: percentSchema }),
  promote: v.object({ kind: v.literal('promote'), ...named }),
  pin: v.object({ kind: v.literal('pin'), ...named }),
  unpin: v.object({ kind: v.literal('unpin') }),
  rollback: v.object({ kind: v.literal('rollback'), ...named }),
  kill: v.object({ kind: v.literal('kill'), ...named }),
  revive: v.object({ kind: v.literal('revive'), ...named }),
}
export const stepSchema = v.variant('kind', Object.values(STEPS) as [typeof STEPS.canary, typeof STEPS.promote])
const params = v.object({ name: remoteNameSchema })
const told = v.object({ reason: reasonSchema, environment: v.optional(environmentSchema, PRODUCTION) })
const where = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })

/** Undoing a step needs the right to take it. */
export const STEP_RIGHT = {
  canary: 'canary',
  promote: 'promote',
  pin: 'pin',
  unpin: 'pin',
  rollback: 'rollback',
  kill: 'kill',
  revive: 'kill',
} as const satisfies Record<keyof typeof STEPS, Action>

export function rolloutRoutes(
  app: FastifyInstance,
  { service, requireRight }: { service: RolloutService; requireRight: RequireRight },
): void {
  for (const kind of Object.keys(STEPS) as (keyof typeof STEPS)[]) {
    app.post(`/api/remotes/:name/${kind}`, requireRight(STEP_RIGHT[kind]), async (request, reply) => {
      const address = parse(params, request.params, reply)
      if (address === undefined) return reply
      const body = request.body ?? {}
      const why = v.safeParse(told, body)
      if (!why.success)
        return fail(
          reply,
          400,
          CODE.VALIDATION,
          `A ${kind} needs a reason of 3 to 300 characters: ${why.issues[0].message}.`,
        )
      const step = v.safeParse(STEPS[kind], { ...body, kind })
      if (!step.success) return fail(reply, 400, CODE.VALIDATION, `The ${kind} is wrong: ${step.issues[0].message}.`)
      const { environment, reason } = why.output
      const answer = await service.take({ ...address, environment }, step.output, { reason, actor: actorOf(request) })
      return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
    })
  }

  app.post('/api/remotes/:name/plan', requireRight('read'), async (request, reply) => {
    const address = parse(params, request.params, reply)
    if (address === undefined) return reply
    const step = v.safeParse(stepSchema, request.body)
    const scope = v.safeParse(where, request.body)
    if (!step.success || !scope.success)
      return fail(reply, 400, CODE.VALIDATION, 'Name a step (`kind`) and what it needs: version, percent.')
    const answer = await service.plan({ ...address, ...scope.output }, step.output)
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}
