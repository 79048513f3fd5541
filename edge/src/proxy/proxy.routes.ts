/** API groups and the chat socket, forwarded to UPSTREAM. `/control` and `/__sandbox` are in no group and never pass. */
import httpProxy from '@fastify/http-proxy'
import { REQUEST_TIMEOUT_MS } from '@lantern/contract/constants'
import { UPSTREAM_PREFIXES } from '@lantern/contract/signing'
import { dropBody } from '@lantern/service'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerHeaders, requestHeaders } from './proxy-headers.ts'

/** Largest body that is forwarded, bytes: a picture of a document. */
const FORWARD_LIMIT = 10 * 1024 * 1024
/** Largest JSON, bytes. Refused here: an upstream that refuses while a body still streams looks like an upstream that is down. */
const JSON_LIMIT = 1024 * 1024
/** Largest message on the chat socket, bytes. */
const SOCKET_MESSAGE_LIMIT = 64 * 1024
const METHODS = ['GET', 'POST'] as const

export function proxyRoutes(app: FastifyInstance, upstream: string): void {
  app.register((scope, _options, done) => {
    // Encapsulated: here bodies are streams and sockets are looked at before they open.
    scope.addHook('onRequest', refuseForeignSocket)
    scope.addHook('onRequest', async (request, reply) => {
      const length = Number(request.headers['content-length'] ?? 0)
      const isJson = String(request.headers['content-type'] ?? '').startsWith('application/json')
      if (length <= (isJson ? JSON_LIMIT : FORWARD_LIMIT)) return
      await dropBody(request.raw)
      return reply.code(413).send({ status_code: 10001, message: 'The body is too large.' })
    })
    void scope.register(httpProxy, {
      upstream,
      routes: UPSTREAM_PREFIXES.map((prefix) => `${prefix}*`),
      httpMethods: [...METHODS],
      websocket: true,
      wsServerOptions: { maxPayload: SOCKET_MESSAGE_LIMIT },
      wsClientOptions: {
        maxPayload: SOCKET_MESSAGE_LIMIT,
        handshakeTimeout: 10_000,
        rewriteRequestHeaders: (_headers: object, request: FastifyRequest) => visitorHeaders(request),
      },
      undici: {
        connections: 128,
        headersTimeout: REQUEST_TIMEOUT_MS,
        bodyTimeout: REQUEST_TIMEOUT_MS,
        connect: { timeout: 5_000 },
      },
      disableRequestLogging: true,
      // A write that is sent twice is money twice: the upstream is asked once.
      retryDelay: () => null,
      retriesCount: 0,
      maxRetriesOn503: 0,
      replyOptions: {
        rewriteRequestHeaders: (request) => visitorHeaders(request as FastifyRequest, request.headers),
        rewriteHeaders: (headers) => answerHeaders(headers),
        onError: (reply, { error }) => void upstreamFailed(reply as FastifyReply, error),
      },
    } as Parameters<typeof httpProxy>[1])
    done()
  })
}

function visitorHeaders(
  request: FastifyRequest,
  headers: FastifyRequest['headers'] = { origin: request.headers.origin, 'user-agent': request.headers['user-agent'] },
) {
  return requestHeaders(headers, {
    ip: request.ip,
    host: request.host,
    protocol: request.protocol,
    requestId: request.id,
  })
}

/** A socket carries no preflight: a page of another site must not open ours. */
async function refuseForeignSocket(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.headers.upgrade === undefined) return undefined
  const { origin, host } = request.headers
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
  if (isOwn && request.url.startsWith('/stream/ws/')) return undefined
  return reply.code(403).send({ status_code: 10004, message: 'This socket is not open to you.' })
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
