/** State of a room as a fold over facts: messages by gap-free seq, pending messages until the server confirms them. */

import { CHAT_MAX_UNITS, type ChatLine, type ChatLoginData, type Pinned, type Score } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import { textLength } from '@lantern/platform'
import type { ChatFact } from '../connection/chat-frames.ts'

/** A message of the member without confirmation. */
export type PendingLine = { cid: string; text: string; at: number; state: 'sending' | 'failed'; message: string }

/** 1 at the bottom, 0 reading, 2 older messages were prepended (spec 3: list empty, scrollType 1). */
type ScrollType = 0 | 1 | 2

export type RoomView = {
  lines: readonly ChatLine[]
  pending: readonly PendingLine[]
  scrollType: ScrollType
  hasMore: boolean
  online: number
  /** 1 open, 2 maintenance, 3 closed. */
  status: number
  pinned: readonly Pinned[]
  /** Set by the login reply; defaults to 0 (spec 3). */
  login: Required<Pick<ChatLoginData, 'speechStatus' | 'vipMin' | 'vipMax'>> & {
    muteUntil: number | null
    muteRule: string
    isKnown: boolean
    /** Name that identifies the member's own messages. */
    speaker: string
  }
  isJoined: boolean
  /** Score of the room's match. */
  score: Score | null
}

export const EMPTY_ROOM: RoomView = {
  lines: [],
  pending: [],
  scrollType: 1,
  hasMore: false,
  online: 0,
  status: 1,
  pinned: [],
  login: { speechStatus: 0, vipMin: 0, vipMax: 0, muteUntil: null, muteRule: '', isKnown: false, speaker: '' },
  isJoined: false,
  score: null,
}

/** Message limit; beyond it the list is trimmed at the far end to bound memory in busy rooms. */
export const MAX_LINES = 400

export type RoomEvent =
  | ChatFact
  | { kind: 'history'; list: readonly ChatLine[]; hasMore: boolean; where: 'before' | 'after' }
  | { kind: 'sent'; cid: string; text: string; at: number }
  | { kind: 'failed'; cid: string; message: string }
  | { kind: 'dismissed'; cid: string }
  | { kind: 'cleared' }

/** Applies one fact. `cleared` (connection lost) empties the room (spec 4) but keeps the member's unsent messages. */
export function foldRoom(room: RoomView, event: RoomEvent): RoomView {
  switch (event.kind) {
    case 'logged-in':
      return event.code === 0 || event.code === CODE.SUCCESS ? { ...room, login: loginOf(event.data) } : room
    case 'joined':
      return {
        ...settle(room, event.room.last),
        isJoined: true,
        online: event.room.online,
        status: event.room.status,
        pinned: event.room.pinned,
        hasMore: room.lines.length > 0 ? room.hasMore : event.room.hasMore,
      }
    case 'line':
      return settle(room, [event.line])
    case 'history': {
      const next = settle(room, event.list)
      return event.where === 'before'
        ? { ...next, hasMore: event.hasMore, scrollType: room.lines.length > 0 ? 2 : 1 }
        : next
    }
    case 'sent':
      return {
        ...room,
        scrollType: 1,
        pending: [
          ...room.pending.filter((line) => line.cid !== event.cid),
          { cid: event.cid, text: event.text, at: event.at, state: 'sending', message: '' },
        ],
      }
    case 'refused':
    case 'failed':
      return {
        ...room,
        pending: room.pending.map((line) =>
          line.cid === event.cid ? { ...line, state: 'failed', message: event.message } : line,
        ),
      }
    case 'dismissed':
      return { ...room, pending: room.pending.filter((line) => line.cid !== event.cid) }
    case 'speech':
      return {
        ...room,
        login: { ...room.login, speechStatus: event.speechStatus, muteUntil: event.until, muteRule: event.rule },
      }
    case 'shielded':
      return {
        ...room,
        lines: room.lines.map((line) => (event.seqs.includes(line.seq) ? { ...line, shielded: true, text: '' } : line)),
      }
    case 'room-status':
    case 'all-rooms':
      return { ...room, status: event.status }
    case 'vip-gate':
      return { ...room, login: { ...room.login, vipMin: event.vipMin, vipMax: event.vipMax } }
    case 'page':
      return settle(room, event.list)
    case 'left':
      return { ...room, isJoined: false }
    case 'scored':
      return { ...room, score: event.score }
    case 'entered':
      return { ...room, online: room.online + 1 }
    // Not shown yet. The message of a shared bet arrives with the history, which the gap in seq requests.
    case 'bet-shared':
    case 'gift-given':
      return room
    case 'cleared':
      return { ...EMPTY_ROOM, pending: room.pending }
  }
}

function loginOf(data: ChatLoginData | undefined): RoomView['login'] {
  return {
    speechStatus: data?.speechStatus ?? 0,
    vipMin: data?.vipMin ?? 0,
    vipMax: data?.vipMax ?? 0,
    muteUntil: data?.muteUntil ?? null,
    muteRule: data?.muteRule ?? '',
    isKnown: true,
    speaker: data?.speaker ?? '',
  }
}

/** Merges messages by seq, oldest first, and drops confirmed pending messages. */
function settle(room: RoomView, added: readonly ChatLine[]): RoomView {
  if (added.length === 0) return room
  const bySeq = new Map(room.lines.map((line) => [line.seq, line]))
  for (const line of added) bySeq.set(line.seq, line)
  const lines = [...bySeq.values()].sort((a, b) => a.seq - b.seq).slice(-MAX_LINES)
  const arrived = new Set(added.map((line) => line.cid))
  return { ...room, lines, pending: room.pending.filter((line) => !arrived.has(line.cid)) }
}

/** Seq before the first gap, null without one; seq is gap-free per room. */
export function gapAfter(lines: readonly ChatLine[]): number | null {
  let before: number | null = null
  for (const { seq } of lines) {
    if (before !== null && seq !== before + 1) return before
    before = seq
  }
  return null
}

export type Gate =
  | { kind: 'open' }
  | { kind: 'login' }
  | { kind: 'muted'; until: number | null; rule: string }
  | { kind: 'vip'; min: number; max: number }
  | { kind: 'room'; status: number }
  | { kind: 'connecting' }

/** Whether the member may write: logged in, room open, not muted, VIP level within the bounds; vipMax 0 means no upper bound (screens.md 10, gate). */
export function gateOf(room: RoomView, member: { vip: number } | null, isConnected: boolean): Gate {
  if (member === null) return { kind: 'login' }
  if (room.status !== 1) return { kind: 'room', status: room.status }
  const { speechStatus, vipMin, vipMax, muteUntil, muteRule } = room.login
  if (speechStatus === 1) return { kind: 'muted', until: muteUntil, rule: muteRule }
  if (member.vip < vipMin || (vipMax > 0 && member.vip > vipMax)) return { kind: 'vip', min: vipMin, max: vipMax }
  if (!isConnected || !room.isJoined) return { kind: 'connecting' }
  return { kind: 'open' }
}

/** Line limit of a message (screens.md 10). */
const MAX_ROWS = 8

/** Validates a draft: 1-200 units, at most 8 lines; null if valid. */
export function draftProblem(text: string): 'empty' | 'long' | 'rows' | null {
  if (text.trim() === '') return 'empty'
  if (textLength(text) > CHAT_MAX_UNITS) return 'long'
  return text.split('\n').length > MAX_ROWS ? 'rows' : null
}
