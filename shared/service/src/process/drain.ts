/** Tracks requests under way, so that a server can finish them before it exits. */

import { Server, type Socket } from 'node:net'
import * as CODE from '@lantern/contract/code'
import type { FastifyInstance } from 'fastify'

export type Drain = {
  readonly draining: boolean
  readonly inFlight: number
  /**
   * Starts leaving. Without a linger it refuses new requests and resolves when none is under way.
   * With a linger it leaves so that a balancer without health checks (nginx) loses nothing. For `lingerMs` it serves on, while /healthz answers 503
   * and each answer closes its connection. Then it drops reads without an answer, which the balancer repeats elsewhere and learns from, while writes
   * are still served. Then it accepts no new connections, which is safe to repeat because no byte was sent, and serves what is left.
   * Resolves at the latest `limitMs` after the linger.
   */
  begin(limitMs: number, lingerMs?: number): Promise<void>
}

type Phase = 'serving' | 'lingering' | 'dropping reads' | 'serving the last' | 'refusing'

/** nginx skips a failed server for fail_timeout (2 s): it sees a failure within this time, and the listener closes before that time is over. */
const DROP_MS = 700

const drains = new WeakMap<FastifyInstance, Drain>()

export function drainOf(app: FastifyInstance): Drain {
  const drain = drains.get(app)
  if (drain === undefined) throw new Error('This app has no drain. Make it with createApp of @lantern/service.')
  return drain
}

export function attachDrain(app: FastifyInstance): void {
  let phase: Phase = 'serving'
  let inFlight = 0
  /** Connections without a request so far. */
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
      // net's close stops accepting; http's close would also cut new connections that have sent nothing yet.
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

  // Hooks with a callback cost no promise per request.
  app.addHook('onRequest', (request, reply, done) => {
    const isSocket = request.headers.upgrade !== undefined
    fresh.delete(request.raw.socket)
    // A socket lives as long as its page: it is closed with the app, not awaited.
    if (isSocket && phase === 'serving') return done()
    inFlight += 1
    // 'close' fires once per answer, complete or aborted.
    reply.raw.once('close', () => {
      inFlight -= 1
      whenLess?.()
    })
    if (phase === 'serving') return done()
    reply.header('connection', 'close')
    if (request.url.startsWith('/healthz')) return done()
    if (phase === 'dropping reads' && !isSocket && /^(?:GET|HEAD)$/.test(request.method)) {
      reply.hijack()
      request.raw.socket.destroy()
      return
    }
    if (phase !== 'refusing' && !isSocket) return done()
    reply
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
