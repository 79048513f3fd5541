import { WebSocket } from 'ws'

/** Bytes buffered for a side that does not read, before it is disconnected. */
const WAITING_LIMIT = 1024 * 1024

/** Close codes that must not be sent (RFC 6455, 7.4.1). */
const NO_CODE = 1005
const CUT_OFF: ReadonlySet<number> = new Set([1006, 1015])

/**
 * Relays messages between a visitor's open socket and an upstream socket that may still be connecting. When one side ends, the other is closed in the
 * same way. A side that does not read is disconnected: chat clients reconnect.
 */
export function linkSockets(visitor: WebSocket, upstream: WebSocket): void {
  // Backpressure: read later instead of buffering.
  visitor.pause()
  upstream.once('open', () => visitor.resume())
  carry(visitor, upstream)
  carry(upstream, visitor)
}

function carry(from: WebSocket, to: WebSocket): void {
  from.on('message', (data, isBinary) => {
    if (to.readyState !== WebSocket.OPEN) return
    to.send(data, { binary: isBinary })
    if (to.bufferedAmount > WAITING_LIMIT) to.terminate()
  })
  // 'close' follows.
  from.on('error', () => from.terminate())
  from.once('close', (code, reason) => {
    if (CUT_OFF.has(code) || to.readyState !== WebSocket.OPEN) to.terminate()
    else if (code === NO_CODE) to.close()
    else to.close(code, reason)
  })
}
