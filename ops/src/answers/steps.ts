/** Streams the progress of a long call as NDJSON: a line per step, the answer as the last line. */

import { PassThrough } from 'node:stream'
import * as CODE from '@lantern/contract/code'
import { databaseAwayIn, type Explain } from '@lantern/service'
import type { FastifyReply } from 'fastify'

/** Requested by `accept`; otherwise the call answers once. */
export const STEPS_TYPE = 'application/x-ndjson'

/** The last line: status and body of the answer. */
export type StepsEnd = { status: number; answer: unknown }

/** @param explain of the app, for failures that have a sentence */
export function sendSteps(
  reply: FastifyReply,
  work: (say: (step: string) => void) => Promise<StepsEnd>,
  explain: Explain = () => undefined,
): FastifyReply {
  const lines = new PassThrough()
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`)
  void work((step) => write({ step }))
    .catch((error: unknown): StepsEnd => {
      const away = databaseAwayIn(error)
      if (away !== undefined) return failed(away.statusCode, away.message)
      const told = explain(error, reply.request)
      if (told !== undefined) {
        reply.request.log.error(told.logged ?? told.message)
        return failed(told.status, told.message)
      }
      reply.request.log.error({ err: error }, 'failed')
      return failed(500, 'The release service could not answer, see its log.')
    })
    .then((end) => {
      write(end)
      lines.end()
    })
  return reply.type(STEPS_TYPE).header('cache-control', 'no-store').send(lines)
}

function failed(status: number, message: string): StepsEnd {
  return { status, answer: { status_code: CODE.COMMON, message } }
}
