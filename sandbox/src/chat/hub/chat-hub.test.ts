/** Two processes of the chat on one log of lines: what reaches sockets, and in which order. */
import type { ChatLine } from '@lantern/contract/chat'
import { MSG } from '@lantern/contract/chat'
import { createArrivals } from './arrivals.ts'
import type { BusMessage, ChatBus } from './chat-bus.ts'
import { type ChatHub, createHub, type HubOptions } from './chat-hub.ts'
import type { Time } from './fan-out-pace.ts'
import type { Connection } from './frame.ts'
import type { RoomLines } from './room-lines.ts'
import { framesIn, type ReadFrame } from './server-frames.fixture.ts'

const ROOM = 'lobby'
const PAGE = 30
/** Sending takes no time, so the hub never rests. */
const NO_REST: Time = { now: () => 0, after: (_ms, work) => void setImmediate(work) }

const openHub = (options: HubOptions): ChatHub => createHub({ time: NO_REST, ...options })

/** A log of lines whose reads take a turn of the event loop, as those of a database do. */
function openLog() {
  const log: ChatLine[] = []
  let reads = 0
  const add = (text = `line ${log.length + 1}`): number => {
    const seq = log.length + 1
    log.push({ seq, roomId: ROOM, kind: 'text', text } as unknown as ChatLine)
    return seq
  }
  const read = async <T>(answer: () => T): Promise<T> => {
    reads += 1
    await new Promise((resolve) => setImmediate(resolve))
    const found = answer()
    await new Promise((resolve) => setImmediate(resolve))
    return found
  }
  const lines: RoomLines = {
    newest: () => read(() => ({ last: log.slice(-PAGE), hasMore: log.length > PAGE })),
    after: (_room, seq, size) => read(() => log.filter((line) => line.seq > seq).slice(0, size)),
    one: (_room, seq) => read(() => log[seq - 1]),
  }
  return { log, lines, add, reads: () => reads }
}

/** Buses of processes that hear one another, until they are cut. */
function openBuses() {
  const heard: ((message: BusMessage, from: string) => void)[] = []
  let isCut = false
  const bus = (): ChatBus => {
    const at = heard.length
    heard.push(() => undefined)
    return {
      send(message) {
        if (!isCut) for (const [to, hear] of heard.entries()) if (to !== at) hear(message, String(at))
      },
      hear(listener) {
        heard[at] = listener
      },
    }
  }
  return { bus, cut: () => (isCut = true) }
}

function aSocket(memberId = 'anna') {
  const seqs: number[] = []
  const frames: ReadFrame[] = []
  const bytes: Buffer[] = []
  const connection: Connection = {
    memberId,
    userName: memberId,
    vip: 0,
    sessionId: '',
    rooms: new Set(),
    send: () => undefined,
    write(encoded) {
      bytes.push(encoded)
      for (const frame of framesIn(encoded)) {
        frames.push(frame)
        if (frame.msgId === MSG.broadcastRoom) seqs.push(Number(frame.msgData.seq))
      }
    },
    close: () => undefined,
  }
  return { connection, seqs, frames, bytes }
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
const upTo = (to: number, from = 1): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at)

