/** Reports, blocked speakers, appeals, and the moderators' endpoints. */
import {
  chatAppeal,
  chatBlock,
  chatBlocks,
  chatModLog,
  chatModMute,
  chatModPin,
  chatModShield,
  chatModSlow,
  chatReport,
} from '@lantern/contract/chat-order'
import * as CODE from '@lantern/contract/code'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import type { LineRow } from '../../database/tables/site/chat.schema.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { Wire } from '../../wire/wire.ts'
import type { SpeakerOf } from '../lines/speakers.ts'
import { findLine, findMute, findRoom } from '../rooms/chat.repository.ts'
import { isModerator, readGateOf } from '../rooms/chat-gate.ts'
import { blockedBy, modLog, setBlock, storeAppeal, storeReport } from '../rooms/order.repository.ts'
import { logEntryOf } from './mod-log.ts'
import { type Moderated, mute, pin, shield, slow, tellMute, tellRoom, tellShield } from './moderation.ts'

/** Blocked speakers per member: a list that a page can hold. */
const MAX_BLOCKED = 200

export function registerOrder(wire: Wire, deps: Moderated & { readonly speakerOf: SpeakerOf }): void {
  const { speakerOf } = deps
  const blocksOf = async (db: Executor, memberId: string) => ({
    list: (await blockedBy(db, memberId)).map((one) => ({ speaker: speakerOf(one.memberId), nick: one.nick })),
  })

  wire.memberWrite(chatReport, async ({ roomId, seq, reason, note }, { trx, member, now }) => {
    const line = await requireLine(trx, member, roomId, seq)
    requireOther(line, member)
    await storeReport(trx, { memberId: member.id, roomId, seq, reason, note, at: now })
    return {}
  })

  wire.memberRead(chatBlocks, async (_input, { db, member }) => blocksOf(db, member.id))

  wire.memberWrite(chatBlock, async ({ roomId, seq, on }, { trx, member }) => {
    const line = await requireLine(trx, member, roomId, seq)
    requireOther(line, member)
    if (on && (await blockedBy(trx, member.id)).length >= MAX_BLOCKED)
      throw new SandboxError(CODE.COMMON, { zh: '屏蔽名单已满', en: 'Your list of blocked members is full' })
    await setBlock(trx, member.id, { memberId: line.member_id, nick: line.nick }, on)
    return blocksOf(trx, member.id)
  })

  wire.memberWrite(chatAppeal, async ({ roomId, text }, { trx, member, now, afterCommit }) => {
    const held = await findMute(trx, member.id, roomId, now)
    if (!held) throw new SandboxError(CODE.COMMON, { zh: '您没有被禁言', en: 'You are not muted' })
    if (!(await storeAppeal(trx, member.id, held.room_id, text)))
      throw new SandboxError(CODE.COMMON, { zh: '每次禁言只能申诉一次', en: 'A mute can be appealed against once' })
    afterCommit(async () => {
      await tellMute(deps, member.id, held.room_id, now)
      return {}
    })
    return {}
  })

  wire.memberWrite(chatModShield, async ({ roomId, seqs }, { trx, member, now, afterCommit }) => {
    requireModerator(member)
    await shield(trx, roomId, seqs, { by: member.user_name, now })
    afterCommit(async () => {
      await tellShield(deps, roomId, seqs, now)
      return {}
    })
    return {}
  })

  wire.memberWrite(
    chatModMute,
    async ({ roomId, seq, minutes, rule, everywhere }, { trx, member, now, afterCommit }) => {
      requireModerator(member)
      const line = await requireLine(trx, member, roomId, seq)
      requireOther(line, member)
      const target = { memberId: line.member_id, nick: line.nick, roomId: everywhere ? '' : roomId }
      await mute(trx, { ...target, minutes, rule }, { by: member.user_name, now })
      afterCommit(async () => {
        await tellMute(deps, target.memberId, target.roomId, now)
        return {}
      })
      return {}
    },
  )

  wire.memberWrite(chatModPin, async ({ roomId, seq, on }, { trx, member, now, afterCommit }) => {
    requireModerator(member)
    const line = await findLine(trx, roomId, seq)
    if (on && (!line || line.shielded || line.text === '')) throw missingLine()
    await pin(trx, { roomId, seq, text: line?.text ?? '' }, on, { by: member.user_name, now })
    afterCommit(async () => {
      await tellRoom(deps, roomId, now)
      return {}
    })
    return {}
  })

  wire.memberWrite(chatModSlow, async ({ roomId, slowSec }, { trx, member, now, afterCommit }) => {
    requireModerator(member)
    await slow(trx, roomId, slowSec, { by: member.user_name, now })
    afterCommit(async () => {
      await tellRoom(deps, roomId, now)
      return {}
    })
    return {}
  })

  wire.memberRead(chatModLog, async (_input, { db, member }) => {
    requireModerator(member)
    return { list: (await modLog(db)).map(logEntryOf) }
  })
}

/** @throws SandboxError for lines that do not exist, or that the member may not read */
async function requireLine(db: Executor, member: Member, roomId: string, seq: number): Promise<LineRow> {
  const room = await findRoom(db, roomId)
  const refusal = room && readGateOf(room, member)
  if (refusal) throw new SandboxError(refusal.code, refusal)
  const line = room && (await findLine(db, roomId, seq))
  if (!line) throw missingLine()
  return line
}

function missingLine(): SandboxError {
  return new SandboxError(CODE.COMMON, { zh: '消息不存在', en: 'There is no such message' })
}

function requireOther(line: LineRow, member: Member): void {
  if (line.member_id === member.id)
    throw new SandboxError(CODE.COMMON, { zh: '这是您自己的消息', en: 'This is your own message' })
}

function requireModerator(member: Member): void {
  if (!isModerator(member)) throw new SandboxError(CODE.COMMON, { zh: '没有权限', en: 'Not permitted' })
}
