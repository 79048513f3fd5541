/** Frames of the socket, parsed at the border: what is not by the contract is dropped and reported. */
import {
  type ChatLine,
  type ChatLoginData,
  chatEnvelopeSchema,
  chatLineSchema,
  chatLoginReplySchema,
  chatRefusalSchema,
  joinRoomReplySchema,
  MSG,
} from '@lantern/contract/chat'
import { instantSchema } from '@lantern/contract/fields'
import { report } from '@lantern/platform'
import { array, type GenericSchema, type InferOutput, looseObject, number, optional, safeParse, string } from 'valibot'

/** A frame as the room understands it. */
export type ChatFact =
  | { kind: 'logged-in'; code: number; data: ChatLoginData | undefined }
  | { kind: 'joined'; room: InferOutput<typeof joinRoomReplySchema> }
  | { kind: 'line'; line: ChatLine }
  | { kind: 'refused'; cid: string; code: number; message: string }
  | { kind: 'speech'; speechStatus: number; until: number | null; rule: string }
  | { kind: 'shielded'; seqs: number[] }
  | { kind: 'room-status'; status: number; reason: string }
  | { kind: 'vip-gate'; vipMin: number; vipMax: number }
  | { kind: 'all-rooms'; status: number }

const speechSchema = looseObject({
  speechStatus: number(),
  until: optional(instantSchema),
  rule: optional(string(), ''),
})
const shieldSchema = looseObject({ roomId: string(), seqs: array(number()) })
const statusSchema = looseObject({ status: number(), reason: optional(string(), '') })
const vipSchema = looseObject({ vipMin: number(), vipMax: number() })

/** Reads one text frame. @returns null for what this page does not understand */
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
  switch (msgId) {
    case MSG.login:
      return read(chatLoginReplySchema, msgId, msgData, ({ code, data }) => ({ kind: 'logged-in', code, data }))
    case MSG.joinRoom:
      return read(joinRoomReplySchema, msgId, msgData, (room) => ({ kind: 'joined', room }))
    case MSG.broadcastRoom:
      if ('code' in msgData)
        return read(chatRefusalSchema, msgId, msgData, ({ cid, code, message }) => ({
          kind: 'refused',
          cid,
          code,
          message,
        }))
      return read(chatLineSchema, msgId, msgData, (line) => ({ kind: 'line', line }))
    case MSG.speechStatus:
      return read(speechSchema, msgId, msgData, (data) => ({
        kind: 'speech',
        speechStatus: data.speechStatus,
        until: data.until ?? null,
        rule: data.rule,
      }))
    case MSG.msgShield:
      return read(shieldSchema, msgId, msgData, ({ seqs }) => ({ kind: 'shielded', seqs }))
    case MSG.roomStatus:
      return read(statusSchema, msgId, msgData, ({ status, reason }) => ({ kind: 'room-status', status, reason }))
    case MSG.chatVipLevel:
      return read(vipSchema, msgId, msgData, ({ vipMin, vipMax }) => ({ kind: 'vip-gate', vipMin, vipMax }))
    case MSG.allRoomMaintain:
      return read(statusSchema, msgId, msgData, ({ status }) => ({ kind: 'all-rooms', status }))
    default:
      return null
  }
}

function read<Schema extends GenericSchema>(
  schema: Schema,
  msgId: number,
  data: unknown,
  fact: (output: InferOutput<Schema>) => ChatFact,
): ChatFact | null {
  const parsed = safeParse(schema, data)
  return parsed.success ? fact(parsed.output) : unreadable(`msgId ${msgId}`)
}

function unreadable(what: string): null {
  report({ kind: 'contract', path: 'chat socket', cause: what })
  return null
}
