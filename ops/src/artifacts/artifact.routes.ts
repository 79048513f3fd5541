/** `GET /r/<name>/<version or files>/<file>`: published files with their compressed forms, for edges that share no folder with ops. Anybody may read them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNameSchema, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import { SHARED_FOLDER } from '@lantern/contract/file-owner'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'

/** Pictures of skins are beside the builds. */
const ART_FOLDER = 'art'
const paramsSchema = v.object({
  name: remoteNameSchema,
  folder: v.union([v.picklist([SHARED_FOLDER, ART_FOLDER]), versionSchema]),
  '*': fileNameSchema,
})
/** Codes of paths that name no file. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'])

export function artifactRoutes(app: FastifyInstance, dataDir: string): void {
  app.get('/r/:name/:folder/*', async (request, reply) => {
    const params = v.safeParse(paramsSchema, request.params)
    const content = params.success
      ? await readIfPresent(join(dataDir, 'artifacts', params.output.name, params.output.folder, params.output['*']))
      : undefined
    reply.header('cache-control', 'no-store')
    if (content === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n')
    return reply.type('application/octet-stream').send(content)
  })
}

function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (NOT_THERE.has(error.code)) return undefined
    throw error
  })
}
