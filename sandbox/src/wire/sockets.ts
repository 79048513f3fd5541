/** Lets an application accept WebSockets; chat and sport share one server and its limits. */
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'

const MAX_FRAME_BYTES = 16_384

/** Registers the server once. */
export async function acceptSockets(app: FastifyInstance): Promise<void> {
  if (app.hasDecorator('websocketServer')) return
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES },
    // Client errors are not logged as failures.
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'a socket failed')
      socket.terminate()
    },
  })
}
