/**
 * `GET /discovery.json`: the document as ops signed it, in the open frontend-discovery form, with its signature and this visitor's buckets in
 * headers. The signature is also at `/discovery.json.sig`, the key set at `/discovery.jwks`.
 */
import * as CODE from '@lantern/contract/code'
import {
  DISCOVERY_BUCKETS_HEADER,
  DISCOVERY_KEYS_PATH,
  DISCOVERY_PATH,
  DISCOVERY_SIGNATURE_HEADER,
  DISCOVERY_SIGNATURE_PATH,
  writeBuckets,
} from '@lantern/contract/discovery-signature'
import { keySetOf } from '@lantern/service'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bucketsOf } from '../visitor/buckets.ts'
import type { Visitors } from '../visitor/visitors.ts'
import type { DiscoverySource } from './discovery-source.ts'
import type { VerifiedDiscovery } from './verify-discovery.ts'

export function discoveryRoutes(
  app: FastifyInstance,
  { discovery, visitors }: { discovery: DiscoverySource; visitors: Visitors },
): void {
  app.get(DISCOVERY_PATH, async (request, reply) => {
    const verified = discovery.current()
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie')
    if (verified === undefined) return notYet(reply)
    const buckets = bucketsOf(verified.document, visitors.idOf(request.headers.cookie))
    reply
      .header(DISCOVERY_SIGNATURE_HEADER, verified.signed.signature)
      .header(DISCOVERY_BUCKETS_HEADER, writeBuckets(buckets))
    return answer({ request, reply, verified, type: 'application/json; charset=utf-8', body: verified.signed.document })
  })

  app.get(DISCOVERY_SIGNATURE_PATH, async (request, reply) => {
    const verified = discovery.current()
    reply.header('cache-control', 'no-cache')
    if (verified === undefined) return notYet(reply)
    return answer({ request, reply, verified, type: 'application/jose', body: verified.signed.signature })
  })

  app.get(DISCOVERY_KEYS_PATH, async (_request, reply) => {
    const key = discovery.publicKey()
    reply.header('cache-control', 'no-cache')
    if (key === '') return notYet(reply)
    return open(reply)
      .type('application/jwk-set+json')
      .send(JSON.stringify(await keySetOf(key)))
  })
}

type Answer = { request: FastifyRequest; reply: FastifyReply; verified: VerifiedDiscovery; type: string; body: string }

function answer({ request, reply, verified, type, body }: Answer): FastifyReply {
  const etag = `"${verified.keyId}-${verified.revision}"`
  open(reply).header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.type(type).send(body)
}

/** Discovery is public: readable from every origin. */
function open(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', DISCOVERY_SIGNATURE_HEADER)
    .header('cross-origin-resource-policy', 'cross-origin')
}

function notYet(reply: FastifyReply): FastifyReply {
  return reply.code(503).send({ status_code: CODE.COMMON, message: 'No release is known yet.' })
}
