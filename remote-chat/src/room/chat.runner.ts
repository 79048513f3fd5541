/** Performs the effects of the rooms' machine: sends frames, fetches pages, waits for echoes, stores read marks. */
import { MSG } from '@lantern/contract/chat'
import type { ChatUpFrame } from '@lantern/contract/chat-frames'
import { createMachine, createTimer, type Machine, memberMessage, newUuid, now, type Timer } from '@lantern/platform'
import type { ChatConnection } from '../connection/chat-connection.runner.ts'
import { fetchHistory } from './chat.api.ts'
import { type ChatView, type ChatViewEffect, type ChatViewEvent, NO_ROOMS, transition } from './chat.machine.ts'
import type { Utterance } from './room.rules.ts'

/** A line without an echo within this time is marked as not sent. */
const SEND_TIMEOUT_MS = 8_000
const PAGE_SIZE = 30
/** Delay before a read mark is stored: in a busy room each line would write one. */
const MARKS_MS = 1_000
const FILL_SIZE = 50
/** The same as between two attempts to connect. */
const FILL_AGAIN_MS = 3_000

export type ChatRooms = Pick<Machine<ChatView, never>, 'getState' | 'subscribe'> & {
  dispatch(event: ChatViewEvent): void
  /** Sends a line, or sends a failed one again under its cid. */
  say(roomId: string, said: Utterance, cid?: string): void
  /** Connects the rooms to the socket; null for visitors. */
  attach(connection: ChatConnection | null): void
  /** Stops waiting for echoes and stores the read marks: the panel is closed. */
  stop(): void
}

export type ChatRoomsOptions = {
  /** Stores how far the member has read. */
  keepMark: (roomId: string, seq: number) => void
}

export function createChatRooms({ keepMark }: ChatRoomsOptions): ChatRooms {
  let connection: ChatConnection | null = null
  const echoes = new Map<string, Timer>()
  const marks = new Map<string, number>()
  const markTimer = createTimer(keepMarks)
  const fills = new Set<string>()
  const fillTimer = createTimer(() => {
    const due = [...fills]
    fills.clear()
    for (const roomId of due) machine.dispatch({ kind: 'gap-due', roomId })
  })
  const machine = createMachine<ChatView, ChatViewEvent, ChatViewEffect>({ initial: NO_ROOMS, transition, perform })

  function perform(effect: ChatViewEffect): void {
    switch (effect.kind) {
      case 'send':
        connection?.send(effect.frame)
        return
      case 'send-line':
        sendLine(effect)
        return
      case 'fetch':
        void fetch(effect)
        return
      case 'fill-later':
        if (fills.size === 0) fillTimer.start(FILL_AGAIN_MS)
        fills.add(effect.roomId)
        return
      case 'keep-mark':
        if (marks.size === 0) markTimer.start(MARKS_MS)
        marks.set(effect.roomId, effect.seq)
    }
  }

  function keepMarks(): void {
    markTimer.stop()
    for (const [roomId, seq] of marks) keepMark(roomId, seq)
    marks.clear()
  }

  function sendLine({ roomId, cid, said }: Extract<ChatViewEffect, { kind: 'send-line' }>): void {
    const fail = (): void => machine.dispatch({ kind: 'failed', roomId, cid, message: '' })
    if (!connection?.send(frameOf(roomId, cid, said))) {
      fail()
      return
    }
    const timer = createTimer(() => {
      echoes.delete(cid)
      // No effect on a line whose echo has arrived.
      fail()
    })
    echoes.get(cid)?.stop()
    echoes.set(cid, timer)
    timer.start(SEND_TIMEOUT_MS)
  }

  async function fetch(effect: Extract<ChatViewEffect, { kind: 'fetch' }>): Promise<void> {
    const { roomId, where, beforeSeq, afterSeq } = effect
    try {
      const size = where === 'after' ? FILL_SIZE : PAGE_SIZE
      const { list, hasMore } = await fetchHistory({ roomId, beforeSeq, afterSeq, size })
      machine.dispatch({ kind: 'page', roomId, where, list, hasMore })
    } catch (error) {
      machine.dispatch({ kind: 'page-failed', roomId, where, message: memberMessage(error) })
    }
  }

  return {
    getState: machine.getState,
    subscribe: machine.subscribe,
    dispatch(event) {
      machine.dispatch(event)
      // A hidden page may be discarded.
      if (event.kind === 'hidden') keepMarks()
    },
    say: (roomId, said, cid = newUuid()) => machine.dispatch({ kind: 'sent', roomId, cid, said, at: now() }),
    attach(next) {
      connection = next
    },
    stop() {
      for (const timer of echoes.values()) timer.stop()
      echoes.clear()
      fillTimer.stop()
      fills.clear()
      keepMarks()
    },
  }
}

function frameOf(roomId: string, cid: string, { text, reply, mentions = [], bet }: Utterance): ChatUpFrame {
  if (bet) return { msgId: MSG.shareBetRecord, msgData: { roomId, cid, betId: bet.no, privacy: bet.privacy } }
  const msgData = {
    roomId,
    text,
    cid,
    ...(reply && { replyTo: reply.seq }),
    ...(mentions.length > 0 && { mentions: [...mentions] }),
  }
  return { msgId: MSG.broadcastRoom, msgData }
}
