/** What travels to a socket, and a socket as the hub sees it. */
import type { MsgId } from '@lantern/contract/chat'

export type Frame = { msgId: MsgId; msgData: object }

/** A socket in the hub. */
export type Connection = {
  memberId: string | null
  userName: string
  /** Level of the member at login. */
  vip: number
  /** The session that logged in; '' before. */
  sessionId: string
  readonly rooms: Set<string>
  send(frame: Frame): void
  /** Writes frames that were encoded for several sockets. */
  write(bytes: Buffer): void
  close(code: number, reason: string): void
}

/** A text frame of a server, whole and unmasked (RFC 6455, 5.2). */
const WHOLE_TEXT = 0x81
const LENGTH_16 = 126
const LENGTH_64 = 127
const MAX_16 = 0xffff

/** As WebSocket frames, one after another in one buffer: one write brings them all, and every socket takes the same bytes. */
export function encodeFrames(frames: readonly Frame[]): Buffer {
  const texts = frames.map((frame) => Buffer.from(JSON.stringify(frame)))
  return Buffer.concat(texts.flatMap((text) => [headOf(text.length), text]))
}

function headOf(length: number): Buffer {
  if (length < LENGTH_16) return Buffer.from([WHOLE_TEXT, length])
  if (length <= MAX_16) {
    const head = Buffer.from([WHOLE_TEXT, LENGTH_16, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.alloc(10)
  head.set([WHOLE_TEXT, LENGTH_64])
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
