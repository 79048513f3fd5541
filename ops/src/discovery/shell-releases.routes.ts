/** `GET /shell-releases` for edges: which shells they serve, with the hash of every file, signed. Edges poll it with its ETag. */
import { environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { parse } from '../answers/answers.ts'
import type { ShellReleasesService } from './shell-releases.ts'

const query = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })

export function shellReleaseRoutes(app: FastifyInstance, service: ShellReleasesService): void {
  app.get('/shell-releases', async (request, reply) => {
    const asked = parse(query, request.query, reply)
    if (asked === undefined) return reply
    const signed = await service.releases(asked.environment)
    const etag = `"shell-${asked.environment}-${signed.keyId}-${signed.revision}"`
    reply.header('etag', etag).header('cache-control', 'no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : signed
  })
}
