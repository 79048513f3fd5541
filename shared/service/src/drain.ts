/** Which requests are under way, so that a server can finish them before it goes. */

import { Server, type Socket } from 'node:net'
import * as CODE from '@lantern/contract/code'
import type { FastifyInstance } from 'fastify'

export type Drain = {
  readonly draining: boolean
  readonly inFlight: number
  /**
   * From now on the server is leaving. Without a linger it refuses what comes and resolves when no request is under way.
   *
   * With one it leaves so that a balancer without health checks (nginx) loses nothing: for `lingerMs` it serves on, /healthz being 503 and each
   * answer closing its connection; then it drops reads unanswered, which the balancer repeats elsewhere and learns from, while writes are still
   * served; then it takes no new connection, which happens before a byte is sent and so may be repeated elsewhere, and serves what is left.
   *
   * Resolves at the latest `limitMs` after the linger.
   */
  begin(limitMs: number, lingerMs?: number): Promise<void>
}

type Phase = 'serving' | 'lingering' | 'dropping reads' | 'serving the last' | 'refusing'

/** nginx leaves a server alone for its fail_timeout (2 s) after a failure: in this time it finds one, and the listener closes before it is over. */
const DROP_MS = 700

const drains = new WeakMap<FastifyInstance, Drain>()

/** The drain of an app made by `createApp`. */
export function drainOf(app: FastifyInstance): Drain {
  const drain = drains.get(app)
  if (drain === undefined) throw new Error('This app has no drain. Make it with createApp of @lantern/service.')
  return drain
}

/** Counts requests and leaves in order. */
export function attachDrain(app: FastifyInstance): void {
  let phase: Phase = 'serving'
  let inFlight = 0
  /** Connections on which nothing was asked yet. */
  const fresh = new Set<Socket>()
  let whenLess: (() => void) | undefined

  drains.set(app, {
    get draining() {
      return phase !== 'serving'
    },
    get inFlight() {
      return inFlight
    },
    async begin(limitMs, lingerMs = 0) {
      if (lingerMs === 0) {
        phase = 'refusing'
        return within(limitMs, () => inFlight === 0)
      }
      phase = 'lingering'
      await pause(lingerMs)
      phase = 'dropping reads'
      await pause(DROP_MS)
      phase = 'serving the last'
      // net's close takes no new connection; http's would also cut those that were just made and have sent nothing yet.
      if (app.server.listening) Server.prototype.close.call(app.server)
      await within(limitMs, () => inFlight === 0 && fresh.size === 0)
    },
  })

  app.server.on('connection', (socket: Socket) => {
    fresh.add(socket)
    socket.once('close', () => {
      fresh.delete(socket)
      whenLess?.()
    })
  })

  app.addHook('onRequest', async (request, reply) => {
    const isSocket = request.headers.upgrade !== undefined
    fresh.delete(request.raw.socket)
    // It lives as long as its page: it is closed with the app, not waited for.
    if (isSocket && phase === 'serving') return
    inFlight += 1
    // 'close' comes once for each answer, finished or cut off.
    reply.raw.once('close', () => {
      inFlight -= 1
      whenLess?.()
    })
    if (phase === 'serving') return
    reply.header('connection', 'close')
    if (request.url.startsWith('/healthz')) return
    if (phase === 'dropping reads' && !isSocket && /^(?:GET|HEAD)$/.test(request.method)) {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    if (phase !== 'refusing' && !isSocket) return
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status_code: CODE.COMMON, message: 'The server is stopping, try again in a moment.' })
  })

  async function within(limitMs: number, isDone: () => boolean): Promise<void> {
    if (isDone()) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limitMs)
      whenLess = () => {
        if (!isDone()) return
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
