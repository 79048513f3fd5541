/** Says something in a room: gate, one line per cid, the next number, and the frame to everyone in the room. */
import { MSG } from '@lantern/contract/chat'
import * as CODE from '@lantern/contract/code'
import type { Clock } from '../../clock/clock.ts'
import { inTransaction } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { RoomRow } from '../../database/tables/site/chat.schema.ts'
import { findMember } from '../../members/members.repository.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { appendLine, findByCid, findMute, findRoom, type LineContent, recentlySaid } from '../rooms/chat.repository.ts'
import { gateOf, type Refusal } from '../rooms/chat-gate.ts'
import type { Said } from '../rooms/line.rules.ts'
import { maskedNick } from '../rooms/speakers.ts'
import type { Connection } from './chat-hub.ts'
import { type LineTeller, lineFrameOf } from './tell-line.ts'

type SayDeps = LineTeller & { readonly clock: Clock; readonly allRooms: AllRooms }

type Speech = {
  readonly member: Member
  readonly room: RoomRow
  /** What the member said in the room lately, newest last. */
  readonly said: readonly Said[]
  readonly now: number
}

export async function sayLine(
  deps: SayDeps,
  connection: Connection,
  { roomId, cid }: { readonly roomId: string; readonly cid: string },
  contentOf: (speech: Speech) => Promise<LineContent | Refusal>,
): Promise<void> {
  const { db, clock, hub, allRooms } = deps
  const refuse = ({ code, zh, en }: Refusal): void =>
    connection.send({ msgId: MSG.broadcastRoom, msgData: { roomId, cid, code, message: zh, messageEn: en } })
  if (connection.memberId === null) return refuse({ code: CODE.AUTH, zh: '请先登录', en: 'Sign in first' })
  const member = await findMember(db, connection.memberId)
  const room = await findRoom(db, roomId)
  if (!member || !room) return refuse({ code: CODE.CHAT_ROOM_CLOSED, zh: '房间已关闭', en: 'The room is closed' })

  await hub.inOrder(async () => {
    const now = clock.now()
    const stored = await findByCid(db, roomId, member.id, cid)
    // The echo was lost: repeat it.
    if (stored) return connection.send(await lineFrameOf(deps, stored))
    const gate = gateOf({ room, allRooms: allRooms.state() }, member, await findMute(db, member.id, roomId, now), now)
    if (gate) return refuse(gate)
    const said = await recentlySaid(db, roomId, member.id, now)
    const content = await contentOf({ member, room, said, now })
    if ('code' in content) return refuse(content)
    const speaker = { member_id: member.id, nick: maskedNick(member), vip: member.vip }
    const row = await inTransaction(db, (trx) =>
      appendLine(trx, { room_id: roomId, ...speaker, ...content, at: now, cid, bot: false }),
    )
    const frame = await lineFrameOf(deps, row)
    hub.broadcast(roomId, frame)
    if (!connection.rooms.has(roomId)) connection.send(frame)
  })
}
