/** The publish API and what the edge reads. All but discovery and its key needs a token; the process listens on loopback only. */
import { fileNameSchema, remoteNameSchema, versionSchema } from '@lantern/contract/federation'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { actorOf, type RequireRight } from '../access/guard.ts'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { fail, ok, parse, reasonSchema, refuse, VALIDATION } from './answers.ts'
import type { Maintenance } from './maintenance.repository.ts'
import type { Registry } from './registry.repository.ts'
import type { ReleaseDesk } from './release-desk.ts'

export type RegistryRouteParts = {
  registry: Registry
  maintenance: Maintenance
  store: ArtifactStore
  desk: ReleaseDesk
  keys: SigningKeys
  requireRight: RequireRight
}

/** Largest file of a build, bytes. A remote's first route has 60 kB; this leaves room for a picture. */
export const FILE_LIMIT = 4 * 1024 * 1024

const buildParams = v.object({ name: remoteNameSchema, version: versionSchema })
const fileParams = v.object({ name: remoteNameSchema, version: versionSchema, '*': fileNameSchema })
const rollbackBody = v.object({
  version: v.optional(versionSchema),
  reason: reasonSchema,
})

export function registryRoutes(
  app: FastifyInstance,
  { registry, maintenance, store, desk, keys, requireRight }: RegistryRouteParts,
): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.get('/discovery', async (request, reply) => {
    const signed = await desk.discovery()
    const etag = `"${signed.keyId}-${signed.revision}"`
    reply.header('etag', etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return signed
  })
  app.get('/key', async () => ({ keyId: keys.keyId, algorithm: 'Ed25519', publicKey: keys.publicKey }))

  app.get('/api/remotes', requireRight('read'), async () => {
    const { revision, live } = await registry.current()
    const windows = await maintenance.standing()
    const remotes = await Promise.all(
      live.map(async (row) => ({
        name: row.name,
        live: row.version,
        kept: JSON.parse(row.kept),
        windows: windows.filter(({ name }) => name === row.name),
        history: await registry.history(row.name),
      })),
    )
    return ok({ revision, remotes })
  })

  app.get('/api/builds/:name/:version', requireRight('read'), async (request, reply) => {
    const params = parse(buildParams, request.params, reply)
    if (params === undefined) return reply
    const digest = await registry.buildDigest(params.name, params.version)
    if (digest === undefined) return fail(reply, 404, 10001, `There is no build ${params.name} ${params.version}.`)
    return ok({ ...params, digest })
  })

  app.put(
    '/api/builds/:name/:version/files/*',
    { ...requireRight('publish'), bodyLimit: FILE_LIMIT },
    async (request, reply) => {
      const params = parse(fileParams, request.params, reply)
      if (params === undefined) return reply
      if (!Buffer.isBuffer(request.body))
        return fail(reply, 415, VALIDATION, 'Send the file as application/octet-stream.')
      await store.stage(params.name, params.version, params['*'], request.body)
      return ok({ file: params['*'], size: request.body.length })
    },
  )

  app.post('/api/builds/:name/:version/publish', requireRight('publish'), async (request, reply) => {
    const params = parse(buildParams, request.params, reply)
    if (params === undefined) return reply
    const answer = await desk.publish(params.name, params.version, actorOf(request))
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })

  app.post('/api/remotes/:name/rollback', requireRight('rollback'), async (request, reply) => {
    const params = parse(v.object({ name: remoteNameSchema }), request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(rollbackBody, request.body)
    if (!body.success)
      return fail(
        reply,
        400,
        VALIDATION,
        'A rollback needs a reason of 3 to 300 characters, and a version in its right form if one is named.',
      )
    const answer = await desk.rollback(params.name, body.output.version, body.output.reason, actorOf(request))
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}
