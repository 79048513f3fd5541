/** Order in the chat: reports, blocked speakers, appeals against a mute, and what moderators do. */
import * as v from 'valibot'
import { defineEndpoint } from '../wire/endpoint.ts'
import { countSchema, emptySchema, idSchema, instantSchema, listOf } from '../wire/fields.ts'
import { openEnum } from '../wire/open-enum.ts'

/** Why a line is reported (screens.md 10: six reasons). */
export const REPORT_REASONS = ['scam', 'abuse', 'spam', 'sexual', 'privacy', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Lengths of a mute in minutes: ten minutes, an hour, a day, a week. */
export const MUTE_MINUTES = [10, 60, 1_440, 10_080] as const
/** Rules that a mute can name. */
export const MUTE_RULES = ['spam', 'abuse', 'scam', 'ads'] as const
export type MuteRule = (typeof MUTE_RULES)[number]

const lineSchema = { roomId: idSchema, seq: countSchema }
const noteSchema = v.pipe(v.string(), v.trim(), v.maxLength(200))

/** Reports a line to the moderators, once per member and line. */
export const chatReport = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/report',
  kind: 'write',
  access: 'member',
  request: v.object({ ...lineSchema, reason: v.picklist(REPORT_REASONS), note: v.optional(noteSchema, '') }),
  response: emptySchema,
})

const blockedSpeakerSchema = v.looseObject({ speaker: v.string(), nick: v.string() })
/** Speakers whose lines this member does not want to see. */
export const chatBlocks = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/block/list',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(blockedSpeakerSchema),
})
/** Blocks the speaker of a line, or unblocks them. Answers the list after it. */
export const chatBlock = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/block/set',
  kind: 'write',
  access: 'member',
  request: v.object({ ...lineSchema, on: v.boolean() }),
  response: listOf(blockedSpeakerSchema),
})

/** Appeals against the mute that holds in a room, once per mute. */
export const chatAppeal = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/mute/appeal',
  kind: 'write',
  access: 'member',
  request: v.object({ roomId: idSchema, text: v.pipe(noteSchema, v.minLength(1)) }),
  response: emptySchema,
})

/** Hides lines from everyone (10005). For moderators. */
export const chatModShield = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/mod/shield',
  kind: 'write',
  access: 'member',
  request: v.object({ roomId: idSchema, seqs: v.pipe(v.array(countSchema), v.minLength(1), v.maxLength(50)) }),
  response: emptySchema,
})
/** Mutes the speaker of a line in its room, or in all rooms (10004). For moderators. */
export const chatModMute = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/mod/mute',
  kind: 'write',
  access: 'member',
  request: v.object({
    ...lineSchema,
    minutes: v.picklist(MUTE_MINUTES),
    rule: v.picklist(MUTE_RULES),
    everywhere: v.optional(v.boolean(), false),
  }),
  response: emptySchema,
})
/** Pins the text of a line to the top of its room, or takes it down (10006). For moderators. */
export const chatModPin = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/mod/pin',
  kind: 'write',
  access: 'member',
  request: v.object({ ...lineSchema, on: v.boolean() }),
  response: emptySchema,
})
/** Shortest pauses between two lines of a member in seconds. */
export const SLOW_SECONDS = [3, 10, 30, 60] as const
/** Changes the slow mode of a room (10006). For moderators. */
export const chatModSlow = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/mod/slow',
  kind: 'write',
  access: 'member',
  request: v.object({ roomId: idSchema, slowSec: v.picklist(SLOW_SECONDS) }),
  response: emptySchema,
})
/** What moderators did, newest first. For moderators. */
export const chatModLog = defineEndpoint({
  method: 'POST',
  path: '/stream/api/v1/mod/log',
  kind: 'read',
  access: 'member',
  request: emptySchema,
  response: listOf(
    v.looseObject({
      at: instantSchema,
      by: v.string(),
      action: openEnum(['shield', 'mute', 'unmute', 'room', 'all-rooms', 'pin', 'unpin', 'slow']),
      /** '' for all rooms. */
      roomId: v.string(),
      /** Whose mute it is; '' for other actions. */
      nick: v.string(),
      /** How long a mute lasts and the broken rule. */
      mute: v.nullable(v.looseObject({ minutes: countSchema, rule: openEnum(MUTE_RULES) })),
      /** How many lines were hidden. */
      lines: countSchema,
      /** Of a change of slow mode. */
      slowSec: v.optional(v.nullable(countSchema), null),
    }),
  ),
})
