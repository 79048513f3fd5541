/** `/act/api/v1/invite/*`. */
import { createHash } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import { inviteClaim, inviteFriends, inviteInfo } from '@lantern/contract/invitation'
import { type Executor, inTransaction } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { maskName } from '../../members/mask.rules.ts'
import { findMemberByName } from '../../members/members.repository.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import type { Wire } from '../../wire/wire.ts'
import { INVITE_RULE } from './friend.rules.ts'
import { friendsOf, inviteCodeOf, rewardSums, stagesOf, visitsOf } from './invitation.repository.ts'
import { claimReward } from './invitation-turns.ts'
import { addValidFriend } from './seed-invitation.ts'

export function invitationRoutes(wire: Wire): void {
  wire.publicRead(inviteInfo, async (_input, { db, caller }) => {
    const { reward, friendReward, minDeposit, ...multiples } = INVITE_RULE
    const rule = {
      reward: fromFen(reward),
      friendReward: fromFen(friendReward),
      minDeposit: fromFen(minDeposit),
      ...multiples,
    }
    return { rule, ...(caller ? await own(db, caller) : NOTHING) }
  })

  wire.memberRead(inviteFriends, async (page, { db, member }) => {
    const { rows, total } = await friendsOf(db, member.id, page)
    return {
      list: rows.map((row) => ({
        id: friendId(row.inviteeId),
        nickMasked: maskName(row.nick),
        stage: row.stage,
        at: row.at,
        rewardId: row.rewardId,
        rewardState:
          row.rewardId === null
            ? ('none' as const)
            : row.claimedAt === null
              ? ('claimable' as const)
              : ('claimed' as const),
      })),
      total,
      hasMore: page.pageNum * page.pageSize < total,
    }
  })

  wire.memberWrite(inviteClaim, (claim, { trx, member, now }) => claimReward(trx, member, claim, now))
}

export const invitationActions: ControlActions = {
  'invite.friend': async ({ userName }, { db, now }) => {
    const inviter = await findMemberByName(db, userName)
    if (!inviter) throw new SandboxError(CODE.VALIDATION, `There is no member ${userName}.`, null, { http: 400 })
    const friend = await inTransaction(db, (trx) => addValidFriend(trx, inviter, now))
    return { userName, friend }
  },
}

/** The id of the account itself would reveal who it is. */
function friendId(memberId: string): string {
  return createHash('sha256').update(memberId).digest('hex').slice(0, 16)
}

const NOTHING = { i_code: '', link: '', qrData: '', stats: null }

async function own(db: Executor, member: Member) {
  const found = await inviteCodeOf(db, member.id)
  const stages = await stagesOf(db, member.id)
  const { claimable, claimed } = await rewardSums(db, member.id)
  const count = (...of: string[]) => of.reduce((sum, stage) => sum + (stages.get(stage) ?? 0), 0)
  const link = found ? `/user/register?i_code=${found.code}` : ''
  return {
    i_code: found?.code ?? '',
    link,
    qrData: link,
    stats: {
      clicked: found ? await visitsOf(db, found.code_key) : 0,
      registered: count('registered', 'deposited', 'valid', 'refused'),
      deposited: count('deposited', 'valid'),
      valid: count('valid'),
      claimable: fromFen(claimable),
      claimed: fromFen(claimed),
    },
  }
}
