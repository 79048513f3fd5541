/** `/act/api/v1/activity/apply` and `/appeal`, and the control action that decides a claim. */
import { activityAppeal, activityApply } from '@lantern/contract/activity'
import * as CODE from '@lantern/contract/code'
import { inTransaction } from '../../database/database.ts'
import { fromFen } from '../../ledger/money.rules.ts'
import { findMemberByName, lockMember } from '../../members/members.repository.ts'
import { refuse } from '../../refusal/refuse.ts'
import { SandboxError } from '../../refusal/sandbox-error.ts'
import type { ControlActions } from '../../wire/control-actions.ts'
import type { Wire } from '../../wire/wire.ts'
import { appeal, applyFor, decide } from './claim-turns.ts'
import { claimsOf, findClaim } from './claims.repository.ts'

export function claimRoutes(wire: Wire): void {
  wire.memberWrite(activityApply, async ({ id, requestNo }, { trx, member, now }) => {
    const { claimId, state, amount } = await applyFor({ trx, member, offerId: id, requestNo, now })
    return { claimId, state, amount: fromFen(amount) }
  })

  wire.memberWrite(activityAppeal, async ({ id, text }, { trx, member, now }) => {
    const claim = await findClaim(trx, member.id, id)
    if (!claim) throw refuse('state-changed')
    await appeal(trx, claim, text, now)
    return { claimId: id, state: 'appeal' as const }
  })
}

export const claimActions: ControlActions = {
  'claim.decide': async ({ userName, offerId, accept, reason }, { db, now }) => {
    const found = await findMemberByName(db, userName)
    const id = found && (await claimsOf(db, found.id)).find((claim) => claim.offer_id === offerId)?.id
    if (!id) throw new SandboxError(CODE.VALIDATION, `${userName} has no claim of ${offerId}.`, null, { http: 400 })
    await inTransaction(db, async (trx) => {
      const member = await lockMember(trx, found.id)
      const claim = await findClaim(trx, member.id, id)
      if (!claim) throw refuse('state-changed')
      const against =
        reason === ''
          ? { zh: '不符合活动规则', en: 'It does not meet the rules of the offer' }
          : { zh: reason, en: reason }
      await decide(trx, member, claim, accept ? null : against, now)
    })
    return { id, accept }
  },
}
