/** Sockets of this process by room and member, and what reaches them: from here and, by the bus, from other processes. */
import { MSG } from '@lantern/contract/chat'
import { createArrivals } from './arrivals.ts'
import { type BusMessage, type ChatBus, NO_BUS } from './chat-bus.ts'
import { createFanOutPace, REAL_TIME, type Time } from './fan-out-pace.ts'
import { type Connection, encodeFrames, type Frame } from './frame.ts'
import { createRoomFeed, type RoomFeed } from './room-feed.ts'
import type { RoomLines, RoomPage } from './room-lines.ts'

export type ChatHub = {
  add(connection: Connection): () => void
  /** Lets a socket into a room, with the newest page. */
  enter(connection: Connection, roomId: string, greet: (page: RoomPage) => void): Promise<void>
  leave(connection: Connection, roomId: string): void
  /** Announces an arrival to the room; in a rush not every one. */
  arrive(roomId: string, arrival: { nick: string; vip: number; online: number }): void
  /** A line was added to a room: all sockets in it get it. Call it after the commit. */
  lineAdded(roomId: string, seq: number): void
  /** A line changed: all sockets in the room get it again under its seq. Call it after the commit. */
  lineChanged(roomId: string, seq: number): void
  /** Sends to a room, after its earlier lines. */
  broadcast(roomId: string, frame: Frame): void
  /** Sends to the room's sockets of this process, at once. */
  tellHere(roomId: string, frame: Frame): void
  /** Sends to every socket of a member who logged in. */
  tell(memberId: string, frame: Frame): void
  /** Sends to every socket that logged in. */
  tellAll(frame: Frame): void
  /** Closes the sockets of members of these levels: they come back by their own rules, and join as their level allows now. */
  reconnect(from: number, below: number): void
  /** Sockets in a room, of all processes. */
  online(roomId: string): number
  /** Rooms with a socket of this process in them. */
  rooms(): string[]
  /** Whether a member has a socket of this process in a room. */
  isIn(roomId: string, memberId: string): boolean
  /** Closes all sockets of this process, or those of one member. @returns how many */
  kill(userName?: string): number
  /** Looks for lines that were added without a message of the bus, and reports to the other processes how many sockets are here. */
  lookAgain(): void
}

export type HubOptions = {
  readonly lines: RoomLines
  readonly bus?: ChatBus
  /** Another process changed the state of all rooms. */
  readonly onAllRooms?: () => void
  readonly now?: () => number
  readonly time?: Time
}

/** "Service restart": clients reconnect by their own rules. */
const KILLED = 1012
/** A process that has not reported its sockets for this long is gone. */
const ONLINE_MS = 15_000

/** Encodes frames once for all their sockets. */
function send(frames: readonly Frame[], connections: Iterable<Connection>): void {
  let bytes: Buffer | undefined
  for (const connection of connections) {
    bytes ??= encodeFrames(frames)
    connection.write(bytes)
  }
}

export function createHub({ lines, bus = NO_BUS, onAllRooms, now = Date.now, time = REAL_TIME }: HubOptions): ChatHub {
  const connections = new Set<Connection>()
  const feeds = new Map<string, RoomFeed>()
  /** Sockets of the other processes. */
  const elsewhere = new Map<string, { counts: Readonly<Record<string, number>>; at: number }>()

  const feedOf = (roomId: string): RoomFeed => {
    const feed = feeds.get(roomId) ?? createRoomFeed(roomId, { lines, pace: createFanOutPace(time), send })
    feeds.set(roomId, feed)
    return feed
  }
  const inRoom = (roomId: string): ReadonlySet<Connection> => feeds.get(roomId)?.connections ?? new Set()
  const leave = (connection: Connection, roomId: string): void => {
    connection.rooms.delete(roomId)
    feeds.get(roomId)?.leave(connection)
  }
  const online = (roomId: string): number => {
    let count = inRoom(roomId).size
    for (const [from, { counts, at }] of elsewhere) {
      if (now() - at > ONLINE_MS) elsewhere.delete(from)
      else count += counts[roomId] ?? 0
    }
    return count
  }
  /** A room that was never opened here has no readers. */
  const take = (message: BusMessage, from: string): void => {
    switch (message.kind) {
      case 'added':
        feeds.get(message.roomId)?.added(message.seq)
        break
      case 'changed':
        feeds.get(message.roomId)?.changed(message.seq)
        break
      case 'room':
        feeds.get(message.roomId)?.tell(message.frame)
        break
      case 'member':
        send([message.frame], ofMember(message.memberId))
        break
      case 'all':
        if (message.frame.msgId === MSG.allRoomMaintain) onAllRooms?.()
        send([message.frame], loggedIn())
        break
      case 'levels':
        for (const one of loggedIn()) if (one.vip >= message.from && one.vip < message.below) one.close(KILLED, 'level')
        break
      case 'online':
        elsewhere.set(from, { counts: message.counts, at: now() })
        break
    }
  }
  const ofMember = (memberId: string) => [...connections].filter((one) => one.memberId === memberId)
  const loggedIn = () => [...connections].filter((one) => one.memberId !== null)
  const spread = (message: BusMessage): void => {
    take(message, '')
    bus.send(message)
  }
  const broadcast = (roomId: string, frame: Frame): void => spread({ kind: 'room', roomId, frame })
  const arrivals = createArrivals(time.now)
  bus.hear(take)

  return {
    add(connection) {
      connections.add(connection)
      return () => {
        connections.delete(connection)
        for (const roomId of connection.rooms) leave(connection, roomId)
      }
    },
    async enter(connection, roomId, greet) {
      await feedOf(roomId).enter(connection, (page) => {
        connection.rooms.add(roomId)
        greet(page)
      })
      // It was closed meanwhile.
      if (!connections.has(connection)) leave(connection, roomId)
    },
    leave,
    arrive(roomId, arrival) {
      if (!arrivals.isHeard(roomId)) return
      broadcast(roomId, { msgId: MSG.broadcastJoin, msgData: { roomId, ...arrival, effect: '' } })
    },
    lineAdded: (roomId, seq) => spread({ kind: 'added', roomId, seq }),
    lineChanged: (roomId, seq) => spread({ kind: 'changed', roomId, seq }),
    broadcast,
    tellHere: (roomId, frame) => send([frame], inRoom(roomId)),
    tell: (memberId, frame) => spread({ kind: 'member', memberId, frame }),
    tellAll(frame) {
      send([frame], loggedIn())
      bus.send({ kind: 'all', frame })
    },
    reconnect: (from, below) => spread({ kind: 'levels', from, below }),
    online,
    rooms: () => [...feeds].flatMap(([roomId, feed]) => (feed.connections.size > 0 ? [roomId] : [])),
    isIn(roomId, memberId) {
      for (const { memberId: other } of inRoom(roomId)) if (other === memberId) return true
      return false
    },
    kill(userName) {
      const hit = [...connections].filter(
        (one) => userName === undefined || one.userName.toLowerCase() === userName.toLowerCase(),
      )
      for (const connection of hit) connection.close(KILLED, 'killed')
      return hit.length
    },
    lookAgain() {
      for (const feed of feeds.values()) feed.added(Number.POSITIVE_INFINITY)
      bus.send({
        kind: 'online',
        counts: Object.fromEntries([...feeds].map(([roomId, feed]) => [roomId, feed.connections.size])),
      })
    },
  }
}
