/** `POST /api/health`: counts from edges. `GET /api/health`: recent counts by remote and version. */
import * as CODE from '@lantern/contract/code'
import { environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import { healthBatchSchema } from '@lantern/contract/health'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, parse } from '../answers/answers.ts'
import type { Registry } from '../registry/registry.repository.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { BudgetWatch } from './budget-watch.ts'
import { rateOf } from './error-budget.rules.ts'
import type { Health } from './health.repository.ts'

const query = v.object({
  environment: v.optional(environmentSchema, PRODUCTION),
  /** Length of the period. */
  minutes: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'minutes is a number'),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(10_080),
    ),
    '60',
  ),
})

export type HealthRouteParts = {
  health: Health
  registry: Registry
  watch: BudgetWatch
  requireRight: RequireRight
  nowMs?: () => number
}

export function buildHealthRoutes(
  app: FastifyInstance,
  { health, registry, watch, requireRight, nowMs = Date.now }: HealthRouteParts,
): void {
  app.post('/api/health', requireRight('health'), async (request, reply) => {
    const batch = v.safeParse(healthBatchSchema, request.body)
    if (!batch.success) return fail(reply, 400, CODE.VALIDATION, `The counts are wrong: ${batch.issues[0].message}.`)
    const { environment, rows } = batch.output
    if (!(await registry.environments()).includes(environment))
      return fail(reply, 400, CODE.VALIDATION, `There is no environment named ${environment}.`)
    for (const name of await health.add(environment, rows)) await watch.check({ name, environment })
    return ok({})
  })

  app.get('/api/health', requireRight('read'), async (request, reply) => {
    const asked = parse(query, request.query, reply)
    if (asked === undefined) return reply
    const { environment, minutes } = asked
    const versions = await health.since(environment, nowMs() - minutes * 60_000)
    return ok({ environment, minutes, versions: versions.map((one) => ({ ...one, rate: rateOf(one) })) })
  })
}
