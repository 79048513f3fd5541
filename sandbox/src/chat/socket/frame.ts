/** What travels to a socket, and a socket as the hub sees it. */
import type { MsgId } from '@lantern/contract/chat'

export type Frame = { msgId: MsgId; msgData: object }

/** A socket in the hub. */
export type Connection = {
  memberId: string | null
  userName: string
  /** The session that logged in; '' before. */
  sessionId: string
  readonly rooms: Set<string>
  send(frame: Frame): void
  /** Sends a frame that was encoded for several sockets. */
  sendEncoded(bytes: Buffer): void
  close(code: number, reason: string): void
}

export function encodeFrame(frame: Frame): Buffer {
  return Buffer.from(JSON.stringify(frame))
}
