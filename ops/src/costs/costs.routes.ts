/** `POST /api/costs`: counts from edges. `GET /api/costs` and `/api/costs.csv`: percentiles by remote, version and metric. */
import * as CODE from '@lantern/contract/code'
import { costBatchSchema } from '@lantern/contract/costs'
import { environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import { DAY_MS } from '@lantern/contract/site-time'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, parse } from '../answers/answers.ts'
import type { Registry } from '../registry/registry.repository.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { Costs } from './costs.repository.ts'
import { costsCsv, costsOf } from './costs.rules.ts'

export const costsQuery = v.object({
  environment: v.optional(environmentSchema, PRODUCTION),
  days: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,2}$/, 'days is a number'), v.transform(Number), v.minValue(1), v.maxValue(30)),
    '7',
  ),
})

export type CostRouteParts = {
  costs: Costs
  registry: Pick<Registry, 'environments'>
  requireRight: RequireRight
  nowMs?: () => number
}

export function costRoutes(
  app: FastifyInstance,
  { costs, registry, requireRight, nowMs = Date.now }: CostRouteParts,
): void {
  const found = async ({ environment, days }: v.InferOutput<typeof costsQuery>) =>
    costsOf(await costs.since(environment, nowMs() - days * DAY_MS))

  app.post('/api/costs', requireRight('health'), async (request, reply) => {
    const batch = v.safeParse(costBatchSchema, request.body)
    if (!batch.success) return fail(reply, 400, CODE.VALIDATION, `The costs are wrong: ${batch.issues[0].message}.`)
    const { environment, rows } = batch.output
    if (!(await registry.environments()).includes(environment))
      return fail(reply, 400, CODE.VALIDATION, `There is no environment named ${environment}.`)
    await costs.add(environment, rows)
    return ok({})
  })

  app.get('/api/costs', requireRight('read'), async (request, reply) => {
    const asked = parse(costsQuery, request.query, reply)
    return asked === undefined ? reply : ok({ ...asked, costs: await found(asked) })
  })

  app.get('/api/costs.csv', requireRight('read'), async (request, reply) => {
    const asked = parse(costsQuery, request.query, reply)
    if (asked === undefined) return reply
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="costs.csv"')
    return costsCsv(await found(asked))
  })
}
