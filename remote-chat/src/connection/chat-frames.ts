/** Parses socket frames; a frame that violates the contract is dropped and reported. */
import {
  allRoomsSchema,
  broadcastJoinSchema,
  type ChatLine,
  type ChatLoginData,
  chatEnvelopeSchema,
  chatLineSchema,
  chatLoginReplySchema,
  chatRefusalSchema,
  giftSchema,
  historyPageSchema,
  joinRoomReplySchema,
  leftRoomSchema,
  MSG,
  roomStatusSchema,
  type Score,
  scoreSchema,
  sharedBetSchema,
  vipLevelSchema,
} from '@lantern/contract/chat'
import { instantSchema } from '@lantern/contract/fields'
import { readAnswer } from '@lantern/contract/open-enum'
import { report, reportUnknownValues } from '@lantern/platform'
import { array, type GenericSchema, type InferOutput, looseObject, number, optional, safeParse, string } from 'valibot'

/** Facts about the connection, independent of the room. */
type AnyRoomFact =
  | { kind: 'logged-in'; code: number; data: ChatLoginData | undefined }
  | { kind: 'speech'; speechStatus: number; until: number | null; rule: string }
  | { kind: 'all-rooms'; status: number }
/** Facts about one room. */
type RoomFact =
  | { kind: 'joined'; room: InferOutput<typeof joinRoomReplySchema> }
  | { kind: 'line'; line: ChatLine }
  | { kind: 'refused'; cid: string; code: number; message: string }
  | { kind: 'shielded'; seqs: number[] }
  | { kind: 'room-status'; status: number; reason: string }
  | { kind: 'vip-gate'; vipMin: number; vipMax: number }
  | { kind: 'entered'; nick: string; vip: number }
  | { kind: 'bet-shared'; seq: number }
  | { kind: 'page'; list: readonly ChatLine[]; hasMore: boolean }
  | { kind: 'left' }
  | { kind: 'scored'; score: Score }
  | { kind: 'gift-given'; nick: string; giftId: string; qty: number }

/** A parsed frame. `roomId` is '' for the joined room. */
export type ChatFact = AnyRoomFact | (RoomFact & { roomId: string })

const speechSchema = looseObject({
  speechStatus: number(),
  until: optional(instantSchema),
  rule: optional(string(), ''),
})
const shieldSchema = looseObject({ roomId: string(), seqs: array(number()) })

/** Whether a fact applies to this room. */
export function concernsRoom(fact: ChatFact, roomId: string): boolean {
  return !('roomId' in fact) || fact.roomId === '' || fact.roomId === roomId
}

/** Parses one text frame. @returns null for an unknown frame and for the server's heartbeat */
export function readFrame(text: string): ChatFact | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return unreadable('no JSON')
  }
  const envelope = safeParse(chatEnvelopeSchema, json)
  if (!envelope.success) return unreadable('no envelope')
  const { msgId, msgData } = envelope.output
  const reader = READERS[msgId]
  if (msgId === MSG.heartbeat) return null
  return reader === undefined ? unreadable(`msgId ${msgId}`) : reader(msgData)
}

type Reader = (data: unknown) => ChatFact | null

/** Parsers for every message id that the specification's server sends. */
const READERS: Readonly<Record<number, Reader>> = {
  [MSG.login]: reader(MSG.login, chatLoginReplySchema, ({ code, data }) => ({ kind: 'logged-in', code, data })),
  [MSG.joinRoom]: reader(MSG.joinRoom, joinRoomReplySchema, (room) => ({ kind: 'joined', roomId: room.roomId, room })),
  [MSG.broadcastRoom]: (data) => (typeof data === 'object' && data !== null && 'code' in data ? refusal : line)(data),
  [MSG.speechStatus]: reader(MSG.speechStatus, speechSchema, ({ speechStatus, until, rule }) => ({
    kind: 'speech',
    speechStatus,
    until: until ?? null,
    rule,
  })),
  [MSG.msgShield]: reader(MSG.msgShield, shieldSchema, ({ roomId, seqs }) => ({ kind: 'shielded', roomId, seqs })),
  [MSG.roomStatus]: reader(MSG.roomStatus, roomStatusSchema, ({ roomId, status, reason }) => ({
    kind: 'room-status',
    roomId,
    status,
    reason,
  })),
  [MSG.chatVipLevel]: reader(MSG.chatVipLevel, vipLevelSchema, ({ roomId, vipMin, vipMax }) => ({
    kind: 'vip-gate',
    roomId,
    vipMin,
    vipMax,
  })),
  [MSG.broadcastJoin]: reader(MSG.broadcastJoin, broadcastJoinSchema, ({ roomId, nick, vip }) => ({
    kind: 'entered',
    roomId,
    nick,
    vip,
  })),
  [MSG.allRoomMaintain]: reader(MSG.allRoomMaintain, allRoomsSchema, ({ status }) => ({ kind: 'all-rooms', status })),
  [MSG.shareBetRecord]: reader(MSG.shareBetRecord, sharedBetSchema, ({ roomId, seq }) => ({
    kind: 'bet-shared',
    roomId,
    seq,
  })),
  [MSG.chatHistory]: reader(MSG.chatHistory, historyPageSchema, ({ roomId, list, hasMore }) => ({
    kind: 'page',
    roomId,
    list,
    hasMore,
  })),
  [MSG.leaveRoom]: reader(MSG.leaveRoom, leftRoomSchema, ({ roomId }) => ({ kind: 'left', roomId })),
  [MSG.score]: reader(MSG.score, scoreSchema, (score) => ({
    kind: 'scored',
    roomId: `match:${score.matchId}`,
    score,
  })),
  [MSG.gift]: reader(MSG.gift, giftSchema, ({ roomId, nick, giftId, qty }) => ({
    kind: 'gift-given',
    roomId,
    nick,
    giftId,
    qty,
  })),
}

const line = reader(MSG.broadcastRoom, chatLineSchema, (said) => ({ kind: 'line', roomId: said.roomId, line: said }))
const refusal = reader(MSG.broadcastRoom, chatRefusalSchema, ({ roomId, cid, code, message }) => ({
  kind: 'refused',
  roomId,
  cid,
  code,
  message,
}))

function reader<Schema extends GenericSchema>(
  msgId: number,
  schema: Schema,
  fact: (output: InferOutput<Schema>) => ChatFact,
): Reader {
  return (data) => {
    const read = readAnswer(schema, data)
    if (!read.ok) return unreadable(`msgId ${msgId}`)
    reportUnknownValues(`chat socket ${msgId}`, read.unknown)
    return fact(read.data)
  }
}

function unreadable(what: string): null {
  report({ kind: 'contract', path: 'chat socket', cause: what })
  return null
}
