/** The difference of two builds for the command line. */
import * as CODE from '@lantern/contract/code'
import { remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, parse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import type { SizedBuilds } from './sized-builds.ts'

const diffParams = v.object({ name: remoteNameSchema, from: versionSchema, to: versionSchema })

export function diffRoutes(
  app: FastifyInstance,
  { builds, requireRight }: { builds: SizedBuilds; requireRight: RequireRight },
): void {
  app.get('/api/remotes/:name/diff/:from/:to', requireRight('read'), async (request, reply) => {
    const params = parse(diffParams, request.params, reply)
    if (params === undefined) return reply
    const diff = await builds.diff(params.name, params.from, params.to)
    if ('kind' in diff) return fail(reply, 404, CODE.COMMON, `There is no build ${params.name} ${diff.version}.`)
    return ok(diff)
  })
}
