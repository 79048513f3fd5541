/** `POST /api/contract-faults`: from edges. `GET /api/contract-faults` lists them. */
import * as CODE from '@lantern/contract/code'
import { contractFaultBatchSchema } from '@lantern/contract/contract-faults'
import { environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, parse } from '../answers/answers.ts'
import type { Registry } from '../registry/registry.repository.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { ContractFaults } from './contract-faults.repository.ts'

const where = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })

type ContractFaultParts = {
  faults: ContractFaults
  registry: Pick<Registry, 'environments'>
  requireRight: RequireRight
}

export function contractFaultRoutes(
  app: FastifyInstance,
  { faults, registry, requireRight }: ContractFaultParts,
): void {
  app.post('/api/contract-faults', requireRight('health'), async (request, reply) => {
    const batch = v.safeParse(contractFaultBatchSchema, request.body)
    if (!batch.success) return fail(reply, 400, CODE.VALIDATION, `The faults are wrong: ${batch.issues[0].message}.`)
    const { environment, faults: rows } = batch.output
    if (!(await registry.environments()).includes(environment))
      return fail(reply, 400, CODE.VALIDATION, `There is no environment named ${environment}.`)
    await faults.add(environment, rows)
    return ok({})
  })

  app.get('/api/contract-faults', requireRight('read'), async (request, reply) => {
    const asked = parse(where, request.query, reply)
    return asked === undefined ? reply : ok({ ...asked, faults: await faults.list(asked.environment) })
  })
}
