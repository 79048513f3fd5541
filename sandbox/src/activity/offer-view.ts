/** An offer as the wire shows it, with the member's own state. */

import type { OfferCondition, Offer as WireOffer } from '@lantern/contract/activity'
import * as CODE from '@lantern/contract/code'
import { bannerPath } from '../content/art/pictures.ts'
import type { Executor } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { ClaimRow } from '../database/tables/site/activity.schema.ts'
import { fromFen } from '../ledger/money.rules.ts'
import type { Locale } from '../refusal/sandbox-error.ts'
import { shownState } from './claims/claim.machine.ts'
import { conditionsOf, type Facts, judge, type Offer } from './offers/offer.rules.ts'
import type { Words } from './offers/offer-terms.rules.ts'
import { auditOf, factsOf } from './offers/offers.repository.ts'

type Mine = NonNullable<WireOffer['my']>
export type Asker = { member: Member | undefined; claims: readonly ClaimRow[]; now: number; locale: Locale }

export async function offerView(db: Executor, offer: Offer, asker: Asker): Promise<WireOffer> {
  const { rules } = offer
  const percent = 'percent' in rules.earned ? String(rules.earned.percent) : ''
  return {
    id: offer.id,
    title: rules.title,
    summary: rules.summary,
    image: bannerPath(offer.id),
    category: rules.category,
    type: rules.type,
    startAt: offer.startAt,
    endAt: offer.endAt,
    product: rules.product,
    multiple: rules.multiple,
    percent,
    maxBonus: fromFen(rules.maxBonus),
    my: asker.member ? await myState(db, offer, asker, asker.member) : null,
  }
}

async function myState(db: Executor, offer: Offer, { claims, now, locale }: Asker, member: Member): Promise<Mine> {
  const say = (words: Words): string => (locale === 'en' ? words.en : words.zh)
  const claim = claims.find((one) => one.offer_id === offer.id)
  if (claim) return claimedState(db, claim, say)
  const facts = await factsOf(db, member, offer, now)
  const verdict = judge(offer, facts)
  const progress = progressOf(offer, facts)
  if (verdict.kind === 'ok') return { state: 'open', reason: '', ...progress }
  if (verdict.code === CODE.OFFER_ENDED) return { state: 'expired', reason: say(verdict.why) }
  // A task in progress is not a refusal.
  if (
    offer.rules.earned.kind === 'turnover' &&
    verdict.code === CODE.OFFER_NOT_ELIGIBLE &&
    member.vip >= offer.rules.vipMin
  ) {
    return { state: 'running', reason: say(verdict.why), way: verdict.way, ...progress }
  }
  return { state: 'ineligible', reason: say(verdict.why), way: verdict.way, ...progress }
}

async function claimedState(db: Executor, claim: ClaimRow, say: (words: Words) => string): Promise<Mine> {
  const reason = say({ zh: claim.reason_zh, en: claim.reason_en })
  const task = await auditOf(db, claim.audit_id)
  const state = shownState(claim, task)
  return { state, reason, ...(task && state === 'running' && turnoverOf(task)) }
}

/** Turnover of a bonus, done and required. */
export function turnoverOf({ done, required }: { done: number; required: number }): { progress: string; need: string } {
  return { progress: fromFen(done), need: fromFen(required) }
}

function progressOf(offer: Offer, facts: Facts): { progress?: string; need?: string } {
  const { earned } = offer.rules
  if (earned.kind !== 'turnover') return {}
  return { progress: fromFen(Math.min(facts.turnover, earned.need)), need: fromFen(earned.need) }
}

/** The requirements of an offer with this member's standing; unknown for visitors. */
export async function conditionViews(db: Executor, offer: Offer, { member, now }: Asker): Promise<OfferCondition[]> {
  const facts = member ? await factsOf(db, member, offer, now) : NOBODY
  return conditionsOf(offer, facts).map(({ id, text, isMet, way }) => ({ id, text, isMet: member ? isMet : null, way }))
}

const NOBODY: Facts = {
  now: 0,
  vip: 0,
  isVerified: false,
  registeredAt: 0,
  firstDeposit: null,
  lastDeposit: null,
  turnover: 0,
  claimed: 0,
}
