/** Writes to a socket and drops one that does not read, so that it neither fills the memory nor holds up the others. */
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

/** Bytes that wait for a reader: several minutes of a busy room. */
const MAX_WAITING_BYTES = 256 * 1024
/** "Try again later": the client reconnects by its own rules, and reads the lines it missed. */
export const TOO_SLOW = 1013
/** Time for the close frame to be read. */
const GRACE_MS = 5_000

/** The part of a socket that a conversation uses. */
export type ChatSocket = {
  /** @param bytes of `encodeFrames` */
  write(bytes: Buffer): void
  close(code: number, reason: string): void
}

/**
 * @param stream below the socket, which takes frames as they are: `ws` would frame and write each of them again for each socket. It must not compress.
 * @param dropped called once when the socket is dropped: nothing must be sent to it any more
 */
export function createWriter(socket: WebSocket, stream: Duplex, dropped: () => void): ChatSocket {
  return {
    write(bytes) {
      if (socket.readyState !== socket.OPEN) return
      if (stream.writableLength <= MAX_WAITING_BYTES) {
        stream.write(bytes)
        return
      }
      socket.close(TOO_SLOW, 'reading too slowly')
      setTimeout(() => socket.terminate(), GRACE_MS).unref()
      dropped()
    },
    close: (code, reason) => socket.close(code, reason),
  }
}
