/**
 * `GET /discovery` for edges: the document, with its signature in a header. With `prefer: wait=10` and a current ETag, the answer is held until the
 * document changes (long polling); otherwise it is sent at once.
 */
import { DISCOVERY_SIGNATURE_HEADER } from '@lantern/contract/discovery-signature'
import { environmentSchema, PRODUCTION } from '@lantern/contract/federation'
import { drainOf } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { parse } from '../answers/answers.ts'
import type { Database } from '../database/database.ts'
import { onRevision } from '../database/revision.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import type { DiscoveryService, PublishedDiscovery } from './discovery-service.ts'

const MAX_WAIT_SEC = 20
/** Interval at which a held request checks by itself, in case no notification came or the process is stopping. */
const LOOK_MS = 1_000
const query = v.object({ environment: v.optional(environmentSchema, PRODUCTION) })

export type DiscoveryRouteParts = { db: Database; service: DiscoveryService; keys: SigningKeys }

export function discoveryRoutes(app: FastifyInstance, { db, service, keys }: DiscoveryRouteParts): void {
  const waiting = new Set<() => void>()
  const forget = onRevision(db, wake)
  app.addHook('onClose', async () => forget())

  function wake(): void {
    for (const done of [...waiting]) done()
  }

  /** Resolves at the next change of the registry or after the interval. */
  function change(ms: number, gone: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms)
      function done(): void {
        clearTimeout(timer)
        waiting.delete(done)
        gone.removeEventListener('abort', done)
        resolve()
      }
      waiting.add(done)
      gone.addEventListener('abort', done)
    })
  }

  app.get('/discovery', async (request, reply) => {
    const asked = parse(query, request.query, reply)
    if (asked === undefined) return reply
    const known = request.headers['if-none-match']
    const deadline = Date.now() + waitOf(request.headers.prefer) * 1_000
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    let signed = await service.discovery(asked.environment)
    while (known === tagOf(signed) && Date.now() < deadline && !gone.signal.aborted && !drainOf(app).draining) {
      await change(Math.min(deadline - Date.now(), LOOK_MS), gone.signal)
      signed = await service.discovery(asked.environment)
    }
    reply.header('etag', tagOf(signed)).header('cache-control', 'no-cache')
    if (known === tagOf(signed)) return reply.code(304).send()
    return reply
      .header(DISCOVERY_SIGNATURE_HEADER, signed.signature)
      .type('application/json; charset=utf-8')
      .send(signed.document)
  })
  function tagOf({ revision }: PublishedDiscovery): string {
    return `"${keys.keyId}-${revision}"`
  }

  app.get('/key', async () => ({ keyId: keys.keyId, algorithm: 'Ed25519', publicKey: keys.publicKey }))
}

/** Seconds of `prefer: wait=10` (RFC 7240). */
function waitOf(prefer: string | string[] | undefined): number {
  const seconds = Number(/(?:^|[,;\s])wait=(\d{1,3})/.exec(String(prefer ?? ''))?.[1] ?? 0)
  return Math.min(seconds, MAX_WAIT_SEC)
}
