/** Connections by room. Fan-out is in-process; another transport would replace this file. */
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

export type ChatHub = {
  add(connection: Connection): () => void
  /** Broadcasts to a room. */
  broadcast(roomId: string, frame: Frame): void
  /** Sends to every socket of a member who logged in. */
  tell(memberId: string, frame: Frame): void
  /** Sends to every socket that logged in. */
  tellAll(frame: Frame): void
  online(roomId: string): number
  /** Rooms with a socket in them. */
  rooms(): string[]
  /** Whether a member has a socket in a room. */
  isIn(roomId: string, memberId: string): boolean
  /** Closes all sockets, or those of one member. @returns how many */
  kill(userName?: string): number
  /** Serialises work, so that lines are sent in the order of their numbers. */
  inOrder<T>(work: () => Promise<T>): Promise<T>
}

/** "Service restart": clients reconnect by their own rules. */
const KILLED = 1012

export function encodeFrame(frame: Frame): Buffer {
  return Buffer.from(JSON.stringify(frame))
}

/** Encodes a frame once for all its sockets. */
function send(frame: Frame, connections: readonly Connection[]): void {
  if (connections.length === 0) return
  const bytes = encodeFrame(frame)
  for (const connection of connections) connection.sendEncoded(bytes)
}

export function createHub(): ChatHub {
  const connections = new Set<Connection>()
  let queue: Promise<unknown> = Promise.resolve()
  return {
    add(connection) {
      connections.add(connection)
      return () => connections.delete(connection)
    },
    broadcast(roomId, frame) {
      send(
        frame,
        [...connections].filter(({ rooms }) => rooms.has(roomId)),
      )
    },
    tell(memberId, frame) {
      send(
        frame,
        [...connections].filter((one) => one.memberId === memberId),
      )
    },
    tellAll(frame) {
      send(
        frame,
        [...connections].filter((one) => one.memberId !== null),
      )
    },
    online(roomId) {
      let count = 0
      for (const connection of connections) if (connection.rooms.has(roomId)) count += 1
      return count
    },
    rooms: () => [...new Set([...connections].flatMap((connection) => [...connection.rooms]))],
    isIn(roomId, memberId) {
      for (const connection of connections)
        if (connection.memberId === memberId && connection.rooms.has(roomId)) return true
      return false
    },
    kill(userName) {
      const hit = [...connections].filter(
        (one) => userName === undefined || one.userName.toLowerCase() === userName.toLowerCase(),
      )
      for (const connection of hit) connection.close(KILLED, 'killed')
      return hit.length
    },
    inOrder(work) {
      const turn = queue.then(work)
      queue = turn.catch(() => undefined)
      return turn
    },
  }
}
