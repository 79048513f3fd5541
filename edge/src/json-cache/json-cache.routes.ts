/**
 * `GET|POST /api/json-cache/{key}` in the envelope (spec 7). Reads are public and encrypted like any encrypted answer; writes need a token for the
 * key (decision 0040).
 */
import * as CODE from '@lantern/contract/code'
import { CACHE_TTL_MS } from '@lantern/contract/constants'
import { HEADER, SUCCESS } from '@lantern/contract/envelope'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { AnswerCipher } from '../content/answer-cipher.ts'
import type { UpstreamContent } from '../content/upstream-content.ts'
import { localeOf } from '../request/locale.ts'
import { ENTRY_LIMIT, holdsRight, isJsonCacheKey, type JsonCache } from '../shared-state/json-cache.ts'
import type { EdgeState } from '../shared-state/shared-state.ts'

const WRITES_PER_MINUTE = 30
const CONTENT = { freshMs: 20_000, isWaitedFor: false }
const writeBody = v.object({
  data: v.unknown(),
  ttl: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1_000), v.maxValue(24 * CACHE_TTL_MS)), CACHE_TTL_MS),
})

export type JsonCacheParts = {
  cache: JsonCache
  content: UpstreamContent
  cipher: AnswerCipher
  secret: string
  limit: EdgeState['limit']
}

export function jsonCacheRoutes(
  app: FastifyInstance,
  { cache, content, cipher, secret, limit: limitOf }: JsonCacheParts,
): void {
  const limit = limitOf('json-cache', WRITES_PER_MINUTE, 60_000)

  app.get<{ Params: { key: string } }>('/api/json-cache/:key', async (request, reply) => {
    const { key } = request.params
    if (!isJsonCacheKey(key)) return fail(reply, 404, CODE.COMMON, 'There is no such entry.')
    reply.header('cache-control', 'no-store')
    const value = (await cache.read(key)) ?? (await content.get(key, localeOf(request.headers), CONTENT))
    // Missing counts are a valid answer for the counts key; other entries are lists and must not appear empty.
    const answer = value ?? (key === 'counts' ? {} : null)
    if (answer === null) return fail(reply, 404, CODE.COMMON, 'The entry is empty.')
    const entry = await cipher.encrypt(answer).catch(() => undefined)
    if (entry === undefined) return fail(reply, 503, CODE.COMMON, 'The upstream returned no keys for this entry.')
    return reply.header(HEADER.encrypted, '1').send({ status_code: SUCCESS, message: '', data: entry })
  })

  app.post<{ Params: { key: string } }>('/api/json-cache/:key', { bodyLimit: ENTRY_LIMIT }, async (request, reply) => {
    const { key } = request.params
    if (!isJsonCacheKey(key)) return fail(reply, 404, CODE.COMMON, 'There is no such entry.')
    if (!(await limit.take(request.ip))) return fail(reply, 429, CODE.COMMON, 'Too many writes, wait a minute.')
    if (!holdsRight(secret, key, String(request.headers['x-cache-right'] ?? '')))
      return fail(reply, 403, CODE.AUTH, 'Only the platform may write this entry.')
    const body = v.safeParse(writeBody, request.body)
    if (!body.success || body.output.data === undefined)
      return fail(reply, 400, CODE.VALIDATION, 'Send {data, ttl}, ttl in milliseconds from one second to one day.')
    await cache.write(key, body.output.data, body.output.ttl)
    return { status_code: SUCCESS, message: '', data: {} }
  })
}

function fail(reply: FastifyReply, status: number, code: number, message: string): FastifyReply {
  return reply.code(status).send({ status_code: code, message })
}
