/** Forwards the API groups to UPSTREAM. `/control` and `/__sandbox` are in no group and never pass. */

import type { IncomingMessage } from 'node:http'
import replyFrom from '@fastify/reply-from'
import * as CODE from '@lantern/contract/code'
import { REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { UPSTREAM_PREFIXES } from '@lantern/contract/signing'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseSocket } from './chat-socket.routes.ts'
import { answerHeaders, requestHeaders } from './proxy-headers.ts'
import { type TraceContext, traceContext } from './trace-context.ts'
import { createUnfinishedBodies } from './unfinished-bodies.ts'
import type { UpstreamGate } from './upstream-gate.ts'

/** Largest forwarded body, bytes: a picture of a document. */
const FORWARD_LIMIT = 10 * 1024 * 1024
/** Largest JSON body, bytes. Refused here, because an upstream that refuses a body while it streams looks like an upstream that is down. */
const JSON_LIMIT = 1024 * 1024
/**
 * Time limit of a call up to the last byte of its answer, ms: a client that does not read must not hold an upstream connection. The browser waits
 * REQUEST_TIMEOUT_MS (spec 9); the rest is transfer time.
 */
const CALL_LIMIT_MS = REQUEST_TIMEOUT_MS + 5_000
const METHODS = ['GET', 'POST'] as const

export type ProxyParts = { upstream: string; gate: UpstreamGate; callLimitMs?: number }

export function proxyRoutes(app: FastifyInstance, { upstream, gate, callLimitMs = CALL_LIMIT_MS }: ProxyParts): void {
  const bodies = createUnfinishedBodies()

  app.register((scope, _options, done) => {
    // Encapsulated: bodies stay bytes, are read completely before an upstream connection is taken, and are forwarded unchanged.
    const whole = (limit: number) => (request: FastifyRequest, raw: IncomingMessage) =>
      bodies.read(raw, { address: request.ip, limit })
    scope.addContentTypeParser('application/json', whole(JSON_LIMIT))
    scope.addContentTypeParser('*', whole(FORWARD_LIMIT))
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket') return refuseSocket(reply)
      return undefined
    })
    void scope.register(replyFrom, { base: upstream, undici: gate.pool, disableRequestLogging: true })
    scope.addHook('onClose', () => gate.pool.destroy())
    for (const prefix of UPSTREAM_PREFIXES)
      scope.route({
        method: [...METHODS],
        url: `${prefix}*`,
        handler: (request, reply) => forward({ gate, callLimitMs }, request, reply),
      })
    done()
  })
}

function forward(
  { gate, callLimitMs }: Pick<Required<ProxyParts>, 'gate' | 'callLimitMs'>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const leave = gate.enter(request.ip)
  if (typeof leave === 'string') {
    reply.header('retry-after', '1')
    return leave === 'full'
      ? reply.code(503).send({ status_code: CODE.COMMON, message: 'The service is busy, try again in a moment.' })
      : reply.code(429).send({ status_code: CODE.COMMON, message: 'Too many calls from your address are in progress.' })
  }
  const late = setTimeout(() => reply.raw.destroy(), callLimitMs)
  reply.raw.once('close', () => {
    clearTimeout(late)
    leave()
  })
  const body = request.body as Buffer | undefined
  const trace = traceContext(request.headers.traceparent)
  return reply.from(undefined, {
    ...(body === undefined ? {} : { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }),
    // Never retried: repeating a write could move money twice.
    retryDelay: () => null,
    retriesCount: 0,
    rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers, trace),
    rewriteHeaders: (headers) => {
      gate.note('answered')
      return answerHeaders(headers)
    },
    onError: (_failed, { error }) => {
      gate.note('unreachable')
      upstreamFailed(reply, error, trace)
    },
  })
}

function upstreamFailed(reply: FastifyReply, error: Error & { code?: string }, { trace }: TraceContext): FastifyReply {
  const isTimeout = /timeout/i.test(error.code ?? error.message)
  reply.log.warn({ code: error.code, trace }, 'upstream failed')
  reply.header('cache-control', 'no-store')
  return isTimeout
    ? reply
        .code(504)
        .send({ status_code: CODE.COMMON, message: 'The service took too long to answer, try again later.' })
    : reply.code(502).send({ status_code: CODE.COMMON, message: 'The service cannot be reached, try again later.' })
}
