/** The lock on a route: `app.post(address, requireRight('rollback'), …)`. */
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { fail } from '../registry/answers.ts'
import type { Access } from './access.ts'
import { type Action, type Grant, refusalOf } from './rights.rules.ts'

const AUTH = 10004

/** Makes the lock of an action. The remote that is changed is the `:name` of the address. */
export type RequireRight = (action: Action) => Pick<RouteShorthandOptions, 'onRequest'>

const grants = new WeakMap<FastifyRequest, Grant>()

export function createGuard(access: Access): RequireRight {
  return (action) => ({
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const token = bearerOf(request)
      if (token === undefined)
        return fail(reply, 401, AUTH, 'This call needs a token of the desk: `authorization: Bearer <token>`.')
      const identity = await access.identify(token, request.ip)
      if (identity.kind === 'wait') return fail(reply.header('retry-after', '60'), 429, AUTH, identity.message)
      if (identity.kind === 'unknown') return fail(reply, 401, AUTH, identity.message)
      const { name: remote, version = '' } = request.params as { name?: string; version?: string }
      const refusal = refusalOf(identity.grant, action, remote)
      if (refusal !== null) {
        const line = { actor: identity.grant.name, action, name: remote ?? '', version, outcome: 'refused' }
        await access.audit.write({ ...line, detail: refusal })
        return fail(reply, 403, AUTH, refusal)
      }
      grants.set(request, identity.grant)
    },
  })
}

/** Who asks, on a route with a lock. */
export function grantOf(request: FastifyRequest): Grant {
  const grant = grants.get(request)
  if (grant === undefined)
    throw new Error(`${request.routeOptions.url} asks who calls but has no lock: add requireRight(action).`)
  return grant
}

/** Who did it, for the audit log: the name of the token. */
export function actorOf(request: FastifyRequest): string {
  return grantOf(request).name
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,300})$/.exec(request.headers.authorization ?? '')?.[1]
}
