/** `POST /api/support`: cases from edges. `GET /api/support/:code`: one case with its mapped stack. */
import * as CODE from '@lantern/contract/code'
import { supportBatchSchema } from '@lantern/contract/support-cases'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { KeptCases } from './support-cases.repository.ts'
import type { SupportService } from './support-service.ts'

/** Size limit of a batch, bytes. */
const BATCH_LIMIT = 512 * 1024

export function supportRoutes(
  app: FastifyInstance,
  { cases, support, requireRight }: { cases: KeptCases; support: SupportService; requireRight: RequireRight },
): void {
  app.post('/api/support', { ...requireRight('health'), bodyLimit: BATCH_LIMIT }, async (request, reply) => {
    const batch = v.safeParse(supportBatchSchema, request.body)
    if (!batch.success) return fail(reply, 400, CODE.VALIDATION, `The cases are wrong: ${batch.issues[0].message}.`)
    await cases.add(batch.output.cases)
    return ok({})
  })

  app.get<{ Params: { code: string } }>('/api/support/:code', requireRight('read'), async (request, reply) => {
    const answer = await support.find(request.params.code)
    return answer.kind === 'found' ? ok(answer.found) : fail(reply, 404, CODE.COMMON, answer.sentence)
  })
}
