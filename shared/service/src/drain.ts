/** Which requests are under way, so that a server can finish them before it goes. */
import type { FastifyInstance } from 'fastify'

export type Drain = {
  readonly draining: boolean
  readonly inFlight: number
  /** Refuses new requests from now on; resolves when none is under way or after `limitMs`. */
  begin(limitMs: number): Promise<void>
}

const drains = new WeakMap<FastifyInstance, Drain>()

/** The drain of an app made by `createApp`. */
export function drainOf(app: FastifyInstance): Drain {
  const drain = drains.get(app)
  if (drain === undefined) throw new Error('This app has no drain. Make it with createApp of @lantern/service.')
  return drain
}

/** Counts requests; while draining every request but /healthz is answered 503 and its connection closed. */
export function attachDrain(app: FastifyInstance): void {
  let draining = false
  let inFlight = 0
  let whenIdle: (() => void) | undefined

  drains.set(app, {
    get draining() {
      return draining
    },
    get inFlight() {
      return inFlight
    },
    async begin(limitMs) {
      draining = true
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
    if (request.url.startsWith('/healthz')) return
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status_code: 10001, message: 'The server is stopping, try again in a moment.' })
  })
}
