/** `GET /r/<name>/<version or files>/<file>`: published files with their compressed forms, for edges that share no folder with ops. Anybody may read them. */
import { fileNameSchema, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { PublishedFiles } from './published/published-files.ts'

/** Pictures of skins are beside the builds. */
const ART_FOLDER = 'art'
const paramsSchema = v.object({
  name: remoteNameSchema,
  folder: v.union([v.picklist([SHARED_FOLDER, ART_FOLDER]), versionSchema]),
  '*': fileNameSchema,
})

/** @param files throws while the store does not answer: 503, so that edges ask again */
export function artifactRoutes(app: FastifyInstance, files: PublishedFiles): void {
  app.get('/r/:name/:folder/*', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const params = v.safeParse(paramsSchema, request.params)
    const content = params.success
      ? await files.read(`${params.output.name}/${params.output.folder}/${params.output['*']}`)
      : undefined
    if (content === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n')
    return reply.type('application/octet-stream').send(content)
  })
}
