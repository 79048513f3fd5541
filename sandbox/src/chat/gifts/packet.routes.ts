import { packetDetail, packetGrab, packetSend } from '@lantern/contract/chat-gifts'
import * as CODE from '@lantern/contract/code'
import type { Executor } from '../../database/database.ts'
import type { RoomRow } from '../../database/tables/site/chat.schema.ts'
import type { PacketRow } from '../../database/tables/site/gifts.schema.ts'
import { fromFen, toFen } from '../../ledger/money.rules.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { requireTurnover } from '../../turnover/turnover.ts'
import type { Wire } from '../../wire/wire.ts'
import type { ChatHub } from '../hub/chat-hub.ts'
import { problemOf, tidyText } from '../lines/line.rules.ts'
import { maskedNick, type SpeakerOf } from '../lines/speakers.ts'
import type { AllRooms } from '../rooms/all-rooms.ts'
import { appendLine, findRoom, recentlySaid } from '../rooms/chat.repository.ts'
import { readGateOf } from '../rooms/chat-gate.ts'
import { requireWritable } from '../rooms/writable.ts'
import { findPacket, shareOf, sharesOf } from './gifts.repository.ts'
import { grabShare, openPacket } from './packets.ts'
import { requireWithinCap } from './spend.ts'

/** Smallest packet, and smallest average share, fen. */
const SMALLEST = 100
const SMALLEST_SHARE = 1

type PacketDeps = { readonly hub: ChatHub; readonly allRooms: AllRooms; readonly speakerOf: SpeakerOf }

export function registerPackets(wire: Wire, { hub, allRooms, speakerOf }: PacketDeps): void {
  wire.memberWrite(packetSend, async ({ roomId, total, count, note, requestNo }, { trx, member, now, afterCommit }) => {
    const room = await requireWritable(trx, { allRooms, member, roomId, now })
    const fen = toFen(total)
    if (fen < SMALLEST || fen < count * SMALLEST_SHARE)
      throw new SandboxError(CODE.BELOW_MINIMUM, { zh: '红包至少 1.00', en: 'A red packet has at least 1.00' })
    const text = tidyText(note).replaceAll(/\n+/g, ' ')
    const line = `🧧 ${text}`.trim()
    const said = await recentlySaid(trx, roomId, member.id, now)
    const problem = problemOf(line, said, now, room.slow_sec)
    if (problem) throw new SandboxError(problem.code, problem)
    await requireWithinCap(trx, member.id, fen, now)
    await requireTurnover(trx, member.id, fen)
    const { id } = await openPacket(trx, { member, room, total: fen, count, note: text, requestNo, now })
    const { seq } = await appendLine(trx, {
      room_id: roomId,
      kind: 'text',
      member_id: member.id,
      nick: maskedNick(member),
      vip: member.vip,
      text: line,
      at: now,
      cid: requestNo,
      bot: false,
      packet_id: id,
    })
    afterCommit(async () => {
      hub.lineAdded(roomId, seq)
      return { id }
    })
    return { id }
  })

  wire.memberWrite(packetGrab, async ({ id }, { trx, member, now }) => {
    const { room } = await requirePacket(trx, id)
    // A member who has opened it before gets the same share again, whatever the room allows now.
    if (!(await shareOf(trx, id, member.id)))
      await requireWritable(trx, { allRooms, member, roomId: room.room_id, now })
    const { amount, rank } = await grabShare(trx, { id, room, member, now })
    return { amount: fromFen(amount), rank }
  })

  wire.memberRead(packetDetail, async ({ id }, { db, member, now }) => {
    const { packet, room } = await requirePacket(db, id)
    const refusal = readGateOf(room, member)
    if (refusal) throw new SandboxError(refusal.code, refusal)
    const shares = await sharesOf(db, id)
    const own = shares.find((share) => share.member_id === member.id)
    return {
      nick: packet.nick,
      note: packet.note,
      total: fromFen(packet.total),
      count: packet.count,
      left: packet.left_count,
      own: own ? fromFen(own.amount) : null,
      ended: packet.ended || packet.expire_at <= now,
      list: shares.map(({ nick, member_id, amount }) => ({
        nick,
        speaker: speakerOf(member_id),
        amount: fromFen(amount),
      })),
    }
  })
}

/** @throws SandboxError for packets that do not exist */
async function requirePacket(db: Executor, id: string): Promise<{ packet: PacketRow; room: RoomRow }> {
  const packet = await findPacket(db, id)
  const room = packet && (await findRoom(db, packet.room_id))
  if (!packet || !room) throw new SandboxError(CODE.COMMON, { zh: '红包不存在', en: 'There is no such red packet' })
  return { packet, room }
}
