/**
 * One room in this process: its sockets, and the number up to which they have its lines. New lines are read from the database in the order of their
 * numbers, whichever process wrote them, so that no socket sees a gap or another order.
 */
import type { ChatLine } from '@lantern/contract/chat'
import type { Connection, Frame } from './frame.ts'
import { lineFrame, type RoomLines, type RoomPage } from './room-lines.ts'

const AT_ONCE = 100

export type RoomFeed = {
  readonly connections: ReadonlySet<Connection>
  /** There are lines up to this number. */
  added(seq: number): void
  /** Sends a line again as it is now. */
  changed(seq: number): void
  /** Sends a frame after the lines of before. */
  tell(frame: Frame): void
  /** Lets a socket in: later lines reach it, and the page holds all earlier ones. */
  enter(connection: Connection, greet: (page: RoomPage) => void): Promise<void>
  leave(connection: Connection): void
}

/** @param send encodes a frame once for all the sockets */
export function createRoomFeed(
  roomId: string,
  lines: RoomLines,
  send: (frame: Frame, connections: Iterable<Connection>) => void,
): RoomFeed {
  const connections = new Set<Connection>()
  /** The newest line that the sockets have; null before the first came in. */
  let told: number | null = null
  /** The newest page, while no line of it has changed. */
  let page: RoomPage | null = null
  let isDue = false
  let queue: Promise<unknown> = Promise.resolve()

  /** Work in turn. A failure of the database ends one turn: the next line, or the next look, brings what is missing. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }
  const catchUp = async (): Promise<void> => {
    isDue = false
    while (told !== null && connections.size > 0) {
      const next: readonly ChatLine[] = await lines.after(roomId, told, AT_ONCE)
      for (const line of next) {
        send(lineFrame(line), connections)
        told = line.seq
        page = null
      }
      if (next.length < AT_ONCE) return
    }
  }
  const run = (work: () => Promise<void>): void => void inTurn(work).catch(() => undefined)

  return {
    connections,
    added(seq) {
      // One look reads all that was added until then.
      if (isDue || connections.size === 0 || (told !== null && seq <= told)) return
      isDue = true
      run(catchUp)
    },
    changed(seq) {
      run(async () => {
        page = null
        await catchUp()
        const line = connections.size > 0 && (await lines.one(roomId, seq))
        if (line) send(lineFrame(line), connections)
      })
    },
    tell(frame) {
      run(async () => {
        page = null
        await catchUp()
        send(frame, connections)
      })
    },
    enter: (connection, greet) =>
      inTurn(async () => {
        await catchUp()
        // Without a socket nothing was read meanwhile.
        if (connections.size === 0) page = null
        const current: RoomPage = page ?? (await lines.newest(roomId))
        const newest = current.last.at(-1)?.seq ?? 0
        if (connections.size === 0) told = newest
        const known = told ?? newest
        // Lines that came since are on their way to all.
        page = newest === known ? current : null
        connections.add(connection)
        greet({ ...current, last: current.last.filter(({ seq }) => seq <= known) })
      }),
    leave(connection) {
      connections.delete(connection)
      if (connections.size === 0) page = null
    },
  }
}
