/** API groups, forwarded to UPSTREAM. `/control` and `/__sandbox` are in no group and never pass. */
import replyFrom from '@fastify/reply-from'
import { REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { UPSTREAM_PREFIXES } from '@lantern/contract/signing'
import { dropBody } from '@lantern/service'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseSocket } from './chat-socket.routes.ts'
import { answerHeaders, requestHeaders } from './proxy-headers.ts'

/** Largest body that is forwarded, bytes: a picture of a document. */
const FORWARD_LIMIT = 10 * 1024 * 1024
/** Largest JSON, bytes. Refused here: an upstream that refuses while a body still streams looks like an upstream that is down. */
const JSON_LIMIT = 1024 * 1024
const METHODS = ['GET', 'POST'] as const

export function proxyRoutes(app: FastifyInstance, upstream: string): void {
  app.register((scope, _options, done) => {
    // Encapsulated: here bodies are streams.
    scope.addHook('onRequest', async (request, reply) => {
      if (request.headers.upgrade?.toLowerCase() === 'websocket') return refuseSocket(reply)
      const length = Number(request.headers['content-length'] ?? 0)
      const isJson = String(request.headers['content-type'] ?? '').startsWith('application/json')
      if (length <= (isJson ? JSON_LIMIT : FORWARD_LIMIT)) return
      await dropBody(request.raw)
      return reply.code(413).send({ status_code: 10001, message: 'The body is too large.' })
    })
    for (const type of ['application/json', '*'])
      scope.addContentTypeParser(type, (_request, payload, parsed) => parsed(null, payload))
    void scope.register(replyFrom, {
      base: upstream,
      undici: {
        connections: 128,
        headersTimeout: REQUEST_TIMEOUT_MS,
        bodyTimeout: REQUEST_TIMEOUT_MS,
        connect: { timeout: 5_000 },
      },
      disableRequestLogging: true,
    })
    for (const prefix of UPSTREAM_PREFIXES)
      scope.route({ method: [...METHODS], url: `${prefix}*`, handler: (_request, reply) => forward(reply) })
    done()
  })
}

function forward(reply: FastifyReply): FastifyReply {
  return reply.from(undefined, {
    // A write that is sent twice is money twice: the upstream is asked once.
    retryDelay: () => null,
    retriesCount: 0,
    rewriteRequestHeaders: (request, headers) => requestHeaders(request as FastifyRequest, headers),
    rewriteHeaders: (headers) => answerHeaders(headers),
    onError: (failed, { error }) => void upstreamFailed(failed as FastifyReply, error),
  })
}

function upstreamFailed(reply: FastifyReply, error: Error & { code?: string; statusCode?: number }): FastifyReply {
  if (error.statusCode === 400 || error.statusCode === 413)
    return reply.code(error.statusCode).send({ status_code: 10001, message: error.message })
  const isTimeout = /timeout/i.test(error.code ?? error.message)
  reply.log.warn({ code: error.code }, 'upstream failed')
  reply.header('cache-control', 'no-store')
  return isTimeout
    ? reply.code(504).send({ status_code: 10001, message: 'The service took too long to answer, try again later.' })
    : reply.code(502).send({ status_code: 10001, message: 'The service cannot be reached, try again later.' })
}
