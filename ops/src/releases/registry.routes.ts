/** The publish API and queries of the registry. All routes need a token; the process listens on loopback only. */
import * as CODE from '@lantern/contract/code'
import {
  environmentSchema,
  fileNameSchema,
  PRODUCTION,
  remoteNameSchema,
  versionSchema,
} from '@lantern/contract/federation'
import { HOUR_MS } from '@lantern/contract/site-time'
import type { Explain } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { actorOf, grantOf } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse, refusedBody } from '../answers/answers.ts'
import { STEPS_TYPE, type StepsEnd, sendSteps } from '../answers/steps.ts'
import type { ArtifactStore } from '../artifacts/artifact-store.ts'
import { BUILD_BYTES, BUILD_FILES } from '../artifacts/staging-room.ts'
import type { Health } from '../health/health.repository.ts'
import type { Maintenance } from '../maintenance/maintenance.repository.ts'
import type { Deployment, Registry } from '../registry/registry.repository.ts'
import { lineOf } from '../registry/remote-line.ts'
import type { RequireRight } from '../rights/require-right.ts'
import { refusalOf } from '../rights/rights.rules.ts'
import { percentSchema } from '../rollout/percent.ts'
import type { PublishAnswer, PublishService } from './publish-service.ts'

export type RegistryRouteParts = {
  registry: Registry
  maintenance: Maintenance
  store: ArtifactStore
  health: Pick<Health, 'fallbacksSince'>
  service: PublishService
  requireRight: RequireRight
  /** Sentences of failures while a build is published. */
  explain?: Explain
  nowMs?: () => number
}

/** Size limit of a file, bytes. A remote's first route has 60 kB; this allows pictures. */
const FILE_LIMIT = 4 * 1024 * 1024

const TOO_MUCH = `A build has ${BUILD_FILES} files and ${BUILD_BYTES / 1024 / 1024} MB at most. Take out what no page uses, or split the remote.`

const buildParams = v.object({ name: remoteNameSchema, version: versionSchema })
const fileParams = v.object({ name: remoteNameSchema, version: versionSchema, '*': fileNameSchema })
const remoteParams = v.object({ name: remoteNameSchema })
const where = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })
const count = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'it is a number'), v.transform(Number))
const historyQuery = v.object({
  ...where.entries,
  before: v.optional(count),
  limit: v.optional(v.pipe(count, v.minValue(1), v.maxValue(500)), '50'),
})
const publishBody = v.object({
  ...where.entries,
  /** Share of a canary, percent; default: released to all. */
  canary: v.optional(percentSchema),
  reason: v.optional(reasonSchema),
  /** An admin's reason for publishing without the browser check. */
  withoutBrowser: v.optional(reasonSchema),
})
/** History lines per remote in the overview. */
const HISTORY_SHOWN = 12

export function registryRoutes(
  app: FastifyInstance,
  { registry, maintenance, store, health, service, nowMs = Date.now, requireRight, explain }: RegistryRouteParts,
): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
    (_request, body, done) => done(null, body),
  )

  app.get('/api/environments', requireRight('read'), async () => {
    const names = await registry.environments()
    const environments = names.map(async (name) => ({ name, revision: (await registry.current(name)).revision }))
    return ok({ environments: await Promise.all(environments) })
  })

  app.get('/api/remotes', requireRight('read'), async (request, reply) => {
    const asked = parse(where, request.query, reply)
    if (asked === undefined) return reply
    const { environment } = asked
    const { revision, live } = await registry.current(environment)
    const windows = await maintenance.standing(environment)
    const fallbacks = await health.fallbacksSince(environment, nowMs() - HOUR_MS)
    const shellRow = await registry.shellLine(environment)
    const toldOf = async (row: Deployment) => {
      const { version, from, withdrew, kind, ...state } = lineOf(row)
      return {
        name: row.name,
        live: version,
        ...state,
        windows: windows.filter(({ name }) => name === row.name),
        /** Devices that got a version in place of another, in the last hour. */
        fallbacks: fallbacks.flatMap(({ name, ...one }) => (name === row.name ? [one] : [])),
        history: (await registry.history(row.name, environment, { limit: HISTORY_SHOWN })).map(told),
      }
    }
    const [shell, remotes] = await Promise.all([shellRow && toldOf(shellRow), Promise.all(live.map(toldOf))])
    return ok({ environment, revision, shell: shell ?? null, remotes })
  })

  app.get('/api/remotes/:name/history', requireRight('read'), async (request, reply) => {
    const params = parse(remoteParams, request.params, reply)
    if (params === undefined) return reply
    const asked = parse(historyQuery, request.query, reply)
    if (asked === undefined) return reply
    const rows = await registry.history(params.name, asked.environment, { before: asked.before, limit: asked.limit })
    return ok({ name: params.name, environment: asked.environment, lines: rows.map(told) })
  })

  app.get('/api/builds/:name', requireRight('read'), async (request, reply) => {
    const params = parse(remoteParams, request.params, reply)
    return params === undefined ? reply : ok({ name: params.name, builds: await registry.builds(params.name) })
  })

  app.get('/api/builds/:name/:version', requireRight('read'), async (request, reply) => {
    const params = parse(buildParams, request.params, reply)
    if (params === undefined) return reply
    const build = await registry.build(params.name, params.version)
    if (build === undefined) return fail(reply, 404, CODE.COMMON, `There is no build ${params.name} ${params.version}.`)
    return ok({ ...params, ...build })
  })

  app.put(
    '/api/builds/:name/:version/files/*',
    { ...requireRight('publish'), bodyLimit: FILE_LIMIT },
    async (request, reply) => {
      const params = parse(fileParams, request.params, reply)
      if (params === undefined) return reply
      if (!Buffer.isBuffer(request.body))
        return fail(reply, 415, CODE.VALIDATION, 'Send the file as application/octet-stream.')
      const staged = await store.stage(params.name, params.version, params['*'], request.body)
      if (staged === 'blocked')
        return fail(
          reply,
          409,
          CODE.VALIDATION,
          `There is a folder or a file in the way of ${params['*']} in this build.`,
        )
      if (staged === 'full') return fail(reply, 413, CODE.VALIDATION, TOO_MUCH)
      return ok({ file: params['*'], size: request.body.length })
    },
  )

  app.post('/api/builds/:name/:version/publish', requireRight('publish'), async (request, reply) => {
    const params = parse(buildParams, request.params, reply)
    if (params === undefined) return reply
    const body = v.safeParse(publishBody, request.body ?? {})
    if (!body.success) return fail(reply, 400, CODE.VALIDATION, `The publish is wrong: ${body.issues[0].message}.`)
    const { canary: percent, ...options } = body.output
    const lack = options.withoutBrowser === undefined ? null : refusalOf(grantOf(request), 'waive', params.name)
    if (lack !== null) return fail(reply, 403, CODE.AUTH, lack)
    const order = { ...params, ...options, percent, actor: actorOf(request) }
    if (request.headers.accept === STEPS_TYPE)
      return sendSteps(reply, async (say) => answered(await service.publish(order, say)), explain)
    const answer = await service.publish(order)
    return answer.kind === 'refused' ? refuse(reply, answer.refusals) : ok(answer)
  })
}

function answered(answer: PublishAnswer): StepsEnd {
  return answer.kind === 'refused'
    ? { status: 422, answer: refusedBody(answer.refusals) }
    : { status: 200, answer: ok(answer) }
}

/** A history line with time, actor and reason. */
function told(row: Deployment) {
  const { revision, actor, reason, at } = row
  return { ...lineOf(row), revision, actor, reason, at: at.toISOString() }
}
