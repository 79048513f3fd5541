/** Error answers: always an envelope, never a stack trace or SQL. */
import * as CODE from '@lantern/contract/code'
import { HEADER } from '@lantern/contract/envelope'
import { databaseAwayIn, dropBody } from '@lantern/service'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import { SandboxError, type Sentence } from '../refusal/sandbox-error.ts'
import { localeOf } from './wire.ts'

const MALFORMED: Sentence = { zh: '请求格式错误', en: 'The request is malformed' }
const TOO_LARGE: Sentence = { zh: '提交内容过大', en: 'The request is too large' }
const BROKEN: Sentence = { zh: '', en: '' }

/** Installs the error handler and the request id header; unknown addresses are handled by @lantern/service. */
export function answerErrors(
  app: FastifyInstance,
  clock: Clock,
  report: (error: Error, request: FastifyRequest) => void,
): void {
  const localeIn = ({ headers }: FastifyRequest) => localeOf(headers['accept-language'] ?? '', headers.cookie)
  const envelope = (request: FastifyRequest, code: number, sentence: Sentence, data: unknown = null) => ({
    status_code: code,
    message: localeIn(request) === 'en' ? sentence.en : sentence.zh,
    data,
    serverTime: clock.now(),
  })
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(HEADER.requestId, request.id).header('cache-control', 'no-store')
  })
  app.setErrorHandler<FastifyError | SandboxError>((error, request, reply) => {
    if (error instanceof SandboxError)
      return reply.code(error.http).send(envelope(request, error.code, error.sentence, error.dataIn(localeIn(request))))
    const status = error.statusCode ?? 500
    // A client that is still sending does not read the answer.
    if (status === 413)
      return dropBody(request.raw).then(() =>
        reply.code(413).send(envelope(request, CODE.VALIDATION, TOO_LARGE, { fields: {} })),
      )
    if (status >= 400 && status < 500)
      return reply.code(status).send(envelope(request, CODE.VALIDATION, MALFORMED, { fields: {} }))
    const away = databaseAwayIn(error)
    report(error, request)
    // An empty message shows the system-abnormal sentence (spec 8).
    return reply.code(away?.statusCode ?? 500).send(envelope(request, CODE.COMMON, BROKEN))
  })
}
