import * as CODE from '@lantern/contract/code'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { RoomRow } from '../../database/tables/site/chat.schema.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { AllRooms } from './all-rooms.ts'
import { findMute, findRoom } from './chat.repository.ts'
import { gateOf } from './chat-gate.ts'

/** @returns the room. @throws SandboxError for those who may not write in it */
export async function requireWritable(
  db: Executor,
  { allRooms, member, roomId, now }: { allRooms: AllRooms; member: Member; roomId: string; now: number },
): Promise<RoomRow> {
  const room = await findRoom(db, roomId)
  if (!room) throw new SandboxError(CODE.CHAT_ROOM_CLOSED, { zh: '房间已关闭', en: 'The room is closed' })
  const refusal = gateOf({ room, allRooms: allRooms.state() }, member, await findMute(db, member.id, roomId, now), now)
  if (refusal) throw new SandboxError(refusal.code, refusal)
  return room
}
