/** The answer of a call that takes its time: a line for each step while it goes on, and the answer as the last line (NDJSON). */

import { PassThrough } from 'node:stream'
import * as CODE from '@lantern/contract/code'
import type { FastifyReply } from 'fastify'

/** Asked for by `accept`; without it the call answers once, like any other. */
export const STEPS_TYPE = 'application/x-ndjson'

/** The last line: the status and body that the call would have had. */
export type StepsEnd = { status: number; answer: unknown }

export function sendSteps(reply: FastifyReply, work: (say: (step: string) => void) => Promise<StepsEnd>): FastifyReply {
  const lines = new PassThrough()
  const write = (line: object) => lines.write(`${JSON.stringify(line)}\n`)
  void work((step) => write({ step }))
    .catch((error: unknown): StepsEnd => {
      reply.request.log.error({ err: error }, 'failed')
      return {
        status: 500,
        answer: { status_code: CODE.COMMON, message: 'The release service could not answer, see its log.' },
      }
    })
    .then((end) => {
      write(end)
      lines.end()
    })
  return reply.type(STEPS_TYPE).header('cache-control', 'no-store').send(lines)
}
