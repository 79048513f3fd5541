/** `/act/api/v1/invite/*`. */
import { createHash } from 'node:crypto'
import { inviteClaim, inviteFriends, inviteInfo } from '@lantern/contract/invitation'
import type { Executor } from '../../database/database.ts'
import type { Member } from '../../database/tables/members/members.schema.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { maskName } from '../../members/mask.rules.ts'
import type { Wire } from '../../wire/wire.ts'
import { INVITE_RULE } from './friend.rules.ts'
import { friendsOf, inviteCodeOf, rewardSums, stagesOf, visitsOf } from './invitation.repository.ts'
import { claimReward } from './invitation-turns.ts'

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

/** The id of the account itself would tell who it is. */
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
