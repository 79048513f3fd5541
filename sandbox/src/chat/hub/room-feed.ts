/**
 * One room in this process: its sockets, and the number up to which they have its lines. New lines are read from the database in the order of their
 * numbers, whichever process wrote them, so that no socket sees a gap or another order.
 */
import type { ChatLine } from '@lantern/contract/chat'
import type { FanOutPace } from './fan-out-pace.ts'
import type { Connection, Frame } from './frame.ts'
import { LAST_LINES, lineFrame, type RoomLines, type RoomPage } from './room-lines.ts'

const AT_ONCE = 100

export type RoomFeed = {
  readonly connections: ReadonlySet<Connection>
  /** There are lines up to this number. */
  added(seq: number): void
  /** Sends a line again as it is now. */
  changed(seq: number): void
  /** Sends a frame after the earlier lines. */
  tell(frame: Frame): void
  /** Lets a socket in: later lines reach it, and the page holds all earlier ones. */
  enter(connection: Connection, greet: (page: RoomPage) => void): Promise<void>
  leave(connection: Connection): void
}

type FeedOptions = {
  readonly lines: RoomLines
  readonly pace: FanOutPace
  /** Encodes frames once for all the sockets. */
  readonly send: (frames: readonly Frame[], connections: Iterable<Connection>) => void
}

export function createRoomFeed(roomId: string, { lines, pace, send }: FeedOptions): RoomFeed {
  const connections = new Set<Connection>()
  /** The newest line that the sockets have; null before the first came in. */
  let told: number | null = null
  /** The newest page up to `told`, while no line of it has changed. */
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
      const newest = next.at(-1)
      if (newest) {
        pace.send(() => send(next.map(lineFrame), connections))
        told = newest.seq
        page = page && withNext(page, next)
      }
      if (next.length < AT_ONCE) return
    }
  }
  const readPage = async (): Promise<RoomPage> => {
    await catchUp()
    const read = await lines.newest(roomId)
    const newest = read.last.at(-1)?.seq ?? 0
    // Without a socket nothing was read meanwhile.
    if (connections.size === 0) told = newest
    const known = told ?? newest
    // Lines that came since are on their way to all.
    const current = { ...read, last: read.last.filter(({ seq }) => seq <= known) }
    page = newest === known ? current : null
    return current
  }
  const run = (work: () => Promise<void>): void => void inTurn(work).catch(() => undefined)

  return {
    connections,
    added(seq) {
      // One look reads all that was added until then.
      if (isDue || connections.size === 0 || (told !== null && seq <= told)) return
      isDue = true
      pace.rested(() => run(catchUp))
    },
    changed(seq) {
      run(async () => {
        page = null
        await catchUp()
        const line = connections.size > 0 && (await lines.one(roomId, seq))
        if (line) send([lineFrame(line)], connections)
      })
    },
    tell(frame) {
      run(async () => {
        page = null
        await catchUp()
        send([frame], connections)
      })
    },
    enter: (connection, greet) =>
      inTurn(async () => {
        const current = page ?? (await readPage())
        connections.add(connection)
        greet(current)
      }),
    leave(connection) {
      connections.delete(connection)
      if (connections.size === 0) page = null
    },
  }
}

/** A page with the lines that follow it. */
function withNext({ last, hasMore }: RoomPage, next: readonly ChatLine[]): RoomPage {
  const all = [...last, ...next]
  return { last: all.slice(-LAST_LINES), hasMore: hasMore || all.length > LAST_LINES }
}
