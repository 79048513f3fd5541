/** Eligibility and bonus of offers. Pure, so that list, detail and claim always agree. */

import type { OFFER_CATEGORIES } from '@lantern/contract/activity'
import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'

export type Words = { zh: string; en: string }
/** Kinds of offers. */
export type Earned =
  /** Per cent of the member's first credited deposit. */
  | { kind: 'first-deposit'; percent: number; minDeposit: number; withinDays: number }
  /** Per cent of the newest deposit since the offer began. */
  | { kind: 'deposit'; percent: number; minDeposit: number }
  /** A fixed bonus for valid turnover since the offer began. */
  | { kind: 'turnover'; need: number; bonus: number }
  /** A fixed bonus that a person reviews. */
  | { kind: 'review'; bonus: number }
  /** Paid by the site automatically; no application. */
  | { kind: 'automatic'; bonus: number }

export type OfferRules = {
  title: Words
  summary: Words
  category: (typeof OFFER_CATEGORIES)[number]
  /** 1 automatic, 2 by application, 3 dividend, 4 task. */
  type: 1 | 2 | 3 | 4
  /** Exactly one product; its bets count for the turnover. */
  product: string
  /** Turnover multiple of the bonus, at most 10. */
  multiple: number
  /** Fen. */
  maxBonus: number
  vipMin: number
  /** Maximum number of claims; 0 = unlimited. */
  quota: number
  earned: Earned
}

export type Offer = { id: string; startAt: number; endAt: number; rules: OfferRules }

/** Facts about a member that decide eligibility; fen and epoch ms. */
export type Facts = {
  now: number
  vip: number
  registeredAt: number
  firstDeposit: { amount: number; at: number } | null
  /** Newest deposit since the offer began. */
  lastDeposit: { amount: number; at: number } | null
  /** Valid turnover of the product since the offer began. */
  turnover: number
  /** Claims granted so far, by all members. */
  claimed: number
}

export type Verdict =
  | { kind: 'ok'; amount: number; needsReview: boolean }
  | {
      kind: 'no'
      code:
        | typeof CODE.OFFER_NOT_STARTED
        | typeof CODE.OFFER_ENDED
        | typeof CODE.OFFER_NOT_ELIGIBLE
        | typeof CODE.OFFER_FULL
      why: Words
    }

export function judge(offer: Offer, facts: Facts): Verdict {
  const { rules } = offer
  if (facts.now < offer.startAt) return no(CODE.OFFER_NOT_STARTED, '活动未开始', 'The offer has not started')
  if (facts.now >= offer.endAt) return no(CODE.OFFER_ENDED, '活动已结束', 'The offer has ended')
  if (facts.vip < rules.vipMin)
    return no(CODE.OFFER_NOT_ELIGIBLE, `需 VIP${rules.vipMin} 及以上`, `From VIP${rules.vipMin}`)
  if (rules.quota > 0 && facts.claimed >= rules.quota) return no(CODE.OFFER_FULL, '名额已满', 'The offer is full')
  const { earned } = rules
  switch (earned.kind) {
    case 'first-deposit':
      if (!facts.firstDeposit)
        return no(
          CODE.OFFER_NOT_ELIGIBLE,
          `首次存款满 ${yuan(earned.minDeposit)} 后可参加`,
          `After a first deposit of ${yuan(earned.minDeposit)}`,
        )
      if (facts.now - facts.registeredAt > earned.withinDays * DAY_MS) {
        return no(
          CODE.OFFER_NOT_ELIGIBLE,
          `仅限注册 ${earned.withinDays} 天内`,
          `Within ${earned.withinDays} days of signing up`,
        )
      }
      return matched(facts.firstDeposit.amount, earned, rules)
    case 'deposit':
      if (!facts.lastDeposit)
        return no(
          CODE.OFFER_NOT_ELIGIBLE,
          `活动期间存款满 ${yuan(earned.minDeposit)} 后可参加`,
          `After a deposit of ${yuan(earned.minDeposit)}`,
        )
      return matched(facts.lastDeposit.amount, earned, rules)
    case 'turnover':
      if (facts.turnover < earned.need)
        return no(CODE.OFFER_NOT_ELIGIBLE, '有效流水未达标', 'Not enough valid turnover yet')
      return { kind: 'ok', amount: earned.bonus, needsReview: false }
    case 'review':
      return { kind: 'ok', amount: earned.bonus, needsReview: true }
    case 'automatic':
      return no(CODE.OFFER_NOT_ELIGIBLE, '系统自动派发，无需申请', 'Paid automatically, nothing to apply for')
  }
}

/** Turnover that releases a bonus, fen. */
export function requiredTurnover(rules: OfferRules, bonus: number): number {
  return bonus * rules.multiple
}

function matched(
  deposit: number,
  { percent, minDeposit }: { percent: number; minDeposit: number },
  rules: OfferRules,
): Verdict {
  if (deposit < minDeposit)
    return no(CODE.OFFER_NOT_ELIGIBLE, `单笔存款需满 ${yuan(minDeposit)}`, `A deposit of at least ${yuan(minDeposit)}`)
  return { kind: 'ok', amount: Math.min(rules.maxBonus, Math.floor((deposit * percent) / 100)), needsReview: false }
}

function no(
  code:
    | typeof CODE.OFFER_NOT_STARTED
    | typeof CODE.OFFER_ENDED
    | typeof CODE.OFFER_NOT_ELIGIBLE
    | typeof CODE.OFFER_FULL,
  zh: string,
  en: string,
): Verdict {
  return { kind: 'no', code, why: { zh, en } }
}

function yuan(fen: number): string {
  return fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2)
}
