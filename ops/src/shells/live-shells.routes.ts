/** `POST /api/shells`: an edge reports its shell. `GET /api/shells`: the shells that builds must fit. */
import * as CODE from '@lantern/contract/code'
import { liveShellReportSchema } from '@lantern/contract/live-shells'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { LiveShells } from './live-shells.repository.ts'

export function liveShellRoutes(
  app: FastifyInstance,
  { shells, requireRight }: { shells: LiveShells; requireRight: RequireRight },
): void {
  app.post('/api/shells', requireRight('health'), async (request, reply) => {
    const report = v.safeParse(liveShellReportSchema, request.body)
    if (!report.success) return fail(reply, 400, CODE.VALIDATION, `The report is wrong: ${report.issues[0].message}.`)
    await shells.note(report.output)
    return ok({})
  })
  app.get('/api/shells', requireRight('read'), async () => ok({ shells: await shells.all() }))
}
