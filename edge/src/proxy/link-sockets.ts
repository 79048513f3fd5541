import { WebSocket } from 'ws'

/** Bytes that may wait for a side that does not read, before it is let go. */
const WAITING_LIMIT = 1024 * 1024

/** Codes of a socket that ended without naming one; they must not be sent (RFC 6455, 7.4.1). */
const NO_CODE = 1005
const CUT_OFF: ReadonlySet<number> = new Set([1006, 1015])

/**
 * Carries messages both ways between a visitor's open socket and one to the upstream that may still be connecting, until either ends; then the other
 * ends in the same way. A side that does not read is cut off: a chat client connects again.
 */
export function linkSockets(visitor: WebSocket, upstream: WebSocket): void {
  // Read later rather than kept in memory.
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
