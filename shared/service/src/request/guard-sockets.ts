/**
 * Guards connections and upgrades of an app. An `upgrade` event hands out a raw connection without listeners: an error on it, or bytes written into
 * an answer under way, would end the process.
 */
import type { IncomingMessage, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Whether a path accepts sockets from this caller. Other checks of the upgrade come before. */
export type TakesSocket = (request: IncomingMessage) => boolean

export type SocketGuard = {
  /** Option for fastify's server. */
  http: ServerOptions
  /** Attaches to the app's server; must be called before other listeners are added. */
  attach(app: FastifyInstance): void
}

/**
 * Unanswered requests allowed per connection. Browsers send one at a time; a client that sends a thousand and reads no answer would have all of them
 * buffered: Node pauses such a connection only after some 800 requests.
 */
export const MOST_UNANSWERED = 32

/** A refused upgrade is treated as an ordinary request: routes answer it, and the HTTP parser keeps its error listener. */
export function createSocketGuard(takesSocket: TakesSocket): SocketGuard {
  /** Answers under way per connection: a client may send a request or an upgrade before the last answer. */
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
        // Reads the address early: after a reset it is gone, and a caller without one cannot be counted.
        if (socket.remoteAddress === undefined) socket.destroy()
      })
      server.prependListener('request', ({ socket }, response) => {
        change(socket, 1)
        response.once('close', () => change(socket, -1))
        if ((answers.get(socket) ?? 0) > MOST_UNANSWERED) socket.destroy()
      })
      // The parser continues with buffered data: requests of a closed connection are skipped.
      app.addHook('onRequest', async (request, reply) => {
        if (request.raw.socket.destroyed) reply.hijack()
      })
      server.prependListener('upgrade', (_request, socket) => {
        socket.on('error', () => socket.destroy())
        // The socket handler has stopped listening because the app is closing.
        if (server.listenerCount('upgrade') === 1) socket.destroy()
      })
    },
  }
}

function isWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
  return method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket' && !hasBody
}
