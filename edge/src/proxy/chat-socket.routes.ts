/** The chat socket: accepted from pages of this origin, relayed to the upstream. */

import type { IncomingMessage } from 'node:http'
import websocket from '@fastify/websocket'
import * as CODE from '@lantern/contract/code'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { WebSocket } from 'ws'
import { pathOf } from '../request/address.ts'
import { createAddressCounts } from '../request/address-counts.ts'
import { linkSockets } from './link-sockets.ts'
import { requestHeaders } from './proxy-headers.ts'

const PREFIX = '/stream/ws/'
/** Message size limit, bytes. */
const MESSAGE_LIMIT = 64 * 1024
/** Connect timeout of the upstream, ms. */
const HANDSHAKE_MS = 10_000
/** Open sockets per address: enough for a household, an office, a small carrier gateway. */
export const ADDRESS_LIMIT = 256
/** Close code 1013 of RFC 6455's registry: try again later. */
const TRY_LATER = 1013

/** WebSockets have no preflight: refuse pages of other sites. */
export function isOwnChatSocket({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { origin, host } = headers
  const isOwn = origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
  return isOwn && pathOf(url ?? '').startsWith(PREFIX)
}

export function refuseSocket(reply: FastifyReply): FastifyReply {
  return reply.code(403).send({ status_code: CODE.AUTH, message: 'You may not open this socket.' })
}

export function chatSocketRoutes(app: FastifyInstance, upstream: string): void {
  const origin = upstream.replace(/^http/, 'ws')
  const sockets = createAddressCounts(ADDRESS_LIMIT)

  function link(visitor: WebSocket, request: FastifyRequest): void {
    const leave = sockets.enter(request.ip)
    if (leave === undefined) {
      visitor.close(TRY_LATER, 'Too many sockets are open at this address.')
      return
    }
    visitor.once('close', leave)
    const protocols = visitor.protocol === '' ? [] : [visitor.protocol]
    const upstreamSocket = new WebSocket(`${origin}${request.url}`, protocols, {
      headers: requestHeaders(request, { origin: request.headers.origin, 'user-agent': request.headers['user-agent'] }),
      maxPayload: MESSAGE_LIMIT,
      handshakeTimeout: HANDSHAKE_MS,
    })
    linkSockets(visitor, upstreamSocket)
  }

  // biome-ignore lint/nursery/noMisusedPromises: fastify awaits an asynchronous plugin, its first overload is for the other kind
  app.register(async (scope) => {
    await scope.register(websocket, {
      options: { maxPayload: MESSAGE_LIMIT },
      // A client error is not logged as a failure.
      errorHandler: (error, socket, request) => {
        request.log.debug({ err: error }, 'a chat socket failed')
        socket.terminate()
      },
    })
    scope.route({
      method: 'GET',
      url: `${PREFIX}*`,
      handler: (request, reply) => (request.headers.upgrade === undefined ? reply.callNotFound() : refuseSocket(reply)),
      wsHandler: link,
    })
  })
}
