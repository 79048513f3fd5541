/** Which requests are under way, so that a server can finish them before it goes. */
import type { FastifyInstance } from 'fastify'

export type Drain = {
  readonly draining: boolean
  readonly inFlight: number
  /**
   * From now on the server is leaving. For `lingerMs` it still serves, so that a balancer finds out before anything is refused; then it
   * refuses. Resolves when no request is under way, at the latest `limitMs` after the linger.
   */
  begin(limitMs: number, lingerMs?: number): Promise<void>
}

const drains = new WeakMap<FastifyInstance, Drain>()

/** The drain of an app made by `createApp`. */
export function drainOf(app: FastifyInstance): Drain {
  const drain = drains.get(app)
  if (drain === undefined) throw new Error('This app has no drain. Make it with createApp of @lantern/service.')
  return drain
}

/** Counts requests. While draining each answer closes its connection, /healthz is 503, and after the linger everything else is too. */
export function attachDrain(app: FastifyInstance): void {
  let draining = false
  let refusing = false
  let inFlight = 0
  let whenIdle: (() => void) | undefined

  drains.set(app, {
    get draining() {
      return draining
    },
    get inFlight() {
      return inFlight
    },
    async begin(limitMs, lingerMs = 0) {
      draining = true
      if (lingerMs > 0) {
        await new Promise<void>((resolve) => setTimeout(resolve, lingerMs))
        // A balancer that connects now is refused before it has sent a byte: it can give any request to another server, a write too.
        if (app.server.listening) app.server.close()
      }
      refusing = true
      if (inFlight === 0) return
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, limitMs)
        whenIdle = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    // A socket lives as long as its page: it is closed with the app, not waited for.
    const isSocket = request.headers.upgrade !== undefined
    if (isSocket && !draining) return
    inFlight += 1
    // 'close' comes once for each answer, finished or cut off.
    reply.raw.once('close', () => {
      inFlight -= 1
      if (inFlight === 0) whenIdle?.()
    })
    if (!draining) return
    reply.header('connection', 'close')
    if (request.url.startsWith('/healthz') || (!refusing && !isSocket)) return
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status_code: 10001, message: 'The server is stopping, try again in a moment.' })
  })
}
