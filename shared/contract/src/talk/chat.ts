/** Live chat: message ids and envelope are the specification's (spec 3, 4, 7), shapes of msgData are screens.md 10. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf } from '../wire/fields.ts'
import { openEnum, rowsOf } from '../wire/open-enum.ts'

export const MSG = {
  heartbeat: 0,
  login: 10001,
  joinRoom: 10002,
  broadcastRoom: 10003,
  speechStatus: 10004,
  msgShield: 10005,
  roomStatus: 10006,
  chatVipLevel: 10007,
  broadcastJoin: 10008,
  allRoomMaintain: 10009,
  shareBetRecord: 10010,
  chatHistory: 10011,
  leaveRoom: 10012,
  score: 10014,
  gift: 10017,
} as const
export type MsgId = (typeof MSG)[keyof typeof MSG]

/** Every frame on the socket, both ways. */
export const chatEnvelopeSchema = v.looseObject({ msgId: v.number(), msgData: v.optional(v.looseObject({}), {}) })

export const CHAT_SOCKET_PATH = '/stream/ws/v1/handshake'
export const CHAT_CLIENT_TYPE = 'web'
/** Close code of a socket whose session ended; the reason contains the code. Reconnects only with a new session. */
export const CHAT_SESSION_ENDED = 4001

/** Maximum line length: 200 units, a character above code 255 counts as 2 (spec 5, screens.md 10). */
export const CHAT_MAX_UNITS = 200

export const chatLoginDataSchema = v.looseObject({
  /** 0 may speak, 1 muted. */
  speechStatus: v.optional(v.number(), 0),
  vipMin: v.optional(v.number(), 0),
  /** 0 = no upper bound. */
  vipMax: v.optional(v.number(), 0),
  muteUntil: v.optional(v.nullable(instantSchema), null),
  muteRule: v.optional(v.string(), ''),
  slowSec: v.optional(v.number(), 3),
  /** The mute can be appealed against. */
  appeal: v.optional(v.boolean(), false),
  /** The member may hide lines and mute speakers. */
  isModerator: v.optional(v.boolean(), false),
  /** Identifies the member's own lines. */
  speaker: v.optional(v.string(), ''),
})
export type ChatLoginData = v.InferOutput<typeof chatLoginDataSchema>
/** Reply to Login. */
export const chatLoginReplySchema = v.looseObject({ code: v.number(), data: v.optional(chatLoginDataSchema) })

/** How much of a stake others see: 0 nothing, 1 a band, 2 the amount. */
export const BET_PRIVACIES = [0, 1, 2] as const
export type BetPrivacy = (typeof BET_PRIVACIES)[number]

const namedSchema = v.looseObject({ zh: v.string(), en: v.string() })
const betCardLegSchema = v.looseObject({
  matchId: v.string(),
  /** The selection on the sport board; '' where it cannot be followed. */
  selectionId: v.optional(v.string(), ''),
  match: namedSchema,
  market: namedSchema,
  pick: namedSchema,
  odds: v.string(),
  score: v.optional(v.string(), ''),
  /** Of `LEG_RESULTS` in `./records`. */
  result: v.optional(v.nullable(v.string()), null),
})
/** A bet as its owner lets others see it. */
export const betCardSchema = v.looseObject({
  /** Category of the bet. */
  sport: v.optional(v.string(), ''),
  match: v.optional(v.string(), ''),
  pick: v.optional(v.string(), ''),
  odds: v.optional(v.string(), ''),
  /** Format in which the owner reads odds. */
  oddsType: v.optional(v.nullable(v.number()), null),
  /** 2 open, 3 settled, 4 void; null when it is not reported. */
  state: v.optional(v.nullable(openEnum([2, 3, 4])), null),
  /** Of `BET_RESULTS` in `./records`. */
  result: v.optional(v.nullable(v.string()), null),
  /** An amount, or a band of amounts; hidden when null. */
  stakeShown: v.optional(v.nullable(v.string()), null),
  privacy: v.optional(v.picklist(BET_PRIVACIES), 0),
  /** The site's ledger has the stake of this bet. */
  verified: v.optional(v.boolean(), false),
  /** Its picks; several for a parlay. */
  legs: v.optional(rowsOf(betCardLegSchema), []),
})
export type BetCard = v.InferOutput<typeof betCardSchema>

/** Reactions that a line takes. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '👏', '🔥'] as const
/** Speakers listed with a reaction at most; `count` counts all. */
export const MAX_REACTION_SPEAKERS = 50
export const reactionSchema = v.looseObject({ emoji: v.string(), count: countSchema, speakers: v.array(v.string()) })
export type Reaction = v.InferOutput<typeof reactionSchema>

