/** The life of a red packet on the ledger: its total leaves the sender at once, each share is one entry, and the rest returns. */
import { randomInt } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import type { Trx } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { RoomRow } from '../../database/tables/site/chat.schema.ts'
import type { PacketRow, ShareRow } from '../../database/tables/site/gifts.schema.ts'
import { houseAccount, memberAccount } from '../../ledger/accounts.ts'
import { post } from '../../ledger/ledger.ts'
import { writtenFen } from '../../ledger/money.rules.ts'
import { newNo } from '../../ledger/numbers.ts'
import { mailState } from '../../mail/money-mail.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import { maskedNick } from '../lines/speakers.ts'
import { findRoom } from '../rooms/chat.repository.ts'
import { insertPacket, insertShare, lockPacket, shareOf, storePacket } from './gifts.repository.ts'
import { nextShare } from './shares.rules.ts'

/** The house holds what was not opened yet. */
export const PACKETS_KIND = 'redPacket'
const PACKETS = houseAccount(PACKETS_KIND)

type NewPacket = {
  member: Member
  room: RoomRow
  total: number
  count: number
  note: string
  requestNo: string
  now: number
}

/** @throws SandboxError 711001 without enough money */
export async function openPacket(trx: Trx, packet: NewPacket): Promise<PacketRow> {
  const { member, room, total, count, note, requestNo, now } = packet
  const id = newNo('RP', now)
  await post(trx, {
    bizType: 'RED_PACKET_SEND',
    bizNo: id,
    requestNo,
    memo: memoOf(room, count),
    at: now,
    postings: [
      { account: memberAccount(member.id, 'main'), amount: -total },
      { account: PACKETS, amount: total },
    ],
  })
  await mailState(trx, {
    memberId: member.id,
    bizNo: id,
    state: 'SENT',
    title: { zh: '红包已发出', en: 'Red packet sent' },
    body: {
      zh: `¥${writtenFen(total)}，共 ${count} 份，房间“${room.name_zh}”。24 小时内未领取的部分会退回。`,
      en: `¥${writtenFen(total)} in ${count} shares, in the room ${room.name_en}. What is not opened within 24 hours returns.`,
    },
    isQuiet: true,
    at: now,
  })
  return insertPacket(trx, {
    id,
    member_id: member.id,
    nick: maskedNick(member),
    room_id: room.room_id,
    note,
    total,
    count,
    left_fen: total,
    left_count: count,
    at: now,
    expire_at: now + DAY_MS,
    request_no: requestNo,
  })
}

/**
 * The member's share, decided once: a repeat returns the same and moves nothing.
 * @throws SandboxError 714001 when nothing is left, 711014 after the packet's end
 */
export async function grabShare(
  trx: Trx,
  { id, room, member, now }: { id: string; room: RoomRow; member: Member; now: number },
): Promise<ShareRow> {
  const packet = await lockPacket(trx, id)
  if (!packet) throw new Error('The caller found the packet')
  const had = await shareOf(trx, id, member.id)
  if (had) return had
  if (packet.left_count === 0)
    throw new SandboxError(CODE.OUT_OF_STOCK, { zh: '红包已被领完', en: 'Nothing is left in this red packet' })
  if (packet.ended || packet.expire_at <= now)
    throw new SandboxError(CODE.ORDER_EXPIRED, { zh: '红包已过期', en: 'This red packet has ended' })
  const amount = nextShare(packet.left_fen, packet.left_count, (below) => randomInt(below))
  const leftCount = packet.left_count - 1
  await post(trx, {
    bizType: 'RED_PACKET_GRAB',
    bizNo: id,
    step: member.id,
    memo: memoOf(room, 1),
    at: now,
    postings: [
      { account: PACKETS, amount: -amount },
      { account: memberAccount(member.id, 'main'), amount },
    ],
  })
  await storePacket(trx, id, { left_fen: packet.left_fen - amount, left_count: leftCount, ended: leftCount === 0 })
  await mailState(trx, {
    memberId: member.id,
    bizNo: id,
    state: `OPENED ${member.id}`,
    title: { zh: '红包已领取', en: 'Red packet opened' },
    body: {
      zh: `来自 ${packet.nick} 的 ¥${writtenFen(amount)} 已转入可用余额。`,
      en: `¥${writtenFen(amount)} from ${packet.nick} is in your wallet.`,
    },
    isQuiet: true,
    at: now,
  })
  return insertShare(trx, {
    packet_id: id,
    member_id: member.id,
    nick: maskedNick(member),
    amount,
    rank: packet.count - leftCount,
  })
}

/** Returns shares that were not opened in time to the sender. Idempotent. */
export async function endPacket(trx: Trx, id: string, now: number): Promise<void> {
  const packet = await lockPacket(trx, id)
  if (!packet || packet.ended || packet.expire_at > now) return
  const room = await findRoom(trx, packet.room_id)
  if (!room) throw new Error('A packet has a room')
  if (packet.left_fen > 0) {
    await post(trx, {
      bizType: 'RED_PACKET_RETURN',
      bizNo: id,
      memo: memoOf(room, packet.left_count),
      at: now,
      postings: [
        { account: PACKETS, amount: -packet.left_fen },
        { account: memberAccount(packet.member_id, 'main'), amount: packet.left_fen },
      ],
    })
    const left = writtenFen(packet.left_fen)
    await mailState(trx, {
      memberId: packet.member_id,
      bizNo: id,
      state: 'RETURNED',
      title: { zh: '红包余额已退回', en: 'The rest of a red packet is back' },
      body: {
        zh: `24 小时内无人领取的 ¥${left} 已退回可用余额。`,
        en: `¥${left} that nobody opened within 24 hours is in your wallet again.`,
      },
      isQuiet: false,
      at: now,
    })
  }
  await storePacket(trx, id, { left_fen: 0, ended: true })
}

/** What the records show of it. */
function memoOf(room: RoomRow, qty: number): string {
  return JSON.stringify({ name: '手气红包', nameEn: 'Red packet', room: room.name_zh, roomEn: room.name_en, qty })
}
