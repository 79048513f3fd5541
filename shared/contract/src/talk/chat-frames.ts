/** What each message id of the chat socket carries, by direction: ids of spec 3, shapes of screens.md 10. */
import * as v from 'valibot'
import { countSchema, emptySchema, idSchema, keySchema, priceInputSchema, requestNoSchema } from '../wire/fields.ts'
import {
  allRoomsSchema,
  BET_PRIVACIES,
  broadcastJoinSchema,
  CHAT_MAX_UNITS,
  chatLineSchema,
  chatLoginReplySchema,
  chatRefusalSchema,
  giftSchema,
  historyPageSchema,
  joinRoomReplySchema,
  leftRoomSchema,
  MSG,
  msgShieldSchema,
  roomStatusSchema,
  scoreSchema,
  sharedBetSchema,
  speechStatusSchema,
  vipLevelSchema,
} from './chat.ts'

/** Client-generated id of a line: the server stores a line once per cid, and repeats it in the echo. */
const cidSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const roomSchema = v.object({ roomId: idSchema })

/** Frames that a client sends. */
export const CHAT_UP = {
  [MSG.heartbeat]: emptySchema,
  [MSG.login]: v.object({
    token: v.pipe(v.string(), v.maxLength(2_000)),
    body: v.pipe(v.string(), v.maxLength(200)),
  }),
  [MSG.joinRoom]: roomSchema,
  [MSG.broadcastRoom]: v.object({
    roomId: idSchema,
    /** The server measures units and refuses with a code; this bound only limits what it reads. */
    text: v.pipe(v.string(), v.maxLength(CHAT_MAX_UNITS * 20)),
    cid: cidSchema,
    /** Seq of the line that this one answers. */
    replyTo: v.optional(countSchema),
    /** Speakers that the text names; the server drops those whom it does not. */
    mentions: v.optional(v.pipe(v.array(keySchema), v.maxLength(10))),
  }),
  [MSG.shareBetRecord]: v.object({
    roomId: idSchema,
    betId: keySchema,
    /** 0 hides the stake, 1 shows a band, 2 the amount. */
    privacy: v.picklist(BET_PRIVACIES),
    cid: cidSchema,
  }),
  [MSG.chatHistory]: v.object({
    roomId: idSchema,
    beforeSeq: v.optional(countSchema),
    afterSeq: v.optional(countSchema),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 30),
  }),
  [MSG.leaveRoom]: roomSchema,
  [MSG.gift]: v.object({
    roomId: idSchema,
    giftId: keySchema,
    qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    /** The price that the member saw; 301220 when it changed. */
    price: priceInputSchema,
    requestNo: requestNoSchema,
  }),
} as const

/** The specification's frames name no room: one without a room concerns the room on screen. */
function inAnyRoom<Entries extends v.ObjectEntries>({ entries }: { readonly entries: Entries }) {
  return v.looseObject({ ...entries, roomId: v.optional(v.string(), '') })
}

/** Frames that a server sends. */
export const CHAT_DOWN = {
  [MSG.heartbeat]: emptySchema,
  [MSG.login]: chatLoginReplySchema,
  [MSG.joinRoom]: joinRoomReplySchema,
  [MSG.broadcastRoom]: v.union([chatRefusalSchema, chatLineSchema]),
  [MSG.speechStatus]: speechStatusSchema,
  [MSG.msgShield]: msgShieldSchema,
  [MSG.roomStatus]: roomStatusSchema,
  [MSG.chatVipLevel]: vipLevelSchema,
  [MSG.broadcastJoin]: inAnyRoom(broadcastJoinSchema),
  [MSG.allRoomMaintain]: allRoomsSchema,
  [MSG.shareBetRecord]: inAnyRoom(sharedBetSchema),
  [MSG.chatHistory]: inAnyRoom(historyPageSchema),
  [MSG.leaveRoom]: leftRoomSchema,
  [MSG.score]: scoreSchema,
  [MSG.gift]: inAnyRoom(giftSchema),
} as const

/** A frame of a client with the data of its id. */
export type ChatUpFrame = {
  [Id in keyof typeof CHAT_UP]: { msgId: Id; msgData: v.InferInput<(typeof CHAT_UP)[Id]> }
}[keyof typeof CHAT_UP]
