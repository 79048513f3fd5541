import type { IncomingMessage } from 'node:http'

/**
 * Reads what is left of a body and keeps nothing: a client that is still sending does not hear an answer, and a connection that is closed under it
 * tells a member of a broken network instead of a picture that is too large. Ends with the request's time limit at the latest.
 */
export function dropBody(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    body.once('end', resolve).once('close', resolve).resume()
  })
}
