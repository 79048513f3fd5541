/** Control actions of the chat. */
import * as CODE from '@lantern/contract/code'
import { MINUTE_MS } from '@lantern/contract/site-time'
import { inTransaction } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import { toFen } from '../ledger/money.rules.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import type { Bots } from './bots/chat-bots.ts'
import { storePrice } from './gifts/gifts.repository.ts'
import {
  changeAllRooms,
  changeLevel,
  changeRoom,
  type Moderated,
  mute,
  shield,
  tellMute,
  tellShield,
} from './order/moderation.ts'

export function chatActions({ bots, ...deps }: Moderated & { readonly bots: Bots }): ControlActions {
  const { db, hub } = deps
  return {
    'chat.kill': async ({ userName }) => ({ closed: hub.kill(userName) }),
    'chat.bots': async ({ on }) => {
      bots.set(on)
      return { on }
    },
    'chat.mute': async ({ userName, roomId, minutes, rule }, { now }) => {
      const member = await requireMember(db, userName)
      await inTransaction(db, (trx) =>
        mute(trx, { memberId: member.id, nick: member.nick, roomId, minutes, rule }, { by: 'control', now }),
      )
      await tellMute(deps, member.id, roomId, now)
      return { minutes }
    },
    'chat.shield': async ({ roomId, seqs }, { now }) => {
      await inTransaction(db, (trx) => shield(trx, roomId, seqs, { by: 'control', now }))
      await tellShield(deps, roomId, seqs, now)
      return { seqs }
    },
    'chat.gift': async ({ giftId, price }) => {
      await storePrice(db, giftId, toFen(price))
      return { giftId, price }
    },
    'chat.level': async ({ roomId, vipMin, vipMax }, { now }) => {
      await changeLevel(deps, roomId, { min: vipMin, max: vipMax }, { by: 'control', now })
      return { vipMin, vipMax }
    },
    'chat.room': async ({ roomId, status, reason, resumeMinutes, slowSec }, { now }) => {
      const resumeAt = resumeMinutes === undefined ? null : now + resumeMinutes * MINUTE_MS
      const change = { status, reason, resumeAt, ...(slowSec !== undefined && { slowSec }) }
      const act = { by: 'control', now }
      await (roomId === '' ? changeAllRooms(deps, change, act) : changeRoom(deps, roomId, change, act))
      return change
    },
  }
}

/** @throws SandboxError 422 for a name without a member */
async function requireMember(db: Moderated['db'], userName: string): Promise<Member> {
  const member = await findMemberByName(db, userName)
  if (!member) throw new SandboxError(CODE.VALIDATION, `There is no member ${userName}.`, null, { http: 422 })
  return member
}
