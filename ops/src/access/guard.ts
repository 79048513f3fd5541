/** Requires a right on a route: `app.post(address, requireRight('rollback'), …)`. */
import * as CODE from '@lantern/contract/code'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { fail } from '../answers/answers.ts'
import type { RequireRight } from '../rights/require-right.ts'
import { type Grant, refusalOf } from '../rights/rights.rules.ts'
import type { Access } from './access.ts'

/** Longest reason in the audit log, characters. */
const LONGEST_DETAIL = 300

const grants = new WeakMap<FastifyRequest, Grant>()

export function createGuard(access: Access): RequireRight {
  return (action) => ({
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const token = bearerOf(request)
      if (token === undefined)
        return fail(
          reply,
          401,
          CODE.AUTH,
          'This call needs a token of the release service: `authorization: Bearer <token>`.',
        )
      const identity = await access.identify(token, request.ip)
      if (identity.kind === 'wait') return fail(reply.header('retry-after', '60'), 429, CODE.AUTH, identity.message)
      if (identity.kind === 'unknown') return fail(reply, 401, CODE.AUTH, identity.message)
      const { name: remote, version = '' } = request.params as { name?: string; version?: string }
      const refusal = refusalOf(identity.grant, action, remote)
      if (refusal !== null) {
        const line = { actor: identity.grant.name, action, name: remote ?? '', version, outcome: 'refused' }
        await access.audit.write({ ...line, detail: refusal })
        return fail(reply, 403, CODE.AUTH, refusal)
      }
      grants.set(request, identity.grant)
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const grant = grants.get(request)
      // Services log their own refusals; reports of edges are not changes.
      if (grant !== undefined && action !== 'read' && action !== 'health' && isWrongWrite(request, reply)) {
        const { name = '', version = '' } = request.params as { name?: string; version?: string }
        const line = { actor: grant.name, action, name, version, outcome: 'refused' }
        await access.audit.write({ ...line, detail: messageOf(payload, reply.statusCode) })
      }
      return payload
    },
  })
}

/** Logs a change that could not be read or needs a further right. */
function isWrongWrite({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return method !== 'GET' && [400, 403, 413, 415].includes(statusCode)
}

/** The refusal's reason, as answered. */
function messageOf(payload: unknown, status: number): string {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() })), payload)
  return answer.success ? answer.output.message.slice(0, LONGEST_DETAIL) : `answered with ${status}`
}

/** Whether the caller has shown a valid token. */
export function hasGrant(request: FastifyRequest): boolean {
  return grants.has(request)
}

/** The caller of a guarded route. */
export function grantOf(request: FastifyRequest): Grant {
  const grant = grants.get(request)
  if (grant === undefined)
    throw new Error(`${request.routeOptions.url} asks who calls but has no lock: add requireRight(action).`)
  return grant
}

/** Name of the token, for the audit log. */
export function actorOf(request: FastifyRequest): string {
  return grantOf(request).name
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,300})$/.exec(request.headers.authorization ?? '')?.[1]
}
