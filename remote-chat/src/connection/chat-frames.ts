/** Parses socket frames; a frame that violates the contract is dropped and reported. */
import { chatEnvelopeSchema, chatRefusalSchema, joinRoomReplySchema, MSG } from '@lantern/contract/chat'
import { CHAT_DOWN } from '@lantern/contract/chat-frames'
import { readAnswer, rowsOf } from '@lantern/contract/open-enum'
import { getLocale } from '@lantern/i18n'
import { now, report, reportUnknownValues } from '@lantern/platform'
import { type GenericSchema, type InferOutput, looseObject, safeParse } from 'valibot'
import type { ChatFact } from './chat-facts.rules.ts'
import { lineSchema } from './line.schema.ts'

/** Parses one text frame. @returns null for a frame that is unknown or violates the contract */
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
  return reader === undefined ? unreadable(`msgId ${msgId}`) : reader(msgData)
}

type Reader = (data: unknown) => ChatFact | null

const joinedSchema = looseObject({ ...joinRoomReplySchema.entries, last: rowsOf(lineSchema) })
const pageSchema = looseObject({ ...CHAT_DOWN[MSG.chatHistory].entries, list: rowsOf(lineSchema) })

/** Parsers for every message id that the specification's server sends. */
const READERS: Readonly<Record<number, Reader>> = {
  [MSG.heartbeat]: reader(MSG.heartbeat, () => ({ kind: 'heartbeat' })),
  [MSG.login]: reader(MSG.login, ({ code, data }) => ({ kind: 'logged-in', code, data })),
  [MSG.joinRoom]: schemaReader(MSG.joinRoom, joinedSchema, (room) => ({ kind: 'joined', roomId: room.roomId, room })),
  [MSG.broadcastRoom]: (data) => (typeof data === 'object' && data !== null && 'code' in data ? refusal : line)(data),
  [MSG.speechStatus]: reader(MSG.speechStatus, ({ roomId, speechStatus, until, rule, appeal }) => ({
    kind: 'speech',
    roomId,
    mute: speechStatus === 1 ? { until, rule, canAppeal: appeal } : null,
  })),
  [MSG.msgShield]: reader(MSG.msgShield, ({ roomId, seqs }) => ({ kind: 'shielded', roomId, seqs })),
  [MSG.roomStatus]: reader(MSG.roomStatus, ({ roomId, status, reason, resumeAt, slowSec, pinned }) => ({
    kind: 'room-status',
    roomId,
    state: { status, reason, resumeAt },
    slowSec,
    pinned,
  })),
  [MSG.chatVipLevel]: reader(MSG.chatVipLevel, ({ roomId, vipMin, vipMax }) => ({
    kind: 'vip-gate',
    roomId,
    vipMin,
    vipMax,
  })),
  [MSG.broadcastJoin]: reader(MSG.broadcastJoin, ({ roomId, nick, vip, online }) => ({
    kind: 'entered',
    roomId,
    nick,
    vip,
    online,
  })),
  [MSG.allRoomMaintain]: reader(MSG.allRoomMaintain, ({ status, reason, resumeAt }) => ({
    kind: 'all-rooms',
    state: { status, reason, resumeAt },
  })),
  // A shared bet is a line like any other, with a seq.
  [MSG.shareBetRecord]: reader(MSG.shareBetRecord, (bet) => ({
    kind: 'line',
    roomId: bet.roomId,
    line: {
      ...bet,
      kind: 'bet',
      text: '',
      at: bet.at || now(),
      shielded: false,
      bot: false,
      mentions: [],
    },
  })),
  [MSG.chatHistory]: schemaReader(MSG.chatHistory, pageSchema, ({ roomId, list, hasMore }) => ({
    kind: 'page',
    roomId,
    list,
    hasMore,
  })),
  [MSG.leaveRoom]: reader(MSG.leaveRoom, ({ roomId }) => ({ kind: 'left', roomId })),
  [MSG.score]: reader(MSG.score, (score) => ({
    kind: 'scored',
    roomId: `match:${score.matchId}`,
    score,
    at: performance.now(),
  })),
  [MSG.gift]: reader(MSG.gift, (gift) => ({ kind: 'gift-given', roomId: gift.roomId, gift })),
}

const line = schemaReader(MSG.broadcastRoom, lineSchema, (said) => ({
  kind: 'line',
  roomId: said.roomId,
  line: said,
}))
const refusal = schemaReader(MSG.broadcastRoom, chatRefusalSchema, ({ roomId, cid, code, message, messageEn }) => ({
  kind: 'refused',
  roomId,
  cid,
  code,
  // Unlike an HTTP request, a frame names no language.
  message: getLocale() === 'en' && messageEn !== '' ? messageEn : message,
}))

function reader<Id extends keyof typeof CHAT_DOWN>(
  msgId: Id,
  fact: (output: InferOutput<(typeof CHAT_DOWN)[Id]>) => ChatFact,
): Reader {
  return schemaReader(msgId, CHAT_DOWN[msgId], fact as (output: unknown) => ChatFact)
}

function schemaReader<Schema extends GenericSchema>(
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
