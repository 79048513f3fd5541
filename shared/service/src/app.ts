/** A fastify app with the defaults of the house: limits, security headers, request log, errors in the envelope. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import * as CODE from '@lantern/contract/code'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { attachDrain } from './drain.ts'
import { dropBody } from './drop-body.ts'
import { createSocketGuard, type TakesSocket } from './guard-sockets.ts'
import type { ServiceLogger } from './logger.ts'
import { lazyChild } from './request-logger.ts'

/** Largest body without a route's own limit, bytes. */
const BODY_LIMIT = 256 * 1024
/** Time in which a request must have arrived whole, ms. */
const REQUEST_TIMEOUT_MS = 30_000
/** `10001 common` of the code table (spec 8). */

/** Codes of a body that ends because nobody takes it any more: a stream's, and undici's for an upstream's. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED'])

/** What every answer bears unless the route says otherwise. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}

export type AppOptions = {
  logger: ServiceLogger
  bodyLimit?: number
  /** Replaces the default security headers, e.g. for pages that are meant to be framed. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Believe `x-forwarded-*` of these peers. */
  trustProxy?: boolean | string | string[]
  /** A connection on which no byte moves either way for so long is closed, ms; 0 = never. Longer than the longest call. */
  silenceMs?: number
  /** Which upgrades become sockets; without it none does. */
  takesSocket?: TakesSocket
}

/** Makes the app; routes are the caller's. Every error leaves as `{status_code, message}` with a true HTTP status. */
export function createApp({
  logger,
  bodyLimit = BODY_LIMIT,
  securityHeaders = SECURITY_HEADERS,
  trustProxy = false,
  silenceMs = 0,
  takesSocket = () => false,
}: AppOptions): FastifyInstance {
  const guard = createSocketGuard(takesSocket)
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: silenceMs,
    forceCloseConnections: true,
    trustProxy,
    routerOptions: { maxParamLength: 300 },
    genReqId: () => randomUUID(),
    childLoggerFactory: lazyChild,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as unknown as FastifyReply, securityHeaders),
    http: guard.http,
  }) as unknown as FastifyInstance

  guard.attach(app)
  attachDrain(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id })
    // What follows an upgrade that was not taken is bytes of another protocol.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'debug'
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Whoever asked has gone while the answer was on its way: nothing failed, and nobody is there to be told.
    if (reply.raw.destroyed && BROKEN_OFF.has(error.code)) return
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500
    if (status >= 500) request.log.error({ err: error, req: request }, 'failed')
    // The rest of a body that was not taken is no request.
    if (!request.raw.complete) reply.header('connection', 'close')
    const message = status >= 500 ? 'The server could not answer, try again later.' : error.message
    const answer = () => reply.code(status).send({ status_code: CODE.COMMON, message })
    return error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? dropBody(request.raw).then(answer) : answer()
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status_code: CODE.COMMON, message: 'There is nothing at this address.' }),
  )
  return app
}

/** An address whose escapes are no text: it comes to no hook. */
function refuseAddress(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  void reply.code(400).headers(headers).send({ status_code: CODE.COMMON, message: 'The address is not valid.' })
}

/** Requests that the HTTP parser refused: too large headers, no valid method, too slow. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers of the request are too large.']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'The request is not valid HTTP.']
  const body = JSON.stringify({ status_code: CODE.COMMON, message })
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
