import type { IncomingMessage } from 'node:http'

/**
 * Drains the rest of a body without storing it. A client that is still sending does not read an answer, and closing the connection would show a
 * network error instead of "the picture is too large". Bounded by the request's time limit.
 */
export function dropBody(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    body.once('end', resolve).once('close', resolve).resume()
  })
}
