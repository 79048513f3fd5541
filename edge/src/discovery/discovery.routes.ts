/** `GET /discovery.json`: the signed document as the shell checks it, this visitor's places in its canaries, and what is live in plain sight for tools. */
import type { FastifyInstance } from 'fastify'
import { placesOf } from '../visitor/places.ts'
import type { Visitors } from '../visitor/visitors.ts'
import type { DiscoverySource } from './discovery-source.ts'

export function discoveryRoutes(
  app: FastifyInstance,
  { discovery, visitors }: { discovery: DiscoverySource; visitors: Visitors },
): void {
  app.get('/discovery.json', async (request, reply) => {
    const verified = discovery.current()
    reply.header('cache-control', 'private, no-cache').header('vary', 'cookie')
    if (verified === undefined) return reply.code(503).send({ status_code: 10001, message: 'No release is known yet.' })
    const { signed, document } = verified
    const etag = `"${signed.keyId}-${signed.revision}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const live = Object.entries(document.microFrontends).map(([name, entries]) => {
      const entry = entries.find(({ deployment }) => deployment.default)
      return [name, { version: entry?.metadata.version, url: entry?.url }]
    })
    const buckets = placesOf(document, visitors.idOf(request.headers.cookie))
    return { ...signed, key: discovery.publicKey(), buckets, live: Object.fromEntries(live) }
  })
}
