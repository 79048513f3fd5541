/** The member's claims and received dividends as rows of one list. */
import type { activityRecords } from '@lantern/contract/activity'
import type { AnswerOf } from '@lantern/contract/endpoint'
import type { Executor } from '../database/database.ts'
import { fromFen } from '../ledger/money.rules.ts'
import { appealUntil, shownState } from './claims/claim.machine.ts'
import { claimsOf, stepsOf } from './claims/claims.repository.ts'
import { claimedDividends } from './dividends/dividends.repository.ts'
import { turnoverOf } from './offer-view.ts'
import { allOffers, auditOf } from './offers/offers.repository.ts'

type ActivityRecord = AnswerOf<typeof activityRecords>['list'][number]

export async function claimRecords(db: Executor, memberId: string, now: number): Promise<ActivityRecord[]> {
  const titles = new Map((await allOffers(db)).map(({ id, rules }) => [id, rules.title]))
  const claims = await claimsOf(db, memberId)
  const steps = await stepsOf(
    db,
    claims.map(({ id }) => id),
  )
  const rows: ActivityRecord[] = []
  for (const claim of claims) {
    const task = await auditOf(db, claim.audit_id)
    const state = shownState(claim, task)
    const until = appealUntil(claim)
    rows.push({
      id: claim.id,
      offerId: claim.offer_id,
      name: titles.get(claim.offer_id) ?? { zh: claim.offer_id, en: claim.offer_id },
      type: 'offer',
      amount: fromFen(claim.amount),
      state,
      at: claim.at,
      reason: claim.reason_zh === '' ? null : { zh: claim.reason_zh, en: claim.reason_en },
      appealUntil: until !== null && until > now ? until : null,
      ...(task && state === 'running' && turnoverOf(task)),
      steps: steps.get(claim.id) ?? [],
    })
  }
  return rows
}

export async function dividendRecords(db: Executor, memberId: string): Promise<ActivityRecord[]> {
  const taken = await claimedDividends(db, memberId)
  return taken.map((row) => ({
    id: row.id,
    offerId: '',
    name: { zh: row.name_zh, en: row.name_en },
    type: 'dividend',
    amount: fromFen(row.amount),
    state: 'granted',
    at: row.claimed_at ?? row.created_at,
  }))
}
