/** Says something in a room: gate, one line per cid, and the next number, in one transaction that holds the row of the room. */
import { MSG } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import type { Clock } from '../../clock/clock.ts'
import { type Database, inTransaction, type Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { LineRow, RoomRow } from '../../database/tables/site/chat.schema.ts'
import { findMember } from '../../members/members.repository.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import type { Connection } from '../hub/frame.ts'
import { lineFrameOf } from '../hub/room-lines.ts'
import type { Said } from '../lines/line.rules.ts'
import { maskedNick, type SpeakerOf } from '../lines/speakers.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { appendLine, findByCid, findMute, type LineContent, lockRoom, recentlySaid } from '../rooms/chat.repository.ts'
import { gateOf, type Refusal } from '../rooms/chat-gate.ts'
import { tellMentioned } from './mention-news.ts'

type SayDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly hub: ChatHub
  readonly speakerOf: SpeakerOf
  readonly allRooms: AllRooms
}

type Speech = {
  readonly trx: Trx
  readonly member: Member
  readonly room: RoomRow
  /** What the member said in the room lately, newest last. */
  readonly said: readonly Said[]
  readonly now: number
}

/** `isNew` false: the line was stored before, and its echo was lost. */
type Spoken = { readonly row: LineRow; readonly isNew: boolean } | Refusal

export async function sayLine(
  deps: SayDeps,
  connection: Connection,
  { roomId, cid }: { readonly roomId: string; readonly cid: string },
  contentOf: (speech: Speech) => Promise<LineContent | Refusal>,
): Promise<void> {
  const { db, clock, hub, speakerOf, allRooms } = deps
  const refuse = ({ code, zh, en }: Refusal): void =>
    connection.send({ msgId: MSG.broadcastRoom, msgData: { roomId, cid, code, message: zh, messageEn: en } })
  const { memberId } = connection
  if (memberId === null) return refuse({ code: CODE.AUTH, zh: '请先登录', en: 'Log in first' })

  const spoken = await inTransaction(db, async (trx): Promise<Spoken> => {
    const member = await findMember(trx, memberId)
    // Held until the commit: two sockets of a member, in two processes, keep slow mode and say a cid once.
    const room = await lockRoom(trx, roomId)
    if (!member || !room) return { code: CODE.CHAT_ROOM_CLOSED, zh: '房间已关闭', en: 'The room is closed' }
    const stored = await findByCid(trx, roomId, member.id, cid)
    if (stored) return { row: stored, isNew: false }
    const now = clock.now()
    const mute = await findMute(trx, member.id, roomId, now)
    const gate = gateOf({ room, allRooms: allRooms.state() }, member, mute, now)
    if (gate) return gate
    const said = await recentlySaid(trx, roomId, member.id, now)
    const content = await contentOf({ trx, member, room, said, now })
    if ('code' in content) return content
    const speaker = { member_id: member.id, nick: maskedNick(member), vip: member.vip }
    const row = await appendLine(trx, { room_id: roomId, ...speaker, ...content, at: now, cid, bot: false })
    await tellMentioned(trx, deps, room, row)
    return { row, isNew: true }
  })
  if ('code' in spoken) return refuse(spoken)
  if (spoken.isNew) hub.lineAdded(roomId, spoken.row.seq)
  // In the room it arrives with those of the others.
  if (!spoken.isNew || !connection.rooms.has(roomId)) connection.send(await lineFrameOf(db, speakerOf, spoken.row))
}