/** The line that another one answers; its text is empty when it was hidden since. */
export const quoteSchema = v.looseObject({
  seq: countSchema,
  /** A shared bet has no text. */
  kind: v.optional(openEnum(['text', 'bet'])),
  speaker: v.optional(v.string(), ''),
  nick: v.string(),
  text: v.string(),
  /** As of a line. */
  textEn: v.optional(v.string()),
})
export type Quote = v.InferOutput<typeof quoteSchema>

export const chatLineSchema = v.looseObject({
  seq: countSchema,
  roomId: v.string(),
  kind: openEnum(['text', 'bet']),
  /** Distinguishes speakers and reveals nothing else: no member id, and the same for all readers. */
  speaker: v.optional(v.string(), ''),
  nick: v.string(),
  vip: v.number(),
  text: v.optional(v.string(), ''),
  /** The same in English, of a line that the site itself wrote in both languages. */
  textEn: v.optional(v.string()),
  /** Of a line of kind `bet`. */
  card: v.optional(betCardSchema),
  reply: v.optional(quoteSchema),
  /** Speakers that the text names. */
  mentions: v.optional(v.array(v.string()), []),
  reactions: v.optional(rowsOf(reactionSchema), []),
  at: instantSchema,
  cid: v.optional(v.string(), ''),
  /** The red packet that it brings; its text is the note. */
  packet: v.optional(v.looseObject({ id: idSchema })),
  shielded: v.optional(v.boolean(), false),
  bot: v.optional(v.boolean(), false),
})
export type ChatLine = v.InferOutput<typeof chatLineSchema>

/** A refused line: 715001-715010, with its `cid`. */
export const chatRefusalSchema = v.looseObject({
  roomId: v.string(),
  cid: v.string(),
  code: v.number(),
  message: v.string(),
  messageEn: v.optional(v.string(), ''),
})

/** 10004: the member may speak again (0) or is muted (1). Without a room it concerns all rooms. */
export const speechStatusSchema = v.looseObject({
  roomId: v.optional(v.string(), ''),
  speechStatus: v.number(),
  until: v.optional(v.nullable(instantSchema), null),
  rule: v.optional(v.string(), ''),
  /** The mute can be appealed against. */
  appeal: v.optional(v.boolean(), false),
})
/** 10005: lines that moderators hid. */
export const msgShieldSchema = v.looseObject({ roomId: v.string(), seqs: v.array(countSchema) })
/** A notice pinned to the top of a room. */
export const pinnedSchema = v.looseObject({
  zh: v.string(),
  en: v.string(),
  /** The line that a moderator pinned; null for a notice of the site. */
  seq: v.optional(v.nullable(countSchema), null),
})
export type Pinned = v.InferOutput<typeof pinnedSchema>

/** 10006: one room opens (1), is in maintenance (2) or closes (3). */
export const roomStatusSchema = v.looseObject({
  roomId: v.string(),
  status: openEnum([1, 2, 3]),
  reason: v.optional(v.string(), ''),
  resumeAt: v.optional(v.nullable(instantSchema), null),
  /** Shortest pause between two lines of one member in seconds, when it changed. */
  slowSec: v.optional(v.nullable(v.number()), null),
  /** Its notices, when they changed. */
  pinned: v.optional(v.nullable(rowsOf(pinnedSchema)), null),
})
/** 10009: the same for all rooms. */
export const allRoomsSchema = v.omit(roomStatusSchema, ['roomId', 'slowSec', 'pinned'])
/** 10007: who may speak. Without a room it concerns the joined one. */
export const vipLevelSchema = v.looseObject({
  roomId: v.optional(v.string(), ''),
  vipMin: v.number(),
  vipMax: v.number(),
})
/** 10008: a member joined. */
export const broadcastJoinSchema = v.looseObject({
  roomId: v.string(),
  nick: v.string(),
  vip: v.optional(v.number(), 0),
  effect: v.optional(v.string(), ''),
  /** How many are in the room now, where the server says so: in a rush it does not announce everyone. */
  online: v.optional(v.nullable(countSchema), null),
})
/** 10010: a member shared a bet. Its line has a number like any other, so that hidden lines do not look like gaps. */
export const sharedBetSchema = v.looseObject({
  roomId: v.string(),
  seq: countSchema,
  speaker: v.optional(v.string(), ''),
  nick: v.optional(v.string(), ''),
  vip: v.optional(v.number(), 0),
  at: v.optional(instantSchema, 0),
  cid: v.optional(v.string(), ''),
  card: betCardSchema,
  reactions: v.optional(rowsOf(reactionSchema), []),
})
/** 10012: the server removed this client from a room. */
export const leftRoomSchema = v.looseObject({ roomId: v.string() })
/** Grows from one score of a match to the next, in which way they ever arrive; 0 where the server does not number them. */
const scoreSeqSchema = v.optional(countSchema, 0)
/** 10014: score of a match, in the room `match:{matchId}`. */
export const scoreSchema = v.looseObject({
  matchId: v.string(),
  seq: scoreSeqSchema,
  home: countSchema,
  away: countSchema,
  period: v.optional(v.string(), ''),
  clock: v.optional(v.string(), ''),
  /** What happened: '' for a new minute or price. */
  event: v.optional(openEnum(['', 'start', 'score', 'period', 'end']), ''),
  /** Prices of the match winner; none while its market takes no bets. */
  odds: v.optional(rowsOf(v.looseObject({ pick: openEnum(['home', 'draw', 'away']), odds: v.string() })), []),
})
export type Score = v.InferOutput<typeof scoreSchema>
/** 10017: a member sent a gift. */
export const giftSchema = v.looseObject({
  roomId: v.string(),
  nick: v.string(),
  giftId: v.string(),
  name: v.optional(namedSchema),
  /** An emoji. */
  icon: v.optional(v.string(), ''),
  qty: v.optional(countSchema, 1),
  /** How many of it the member sent in a row. */
  combo: v.optional(countSchema, 1),
})

