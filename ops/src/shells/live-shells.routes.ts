/**
 * `POST /api/shells`: an edge says which shell it serves. Without a token, as ops answers on this machine only and a false report can make the
 * gate stricter, never laxer: a build must fit every shell that is told.
 */
import { liveShellReportSchema } from '@lantern/contract/live-shells'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, VALIDATION } from '../registry/answers.ts'
import type { LiveShells } from './live-shells.repository.ts'

export function liveShellRoutes(app: FastifyInstance, shells: LiveShells): void {
  app.post('/api/shells', async (request, reply) => {
    const report = v.safeParse(liveShellReportSchema, request.body)
    if (!report.success) return fail(reply, 400, VALIDATION, `The report is wrong: ${report.issues[0].message}.`)
    await shells.note(report.output)
    return ok({})
  })
  app.get('/api/shells', async () => ok({ shells: await shells.all() }))
}
