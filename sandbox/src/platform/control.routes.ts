/** The control API: `POST /control` and its page, on the sandbox's own port only. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as CODE from '@lantern/contract/code'
import { controlRequestSchema } from '@lantern/contract/control'
import { SUCCESS } from '@lantern/contract/envelope'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions, ControlContext } from '../wire/control-actions.ts'
import type { Platform } from './platform.ts'

const PAGE = join(import.meta.dirname, 'page')
const FILES = {
  '/__sandbox': ['index.html', 'text/html'],
  '/__sandbox/page.js': ['page.js', 'text/javascript'],
  '/__sandbox/page.css': ['page.css', 'text/css'],
} as const
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function controlRoutes(app: FastifyInstance, platform: Platform, actions: ControlActions): void {
  app.post('/control', async (request) => {
    requireOwnPage(request.headers.origin, request.headers.host)
    const parsed = v.safeParse(controlRequestSchema, request.body)
    if (!parsed.success) {
      const fields = Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'action', issue.message]))
      throw new SandboxError(CODE.VALIDATION, 'The control request is not valid.', { fields }, { http: 400 })
    }
    const handler = actions[parsed.output.action] as
      | ((request: unknown, context: ControlContext) => Promise<unknown>)
      | undefined
    if (!handler)
      throw new SandboxError(
        CODE.COMMON,
        `The action ${parsed.output.action} is not available in this sandbox.`,
        null,
        {
          http: 501,
        },
      )
    const data = await handler(parsed.output, { ...platform, now: platform.clock.now() })
    return { status_code: SUCCESS, message: '', data, serverTime: platform.clock.now() }
  })

  for (const [url, [file, type]] of Object.entries(FILES)) {
    app.get(url, async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        .type(`${type}; charset=utf-8`)
        .send(readFileSync(join(PAGE, file), 'utf8')),
    )
  }
}

/** Host names by which a developer's machine calls this API. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * CSRF: pages of other origins in the developer's browser must not move money; browsers send their origin with every POST. The host is checked too,
 * or a foreign name that resolves to 127.0.0.1 would count as same origin.
 */
function requireOwnPage(origin: string | undefined, host: string | undefined): void {
  const isForeign = origin !== undefined && (origin !== `http://${host}` || !LOOPBACK.test(host ?? ''))
  if (isForeign)
    throw new SandboxError(CODE.COMMON, 'The control API is not open to other origins.', null, { http: 403 })
}
