/** `GET /readyz`: can calls reach the upstream? `/healthz` is about pages, which work without it. */
import { drainOf } from '@lantern/service'
import type { FastifyInstance } from 'fastify'
import type { UpstreamGate } from './upstream-gate.ts'

export function readinessRoutes(app: FastifyInstance, gate: UpstreamGate): void {
  app.get('/readyz', async (_request, reply) => {
    const reason = drainOf(app).draining ? 'draining' : gate.trouble()
    reply.header('cache-control', 'no-store')
    const upstream = gate.load()
    if (reason === null) return { status: 'ok', name: 'edge', upstream }
    return reply.code(503).send({ status: 'unavailable', name: 'edge', reason, upstream })
  })
}
