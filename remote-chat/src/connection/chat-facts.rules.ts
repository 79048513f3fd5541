/** Facts that the server sends, parsed from frames. */
import type { ChatLine, ChatLoginData, Gift, joinRoomReplySchema, Pinned, Score } from '@lantern/contract/chat'
import type { InferOutput } from 'valibot'

/** A mute of the member; `until` null has no known end. */
export type Mute = { until: number | null; rule: string; canAppeal: boolean }

/** Whether a room, or all of them, are open: 1 open, 2 maintenance, 3 closed. */
export type OpenState = { status: number; reason: string; resumeAt: number | null }

/** Facts about the connection, independent of the room. */
type AnyRoomFact =
  | { kind: 'heartbeat' }
  | { kind: 'logged-in'; code: number; data: ChatLoginData | undefined }
  | { kind: 'all-rooms'; state: OpenState }
/** Facts about one room. */
type RoomFact =
  | { kind: 'joined'; room: InferOutput<typeof joinRoomReplySchema> }
  | { kind: 'line'; line: ChatLine }
  | { kind: 'refused'; cid: string; code: number; message: string }
  | { kind: 'speech'; mute: Mute | null }
  | { kind: 'shielded'; seqs: number[] }
  | { kind: 'room-status'; state: OpenState; slowSec: number | null; pinned: readonly Pinned[] | null }
  | { kind: 'vip-gate'; vipMin: number; vipMax: number }
  /** `online`: number of members in the room, null if the server does not send it. */
  | { kind: 'entered'; nick: string; vip: number; online: number | null }
  | { kind: 'page'; list: readonly ChatLine[]; hasMore: boolean }
  | { kind: 'left' }
  /** `at`: when this page received it, by `performance.now()`. */
  | { kind: 'scored'; score: Score; at: number }
  | { kind: 'gift-given'; gift: Gift }

/** A parsed frame. `roomId` is '' when the frame names no room. */
export type ChatFact = AnyRoomFact | (RoomFact & { roomId: string })

/** Facts that also hold in rooms that are opened later. */
export function holdsInAllRooms(fact: ChatFact): boolean {
  return fact.kind === 'all-rooms' || (fact.kind === 'speech' && fact.roomId === '')
}

/**
 * Whether a fact applies to this room. A mute without a room holds in all; anything else without one concerns the room on screen.
 * @param shownRoomId the room on screen
 */
export function concernsRoom(fact: ChatFact, roomId: string, shownRoomId: string): boolean {
  if (!('roomId' in fact)) return true
  if (fact.roomId !== '') return fact.roomId === roomId
  return fact.kind === 'speech' || roomId === shownRoomId
}
