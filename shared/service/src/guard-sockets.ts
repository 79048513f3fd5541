/**
 * Which connections and upgrades an app sees. An `upgrade` event hands out a bare connection without listeners: an error on it, or bytes written into an
 * answer that is under way, would end the process for everybody.
 */
import type { IncomingMessage, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whether a path takes sockets, and from this caller. All else about an upgrade is checked before. */
export type TakesSocket = (request: IncomingMessage) => boolean

export type SocketGuard = {
  /** For the server that fastify makes. */
  http: ServerOptions
  /** Listens to the app's server; must come before anything else does. */
  attach(app: FastifyInstance): void
}

/**
 * Requests of one connection that may be unanswered at a time. Browsers send one after the other; whoever sends a thousand at once and reads no answer
 * would have them all kept: Node pauses such a connection only after what it has already read, some 800 requests.
 */
export const MOST_UNANSWERED = 32

/** An upgrade that is not taken is an ordinary request: routes answer it, the HTTP parser keeps its error listener. */
export function createSocketGuard(takesSocket: TakesSocket): SocketGuard {
  /** Answers under way on a connection: a client may send the next request, or an upgrade, before it has the last answer. */
  const answers = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: number) => answers.set(socket, (answers.get(socket) ?? 0) + by)

  return {
    http: {
      shouldUpgradeCallback: (request) =>
        isWebSocket(request) && (answers.get(request.socket) ?? 0) === 0 && takesSocket(request),
    },
    attach(app) {
      const { server } = app
      server.on('connection', (socket) => {
        // Asked once, the address is kept: after a reset it cannot be had any more, and who has none cannot be counted.
        if (socket.remoteAddress === undefined) socket.destroy()
      })
      server.prependListener('request', ({ socket }, response) => {
        change(socket, 1)
        response.once('close', () => change(socket, -1))
        if ((answers.get(socket) ?? 0) > MOST_UNANSWERED) socket.destroy()
      })
      // The parser goes on to the end of what it has: requests of a connection that is gone are not worked on.
      app.addHook('onRequest', async (request, reply) => {
        if (request.raw.socket.destroyed) reply.hijack()
      })
      server.prependListener('upgrade', (_request, socket) => {
        socket.on('error', () => socket.destroy())
        // Whoever takes sockets has stopped listening, because the app is closing.
        if (server.listenerCount('upgrade') === 1) socket.destroy()
      })
    },
  }
}

function isWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && !hasBody
}
