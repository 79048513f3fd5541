/** The audit log for the command line and as CSV. */
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ok, parse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { Audit } from './audit.repository.ts'
import { auditCsv } from './audit-csv.rules.ts'

const WORD = v.optional(v.pipe(v.string(), v.maxLength(100)))
/** The filters of a query string. Empty fields are ignored. */
export const auditQuery = v.pipe(
  v.record(v.string(), v.string()),
  v.transform((query) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))),
  v.object({
    name: WORD,
    actor: WORD,
    action: WORD,
    outcome: WORD,
    before: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'before is the number of a line'), v.transform(Number)),
    ),
    limit: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\d{1,4}$/, 'limit is a number'),
        v.transform(Number),
        v.minValue(1),
        v.maxValue(1_000),
      ),
      '50',
    ),
  }),
)
/** Lines in a file: a year of a busy release service. */
export const FILE_LINES = 100_000

export function auditRoutes(
  app: FastifyInstance,
  { audit, requireRight }: { audit: Audit; requireRight: RequireRight },
): void {
  app.get('/api/audit', requireRight('read'), async (request, reply) => {
    const query = parse(auditQuery, request.query, reply)
    return query === undefined ? reply : ok({ lines: await audit.lines(query) })
  })

  app.get('/api/audit.csv', requireRight('read'), async (request, reply) => {
    const query = parse(auditQuery, request.query, reply)
    if (query === undefined) return reply
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"')
    return auditCsv(await audit.lines({ ...query, limit: FILE_LINES }))
  })
}