describe('the chat in two processes', () => {
  it('[SBX-CHAT-20] brings every line to every socket once and in order, however writers and messages cross', async () => {
    const { lines, add } = openLog()
    const { bus } = openBuses()
    const hubs = [openHub({ lines, bus: bus() }), openHub({ lines, bus: bus() })] as const
    const sockets = [aSocket('anna'), aSocket('bert')] as const
    for (const at of [0, 1] as const) {
      hubs[at].add(sockets[at].connection)
      await hubs[at].enter(sockets[at].connection, ROOM, () => undefined)
    }
    for (let round = 0; round < 20; round += 1) {
      const [first, second] = [add(), add()]
      // The later one is announced first.
      hubs[1].lineAdded(ROOM, second)
      hubs[0].lineAdded(ROOM, first)
      if (round % 3 === 0) await settle()
    }
    await settle()
    for (const { seqs } of sockets) expect(seqs).toEqual(upTo(40))
  })

  it('[SBX-CHAT-20] finds lines whose message was lost', async () => {
    const { lines, add } = openLog()
    const { bus, cut } = openBuses()
    const [here, there] = [openHub({ lines, bus: bus() }), openHub({ lines, bus: bus() })]
    const { connection, seqs } = aSocket()
    there.add(connection)
    await there.enter(connection, ROOM, () => undefined)
    cut()
    here.lineAdded(ROOM, add())
    await settle()
    expect(seqs).toEqual([])
    there.lookAgain()
    await settle()
    expect(seqs).toEqual([1])
  })

  it('[SBX-CHAT-20] leaves no line between the page and what follows to one who joins in a busy room', async () => {
    const { lines, add } = openLog()
    const hub = openHub({ lines })
    const pages: number[][] = []
    const sockets = Array.from({ length: 12 }, (_, n) => aSocket(`m${n}`))
    const joins = sockets.map(async ({ connection }, at) => {
      for (let turn = 0; turn < at; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      hub.add(connection)
      await hub.enter(connection, ROOM, ({ last }) => {
        pages[at] = last.map(({ seq }) => seq)
      })
    })
    for (let n = 0; n < 25; n += 1) {
      hub.lineAdded(ROOM, add())
      await new Promise((resolve) => setImmediate(resolve))
    }
    await Promise.all(joins)
    await settle()
    for (const [at, { seqs }] of sockets.entries()) expect([...(pages[at] ?? []), ...seqs]).toEqual(upTo(25))
  })

  it('[SBX-CHAT-20] reads lines that came together in one look, and encodes each once for all sockets', async () => {
    const { lines, add, reads } = openLog()
    const hub = openHub({ lines })
    const sockets = [aSocket('anna'), aSocket('bert'), aSocket('carl')]
    for (const { connection } of sockets) {
      hub.add(connection)
      await hub.enter(connection, ROOM, () => undefined)
    }
    const before = reads()
    for (let n = 0; n < 50; n += 1) hub.lineAdded(ROOM, add())
    await settle()
    expect(reads() - before).toBeLessThanOrEqual(2)
    for (const { bytes, seqs } of sockets) {
      expect(seqs).toEqual(upTo(50))
      expect(bytes.every((one, at) => one === sockets[0]?.bytes[at])).toBe(true)
    }
  })

  it('[SBX-CHAT-20] rests as long as it took to send to a big room, and sends together what came meanwhile', async () => {
    const { lines, add } = openLog()
    let now = 0
    const timers: { ms: number; work: () => void }[] = []
    const hub = openHub({
      lines,
      time: { now: () => now, after: (ms, work) => void timers.push({ ms, work }) },
    })
    const { connection, seqs, bytes } = aSocket()
    const slow: Connection = {
      ...connection,
      write(encoded) {
        now += 40
        connection.write(encoded)
      },
    }
    hub.add(slow)
    await hub.enter(slow, ROOM, () => undefined)
    for (let n = 0; n < 6; n += 1) {
      hub.lineAdded(ROOM, add())
      await settle()
    }
    expect(seqs).toEqual([1])
    expect(timers.map(({ ms }) => ms)).toEqual([40])
    now += 40
    timers[0]?.work()
    await settle()
    expect(seqs).toEqual(upTo(6))
    expect(bytes).toHaveLength(2)
  })

  it('[SBX-CHAT-20] reads the page of a room once for all who join it, with the lines that came since', async () => {
    const { lines, add, reads } = openLog()
    const hub = openHub({ lines })
    for (let n = 0; n < PAGE; n += 1) add()
    const pages: number[][] = []
    const join = async (name: string): Promise<void> => {
      const { connection } = aSocket(name)
      hub.add(connection)
      await hub.enter(connection, ROOM, ({ last }) => pages.push(last.map(({ seq }) => seq)))
    }
    await join('anna')
    hub.lineAdded(ROOM, add())
    await settle()
    const before = reads()
    for (let n = 0; n < 20; n += 1) await join(`m${n}`)
    expect(reads()).toBe(before)
    expect(pages.at(-1)).toEqual(upTo(31, 2))
  })

  it('[SBX-CHAT-6] sends what hides a line after the line', async () => {
    const { lines, add } = openLog()
    const { bus } = openBuses()
    const [here, there] = [openHub({ lines, bus: bus() }), openHub({ lines, bus: bus() })]
    const { connection, frames } = aSocket()
    there.add(connection)
    await there.enter(connection, ROOM, () => undefined)
    here.lineAdded(ROOM, add())
    here.broadcast(ROOM, { msgId: MSG.msgShield, msgData: { roomId: ROOM, seqs: [1] } })
    await settle()
    expect(frames.map(({ msgId }) => msgId)).toEqual([MSG.broadcastRoom, MSG.msgShield])
  })

  it('[SBX-CHAT-20] counts the sockets of all processes, until one says no more', async () => {
    const { lines } = openLog()
    const { bus } = openBuses()
    let now = 0
    const options = { lines, now: () => now }
    const [here, there] = [openHub({ ...options, bus: bus() }), openHub({ ...options, bus: bus() })]
    for (const [hub, name] of [
      [here, 'anna'],
      [there, 'bert'],
    ] as const) {
      const { connection } = aSocket(name)
      hub.add(connection)
      await hub.enter(connection, ROOM, () => undefined)
    }
    there.lookAgain()
    expect(here.online(ROOM)).toBe(2)
    now = 60_000
    expect(here.online(ROOM)).toBe(1)
  })
})

describe('createArrivals', () => {
  it('[SBX-CHAT-1] announces fifty arrivals to a room at once, and of five a second in a rush', () => {
    let now = 0
    const arrivals = createArrivals(() => now)
    const heard = (times: number): number => upTo(times).filter(() => arrivals.isHeard(ROOM)).length
    expect(heard(500)).toBe(50)
    now = 1_000
    expect(heard(500)).toBe(5)
    expect(arrivals.isHeard('vip')).toBe(true)
  })
})
