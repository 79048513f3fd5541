/** An action of a moderator as the endpoint answers it: without the ids of members. */
import { type chatModLog, MUTE_RULES } from '@lantern/contract/chat-order'
import type { AnswerOf } from '@lantern/contract/endpoint'
import * as v from 'valibot'
import type { Logged } from '../rooms/order.repository.ts'

const detailSchema = v.object({
  nick: v.optional(v.string(), ''),
  minutes: v.optional(v.number()),
  rule: v.optional(v.picklist(MUTE_RULES)),
  seqs: v.optional(v.array(v.number()), []),
  slowSec: v.optional(v.number()),
})

export function logEntryOf({ at, by, action, roomId, detail }: Logged): AnswerOf<typeof chatModLog>['list'][number] {
  const { nick, minutes, rule, seqs, slowSec = null } = v.parse(detailSchema, JSON.parse(detail))
  const mute = minutes === undefined || rule === undefined ? null : { minutes, rule }
  return { at, by, action, roomId, nick, mute, lines: seqs.length, slowSec }
}
