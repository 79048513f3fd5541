/** Many sockets in one room that count what reaches each of them, at the least cost per frame: the generator shares its cores with the server. */
import { setTimeout as wait } from 'node:timers/promises'
import { CHAT_SOCKET_PATH, MSG } from '@lantern/contract/chat'
import { WebSocket } from 'ws'
import type { LoadMembers } from './load-members.ts'

const ROOM = 'lobby'
const HEARTBEAT_MS = 5_000
/** Sockets that join at the same time, each second. */
const JOINS_AT_ONCE = 50
const CID = 'load-'

type Delivery = {
  /** Messages that a socket did not get, counted over all sockets. */
  missing: number
  doubled: number
  /** Frames that arrived before one with a lower number. */
  disordered: number
  /** Numbers of the room that a socket did not see between its first and its last. */
  gaps: number
  delaysMs: Float32Array
}

export type LoadSockets = {
  joinsMs: readonly number[]
  /** Sockets that were not let in within the time. */
  lost: number
  /** Close codes of sockets that ended early. */
  closed: readonly number[]
  /** Says a message through the next socket in turn. */
  say(n: number): void
  /** What arrived of the first `count` messages. */
  delivered(count: number): Delivery
  isComplete(count: number): boolean
  close(): void
}

type LoadOptions = { origins: readonly string[]; members: LoadMembers; count: number; messages: number; joinMs: number }

/** Opens all sockets, logs them in and joins the room. Resolves when each is in or its time is over. */
export async function openLoadSockets({
  origins,
  members,
  count,
  messages,
  joinMs,
}: LoadOptions): Promise<LoadSockets> {
  const sentAt = new Float64Array(messages)
  const delays = new Float32Array(messages * count).fill(-1)
  const arrived = new Uint32Array(messages)
  const last = new Float64Array(count)
  const joinsMs: number[] = []
  const closed: number[] = []
  const sockets: WebSocket[] = []
  const bad = { doubled: 0, disordered: 0, gaps: 0 }
  let isOver = false

  const hear = (at: number, bytes: Buffer): void => {
    const from = bytes.indexOf(`"cid":"${CID}`)
    if (from === -1) return
    const now = performance.now()
    const n = Number.parseInt(bytes.toString('latin1', from + 7 + CID.length, from + 19 + CID.length), 10)
    const numberAt = bytes.indexOf('"seq":') + 6
    const seq = Number.parseInt(bytes.toString('latin1', numberAt, numberAt + 12), 10)
    const before = last[at] ?? 0
    if (seq < before) bad.disordered += 1
    else if (before !== 0 && seq !== before + 1) bad.gaps += 1
    last[at] = Math.max(before, seq)
    const cell = n * count + at
    if (delays[cell] !== -1) bad.doubled += 1
    delays[cell] = now - (sentAt[n] ?? 0)
    arrived[n] = (arrived[n] ?? 0) + 1
  }

  const join = async (at: number): Promise<void> => {
    const startedMs = performance.now()
    const socket = new WebSocket(
      `${(origins[at % origins.length] ?? '').replace('http', 'ws')}${CHAT_SOCKET_PATH}?clientType=web`,
    )
    sockets[at] = socket
    socket.on('error', () => undefined)
    const isIn = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), joinMs)
      const done = (is: boolean): void => {
        clearTimeout(timer)
        resolve(is)
      }
      socket.on('open', () => socket.send(frame(MSG.login, members.ticket(at))))
      socket.on('close', (code) => {
        if (!isOver) closed.push(code)
        done(false)
      })
      socket.on('message', (bytes: Buffer) => {
        if (bytes.includes(`"msgId":${MSG.broadcastRoom}`)) hear(at, bytes)
        else if (bytes.includes(`"msgId":${MSG.login}`)) socket.send(frame(MSG.joinRoom, { roomId: ROOM }))
        else if (bytes.includes(`"msgId":${MSG.joinRoom}`)) done(true)
      })
    })
    if (isIn) joinsMs.push(performance.now() - startedMs)
  }

  const heartbeat = frame(MSG.heartbeat, {})
  let beats = 0
  // Spread, as those of members are.
  const beat = setInterval(() => {
    const share = Math.ceil(count / 50)
    for (let n = 0; n < share; n += 1) {
      const socket = sockets[beats % count]
      if (socket?.readyState === WebSocket.OPEN) socket.send(heartbeat)
      beats += 1
    }
  }, HEARTBEAT_MS / 50)

  for (let from = 0; from < count; from += JOINS_AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(JOINS_AT_ONCE, count - from) }, (_, n) => join(from + n)))

  return {
    joinsMs,
    lost: count - joinsMs.length,
    closed,
    say(n) {
      sentAt[n] = performance.now()
      // Slow mode and repeats: each speaks in turn, and no two lines are the same.
      sockets[n % count]?.send(
        frame(MSG.broadcastRoom, { roomId: ROOM, text: `message ${n} of the load`, cid: `${CID}${n}` }),
      )
    },
    delivered(said) {
      const delaysMs = delays.slice(0, said * count).filter((ms) => ms !== -1)
      return { missing: said * count - delaysMs.length, ...bad, delaysMs: delaysMs.sort() }
    },
    isComplete: (said) => arrived.subarray(0, said).every((heard) => heard === count),
    close() {
      isOver = true
      clearInterval(beat)
      for (const socket of sockets) socket.terminate()
    },
  }
}

/** Sends messages at a steady rate, and waits until all have arrived or nothing more comes. */
export async function converse(
  sockets: LoadSockets,
  { messages, perSecond, patienceMs }: { messages: number; perSecond: number; patienceMs: number },
): Promise<void> {
  const startedMs = performance.now()
  for (let n = 0; n < messages; n += 1) {
    const dueMs = startedMs + (n * 1_000) / perSecond
    const early = dueMs - performance.now()
    if (early > 0) await wait(early)
    sockets.say(n)
  }
  const untilMs = performance.now() + patienceMs
  while (!sockets.isComplete(messages) && performance.now() < untilMs) await wait(50)
}

function frame(msgId: number, msgData: object): string {
  return JSON.stringify({ msgId, msgData })
}
