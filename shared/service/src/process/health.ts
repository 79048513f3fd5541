/** `GET /healthz`: 200 when the process can serve, 503 before that and while it drains. */
import type { FastifyInstance } from 'fastify'
import { drainOf } from './drain.ts'

export type HealthOptions = {
  /** The reason why the process cannot serve yet; null when it can. */
  ready: () => string | null | Promise<string | null>
  /** Included in the answer. */
  name?: string
}

export function healthRoutes(app: FastifyInstance, { ready, name }: HealthOptions): void {
  // The caller reads the reason in the answer; a line per probe would fill the log.
  app.get('/healthz', { logLevel: 'error' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const waitingFor = drainOf(app).draining ? 'draining' : await ready()
    if (waitingFor === null) return { status: 'ok', name }
    return reply.code(503).send({ status: 'unavailable', name, reason: waitingFor })
  })
}
