/** `GET /discovery.json`: the signed document as the shell checks it, and what is live in plain sight for tools. */
import type { FastifyInstance } from 'fastify'
import type { DiscoverySource } from './discovery-source.ts'

export function discoveryRoutes(app: FastifyInstance, discovery: DiscoverySource): void {
  app.get('/discovery.json', async (request, reply) => {
    const verified = discovery.current()
    reply.header('cache-control', 'no-cache')
    if (verified === undefined) return reply.code(503).send({ status_code: 10001, message: 'No release is known yet.' })
    const { signed, document } = verified
    const etag = `"${signed.keyId}-${signed.revision}"`
    reply.header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const live = Object.entries(document.microFrontends).map(([name, entries]) => {
      const entry = entries.find(({ deployment }) => deployment.default)
      return [name, { version: entry?.metadata.version, url: entry?.url }]
    })
    return { ...signed, key: discovery.publicKey(), live: Object.fromEntries(live) }
  })
}