export type Gift = v.InferOutput<typeof giftSchema>

export const chatRoomSchema = v.looseObject({
  roomId: v.string(),
  name: namedSchema,
  type: openEnum(['lobby', 'match', 'vip']),
  online: countSchema,
  /** 1 open, 2 maintenance, 3 closed. */
  status: openEnum([1, 2, 3]),
  slowSec: v.number(),
  /** Seq of the newest line: the number of unread lines of rooms that are not open. 0 when it is not reported. */
  lastSeq: v.optional(countSchema, 0),
  pinned: v.optional(rowsOf(pinnedSchema), []),
  /** Of a match room. */
  match: v.optional(
    v.looseObject({
      home: namedSchema,
      away: namedSchema,
      score: v.looseObject({ home: countSchema, away: countSchema }),
      /** Minutes played, null before the start. */
      clock: v.nullable(v.number()),
      seq: scoreSeqSchema,
    }),
  ),
})
export type ChatRoom = v.InferOutput<typeof chatRoomSchema>
export const joinRoomReplySchema = v.looseObject({
  roomId: v.string(),
  status: v.number(),
  /** Of a room that is not open: why, and when it opens again. */
  reason: v.optional(v.string(), ''),
  resumeAt: v.optional(v.nullable(instantSchema), null),
  slowSec: v.optional(v.nullable(v.number()), null),
  online: countSchema,
  pinned: v.optional(rowsOf(pinnedSchema), []),
  last: rowsOf(chatLineSchema),
  hasMore: v.boolean(),
})

/** 10011: a page of history pushed by the server. */
export const historyPageSchema = v.looseObject({
  roomId: v.string(),
  list: rowsOf(chatLineSchema),
  hasMore: v.optional(v.boolean(), false),
})

/** token/body string of the chat login [S]. */
export const chatJwt = defineEndpoint({
  method: 'GET',
  path: '/site/api/v1/user/member/jwt',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: v.looseObject({ token: v.string(), body: v.string() }),
})
export const chatHistory = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/history',
  kind: 'read',
  access: 'public',
  request: v.object({
    roomId: idSchema,
    beforeSeq: v.optional(countSchema),
    afterSeq: v.optional(countSchema),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 30),
    /** 0 all, 1 text, 2 bets. */
    kind: v.optional(v.picklist([0, 1, 2]), 0),
  }),
  response: v.looseObject({ list: rowsOf(chatLineSchema), hasMore: v.boolean() }),
})
export const chatRooms = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/room/list',
  kind: 'read',
  access: 'public',
  request: emptySchema,
  response: listOf(chatRoomSchema),
})
/** Adds or takes back a reaction. Readers of the room get the line again (10003) under its seq. */
export const chatReact = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/reaction',
  kind: 'write',
  access: 'member',
  request: v.object({ roomId: idSchema, seq: countSchema, emoji: v.picklist(REACTIONS), on: v.boolean() }),
  response: v.looseObject({ reactions: rowsOf(reactionSchema) }),
})
/** Changes how much of the stake of an own shared bet is shown. Readers of the room get the line again (10010) under its seq. */
export const chatBetPrivacy = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/bet/privacy',
  kind: 'write',
  access: 'member',
  request: v.object({ roomId: idSchema, seq: countSchema, privacy: v.picklist(BET_PRIVACIES) }),
  response: emptySchema,
})
