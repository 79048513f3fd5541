/** Source maps of builds: which are missing, and one map at a time. Sent by `publish` before the gate, which names lines of the sources; nothing returns them. */
import * as CODE from '@lantern/contract/code'
import { remoteNameSchema } from '@lantern/contract/federation'
import { HASHED_SCRIPT } from '@lantern/contract/source-maps'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { fail, ok, parse } from '../answers/answers.ts'
import { BUILD_FILES } from '../artifacts/staging-room.ts'
import type { RequireRight } from '../rights/require-right.ts'
import { MAP_LIMIT, type SourceMapStore } from './source-map-store.ts'

const scriptSchema = v.pipe(v.string(), v.regex(HASHED_SCRIPT, 'the script is not named by its content'))
const ownerParams = v.object({ name: remoteNameSchema })
const mapParams = v.object({ name: remoteNameSchema, script: scriptSchema })
const missingBody = v.object({ scripts: v.pipe(v.array(scriptSchema), v.maxLength(BUILD_FILES)) })

export function sourceMapRoutes(
  app: FastifyInstance,
  { maps, requireRight }: { maps: SourceMapStore; requireRight: RequireRight },
): void {
  app.post('/api/source-maps/:name/missing', requireRight('publish'), async (request, reply) => {
    const params = parse(ownerParams, request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(missingBody, request.body)
    if (!body.success) return fail(reply, 400, CODE.VALIDATION, `The list is wrong: ${body.issues[0].message}.`)
    return ok({ missing: body.output.scripts.filter((script) => !maps.has(params.name, script)) })
  })

  app.put(
    '/api/source-maps/:name/:script',
    { ...requireRight('publish'), bodyLimit: MAP_LIMIT },
    async (request, reply) => {
      const params = parse(mapParams, request.params, reply)
      if (params === undefined) return reply
      if (!Buffer.isBuffer(request.body))
        return fail(reply, 415, CODE.VALIDATION, 'Send the map as application/octet-stream, compressed by gzip.')
      if (await maps.keep(params.name, params.script, request.body)) return ok({})
      return fail(reply, 400, CODE.VALIDATION, `This is no source map of ${params.script}, or it is too large.`)
    },
  )
}
