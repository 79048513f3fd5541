/** Applies a fault before the work. */

import { setTimeout as wait } from 'node:timers/promises'
import * as CODE from '@lantern/contract/code'
import { SUCCESS } from '@lantern/contract/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../faults/faults.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'

/**
 * @returns true when the call was answered (or never will be); false when it continues
 * @throws SandboxError for kind `code`
 */
export async function playFault(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'slow':
      await wait(fault.ms ?? 3_000)
      return false
    case 'drop':
      return false
    case 'code':
      throw new SandboxError(
        fault.code ?? CODE.COMMON,
        fault.message ?? `fault ${fault.code ?? CODE.COMMON}`,
        fault.data ?? null,
      )
    case 'http':
      await reply.code(fault.status ?? 500).send(fault.message ?? 'Internal Server Error')
      return true
    case 'html':
      await reply
        .code(fault.status ?? 200)
        .type('text/html')
        .send('<!doctype html><title>Gateway</title><p>Request Failed</p>')
      return true
    case 'hang':
      reply.hijack()
      request.raw.socket.setTimeout(0)
      return true
    case 'shape':
      await reply.send({ status_code: SUCCESS, message: '', data: fault.data ?? 'not the shape of the contract' })
      return true
    case 'envelope':
      await reply.send(fault.data ?? { hello: 'world' })
      return true
  }
}
