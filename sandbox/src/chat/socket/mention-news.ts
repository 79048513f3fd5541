/** Notifies members whom a line names by Web Push, on browsers that asked for it, while they are not in its room. */
import { MEMBER_STATUS } from '@lantern/contract/user'
import type { Trx } from '../../database/database.ts'
import type { LineRow, RoomRow } from '../../database/tables/site/chat.schema.ts'
import { findMember } from '../../members/members.repository.ts'
import { queuePush } from '../../members/push-queue.repository.ts'
import { statusAt } from '../../members/standing.rules.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { RECENT_LINES } from '../lines/mentions.rules.ts'
import type { SpeakerOf } from '../lines/speakers.ts'
import { history } from '../rooms/chat.repository.ts'
import { readGateOf } from '../rooms/chat-gate.ts'
import { blockedBy } from '../rooms/order.repository.ts'

type Deps = { readonly hub: Pick<ChatHub, 'isIn'>; readonly speakerOf: SpeakerOf }

export async function tellMentioned(trx: Trx, { hub, speakerOf }: Deps, room: RoomRow, line: LineRow): Promise<void> {
  const speakers = JSON.parse(line.mentions) as string[]
  if (speakers.length === 0) return
  const { rows } = await history(trx, { roomId: line.room_id, size: RECENT_LINES, kind: 0 })
  const named = new Set(rows.map((row) => row.member_id).filter((id) => speakers.includes(speakerOf(id))))
  named.delete(line.member_id)
  for (const memberId of named) {
    if (hub.isIn(line.room_id, memberId) || !(await wantsToHear(trx, memberId, room, line))) continue
    await queuePush(trx, {
      memberId,
      topic: 'mentions',
      title: { zh: `${line.nick} 在聊天室提到了您`, en: `${line.nick} mentioned you in the chat` },
      url: `/?chat=1&roomId=${encodeURIComponent(line.room_id)}`,
      tag: `mention ${line.room_id}`,
      at: line.at,
    })
  }
}

/** The member may read the room, takes no break, and did not block the speaker. */
async function wantsToHear(trx: Trx, memberId: string, room: RoomRow, line: LineRow): Promise<boolean> {
  const member = await findMember(trx, memberId)
  if (!member || readGateOf(room, member) || statusAt(member, line.at) !== MEMBER_STATUS.normal) return false
  return (await blockedBy(trx, memberId)).every((blocked) => blocked.memberId !== line.member_id)
}
