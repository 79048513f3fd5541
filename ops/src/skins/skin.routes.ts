/** Routes for skins: the signed document for edges, and calls of the command line and the console. Writes need a token. */
import * as CODE from '@lantern/contract/code'
import { environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import { PLAIN, SKIN_CODE } from '@lantern/contract/skin'
import { skinVersionSchema } from '@lantern/contract/skins-document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { actorOf } from '../access/guard.ts'
import { fail, ok, parse, reasonSchema, refuse } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import { inSiteTime, siteTimeOf } from '../times/site-time.ts'
import { PICTURE_LIMIT } from './picture-gate.ts'
import { SKIN_LIMIT } from './skin-gate.ts'
import type { Refused, SkinService } from './skin-service.ts'

/** A folder in base64, with room for folders over the limit, so that they get a refusal. */
const BODY_LIMIT = SKIN_LIMIT * 4
const PREVIEW_HOURS = { least: 1, most: 7 * 24 }

const codeSchema = v.pipe(v.string(), v.regex(SKIN_CODE, 'a skin code is lower-case letters, digits and dashes'))
const percentSchema = v.optional(
  v.pipe(
    v.number(),
    v.minValue(0.1),
    v.maxValue(100),
    v.check((share) => Math.abs(share * 10 - Math.round(share * 10)) < 1e-9, 'a share has one decimal at most'),
  ),
  100,
)
const filesBody = v.object({
  files: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(80)), v.pipe(v.string(), v.maxLength(PICTURE_LIMIT * 8))),
    v.check((files) => Object.keys(files).length <= 40, 'a skin has 40 files at most'),
  ),
})
const where = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })
const orderEntries = {
  ...where.entries,
  version: v.optional(skinVersionSchema),
  percent: percentSchema,
  reason: reasonSchema,
}
const timeText = v.pipe(v.string(), v.maxLength(40))

export type SkinRouteParts = { service: SkinService; requireRight: RequireRight; zone: string }

export function skinRoutes(app: FastifyInstance, { service, requireRight, zone }: SkinRouteParts): void {
  const answered = (reply: FastifyReply, answer: object | Refused) =>
    'refusals' in answer ? refuse(reply, answer.refusals) : ok(answer)
  const bodyOf = <Schema extends v.GenericSchema>(schema: Schema, request: FastifyRequest, reply: FastifyReply) => {
    const body = v.safeParse(schema, request.body)
    if (body.success) return body.output as v.InferOutput<Schema>
    void fail(reply, 400, CODE.VALIDATION, `${v.getDotPath(body.issues[0]) ?? 'The order'}: ${body.issues[0].message}.`)
    return undefined
  }

  app.get('/skins', async (request, reply) => {
    const asked = parse(where, request.query, reply)
    if (asked === undefined) return reply
    const signed = await service.document(asked.environment)
    const etag = `"skins-${asked.environment}-${signed.keyId}-${signed.revision}"`
    reply.header('etag', etag).header('cache-control', 'no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : signed
  })
  app.get('/api/skins', requireRight('read'), async (request, reply) => {
    const asked = parse(where, request.query, reply)
    return asked === undefined ? reply : ok(await service.overview(asked.environment))
  })
  app.get('/api/skins/:code/:version', requireRight('read'), async (request, reply) => {
    const params = parse(v.object({ code: codeSchema, version: skinVersionSchema }), request.params, reply)
    if (params === undefined) return reply
    const kept = await service.find(params.code, params.version)
    return kept === undefined
      ? fail(reply, 404, CODE.COMMON, `There is no skin ${params.code} ${params.version}.`)
      : ok(kept)
  })

  app.post('/api/skins', { ...requireRight('skin'), bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const body = bodyOf(filesBody, request, reply)
    if (body === undefined) return reply
    const files = new Map(Object.entries(body.files).map(([name, text]) => [name, Buffer.from(text, 'base64')]))
    return answered(reply, await service.publish(files, actorOf(request)))
  })

  app.post('/api/skins/:code/activate', requireRight('skin'), async (request, reply) => {
    const params = parse(v.object({ code: codeSchema }), request.params, reply)
    if (params === undefined) return reply
    const body = bodyOf(v.object(orderEntries), request, reply)
    if (body === undefined) return reply
    return answered(reply, await service.activate({ ...params, ...body, actor: actorOf(request) }))
  })

  app.post('/api/skins/:code/schedule', requireRight('skin'), async (request, reply) => {
    const params = parse(v.object({ code: codeSchema }), request.params, reply)
    if (params === undefined) return reply
    const body = bodyOf(v.object({ ...orderEntries, from: timeText, to: timeText }), request, reply)
    if (body === undefined) return reply
    const { from, to, ...order } = body
    const fromMs = siteTimeOf(from, zone, Date.now())
    const toMs = siteTimeOf(to, zone, fromMs ?? Date.now())
    if (fromMs === null || toMs === null)
      return fail(
        reply,
        400,
        CODE.VALIDATION,
        `"${fromMs === null ? from : to}" is no time: write "2027-09-13 20:00" (the site's time, ${zone}), 2027-09-13T12:00Z or +2h.`,
      )
    const answer = await service.schedule({ ...params, ...order, fromMs, toMs, actor: actorOf(request) })
    return answered(
      reply,
      answer.kind === 'scheduled'
        ? { ...answer, from: inSiteTime(fromMs, zone), to: inSiteTime(toMs, zone), zone }
        : answer,
    )
  })

  app.post('/api/skins/revert', requireRight('skin'), async (request, reply) => {
    const body = bodyOf(v.object({ ...where.entries, reason: reasonSchema }), request, reply)
    return body === undefined ? reply : answered(reply, await service.revert({ ...body, actor: actorOf(request) }))
  })

  app.post('/api/skins/cancel', requireRight('skin'), async (request, reply) => {
    const body = bodyOf(
      v.object({ ...where.entries, plan: v.pipe(v.number(), v.integer()), reason: reasonSchema }),
      request,
      reply,
    )
    return body === undefined
      ? reply
      : answered(reply, await service.cancel(body.plan, { ...body, actor: actorOf(request) }))
  })

  app.post('/api/skins/:code/preview', requireRight('skin'), async (request, reply) => {
    const params = parse(v.object({ code: codeSchema }), request.params, reply)
    const hours = v.optional(v.pipe(v.number(), v.minValue(PREVIEW_HOURS.least), v.maxValue(PREVIEW_HOURS.most)), 24)
    if (params === undefined) return reply
    const body = bodyOf(v.object({ hours }), request, reply)
    if (body === undefined) return reply
    if (params.code === PLAIN)
      return fail(reply, 400, CODE.VALIDATION, 'The plain skin needs no preview: a member chooses it on the page.')
    return answered(reply, await service.preview(params.code, body.hours))
  })
}
