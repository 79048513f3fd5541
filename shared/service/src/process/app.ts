/** A fastify app with the servers' defaults: limits, security headers, request log, errors in the envelope. */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import * as CODE from '@lantern/contract/code'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { dropBody } from '../request/drop-body.ts'
import { createSocketGuard, type TakesSocket } from '../request/guard-sockets.ts'
import { lazyChild } from '../request/request-logger.ts'
import { DatabaseAwayError, databaseAwayIn } from './database-away.ts'
import { attachDrain } from './drain.ts'
import type { ServiceLogger } from './logger.ts'

/** Default body limit, bytes. */
const BODY_LIMIT = 256 * 1024
/** Time limit for receiving a request, ms. */
const REQUEST_TIMEOUT_MS = 30_000
/** `10001 common` of the code table (spec 8). */

/** Error codes of a body whose reader has gone: of a stream, and of undici for an upstream's. */
const BROKEN_OFF: ReadonlySet<string> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'UND_ERR_ABORTED'])

/** Default headers of every answer; routes may override them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
}

/** Status and sentence of a failure that the operator can fix; `logged` has more for the log. */
export type Explain = (
  error: unknown,
  request: FastifyRequest,
) => { status: number; message: string; logged?: string } | undefined

export type AppOptions = {
  logger: ServiceLogger
  bodyLimit?: number
  /** Replaces the default security headers, e.g. for pages that may be framed. */
  securityHeaders?: Readonly<Record<string, string>>
  /** Peers whose `x-forwarded-*` headers are trusted. */
  trustProxy?: boolean | string | string[]
  /** Idle time after which a connection is closed, ms; 0 = never. Longer than the longest call. */
  silenceMs?: number
  /** Answers with a sentence what would be a 500 without a reason, and logs it without a stack. */
  explain?: Explain
  /** Selects the upgrades that become sockets; default: none. */
  takesSocket?: TakesSocket
}

/** Creates the app; the caller adds routes. Every error is sent as `{status_code, message}` with its true HTTP status. */
export function createApp({
  logger,
  bodyLimit = BODY_LIMIT,
  securityHeaders = SECURITY_HEADERS,
  trustProxy = false,
  silenceMs = 0,
  explain = () => undefined,
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
    // Bytes after a refused upgrade belong to another protocol.
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close')
    done()
  })
  /** Requests whose failure is in the log already. */
  const loggedRequests = new WeakSet<FastifyRequest>()
  app.addHook('onError', (request, _reply, error, done) => {
    if (databaseAwayIn(error) !== undefined) loggedRequests.add(request)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 && !loggedRequests.has(request) ? 'warn' : 'debug'
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
    done()
  })
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // The client has disconnected: nothing failed, and there is no one to answer.
    if (reply.raw.destroyed && BROKEN_OFF.has(error.code)) return
    const away = databaseAwayIn(error)
    const told = explain(error, request)
    const { status, message } = told ?? answerTo(away ?? error)
    if (told !== undefined) {
      loggedRequests.add(request)
      request.log.error({ req: request }, told.logged ?? told.message)
    } else if (status >= 500) request.log.error({ err: error, req: request }, 'failed')
    // The rest of a refused body must not be parsed as a request.
    if (!request.raw.complete) reply.header('connection', 'close')
    const answer = () => reply.code(status).send({ status_code: CODE.COMMON, message })
    return error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? dropBody(request.raw).then(answer) : answer()
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ status_code: CODE.COMMON, message: 'There is nothing at this address.' }),
  )
  return app
}

/** What failed inside is not told to callers, other than a lost database. */
function answerTo(error: FastifyError | DatabaseAwayError): { status: number; message: string } {
  const { statusCode = 500, message } = error
  const status = statusCode >= 400 ? statusCode : 500
  const isPublic = status < 500 || error instanceof DatabaseAwayError
  return { status, message: isPublic ? message : 'The server could not answer, try again later.' }
}

/** An address with invalid escapes; it reaches no hook. */
function refuseAddress(reply: FastifyReply, headers: Readonly<Record<string, string>>): void {
  void reply.code(400).headers(headers).send({ status_code: CODE.COMMON, message: 'The address is not valid.' })
}

/** Answers requests that the HTTP parser refused: headers too large, invalid method, too slow. */
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
