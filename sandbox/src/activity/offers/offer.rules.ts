/** Eligibility and bonus of offers. Pure, so that list, detail and claim always agree. */
import type { OfferWay } from '@lantern/contract/activity'
import * as CODE from '@lantern/contract/code'
import { DAY_MS } from '@lantern/contract/site-time'
import { fromFen } from '../../ledger/money.rules.ts'
import type { OfferRules, Words } from './offer-terms.rules.ts'

export type Offer = { id: string; startAt: number; endAt: number; rules: OfferRules }

/** Facts about a member that decide eligibility; fen and epoch ms. */
export type Facts = {
  now: number
  vip: number
  isVerified: boolean
  registeredAt: number
  firstDeposit: { amount: number; at: number } | null
  /** Newest deposit since the offer began. */
  lastDeposit: { amount: number; at: number } | null
  /** Valid turnover of the product since the offer began. */
  turnover: number
  /** Claims granted so far, by all members. */
  claimed: number
}

/** One requirement of an offer, and whether this member meets it. */
export type Condition = {
  readonly id:
    | 'started'
    | 'running'
    | 'level'
    | 'places'
    | 'newcomer'
    | 'first-deposit'
    | 'deposit'
    | 'turnover'
    | 'identity'
    | 'applied'
  readonly text: Words
  readonly isMet: boolean
  /** Said to a member who does not meet it. */
  readonly why: Words
  /** Code of the refusal. */
  readonly code: number
  /** What the member can do about it. */
  readonly way: OfferWay
}

export type Verdict =
  | { readonly kind: 'ok'; readonly amount: number; readonly needsReview: boolean }
  | { readonly kind: 'no'; readonly code: number; readonly why: Words; readonly way: OfferWay }

/** The first requirement that is not met decides. */
export function judge(offer: Offer, facts: Facts): Verdict {
  const unmet = [...datesOf(offer, facts), ...conditionsOf(offer, facts)].find(({ isMet }) => !isMet)
  if (unmet) return { kind: 'no', code: unmet.code, why: unmet.why, way: unmet.way }
  const { earned } = offer.rules
  return { kind: 'ok', amount: bonusOf(offer.rules, facts), needsReview: earned.kind === 'review' }
}

/** Turnover that releases a bonus, fen. */
export function requiredTurnover(rules: OfferRules, bonus: number): number {
  return bonus * rules.multiple
}

function datesOf(offer: Offer, { now }: Facts): Condition[] {
  return [
    condition('started', now >= offer.startAt, '活动已开始', 'The offer has started', {
      code: CODE.OFFER_NOT_STARTED,
      why: { zh: '活动未开始', en: 'The offer has not started' },
      way: 'wait',
    }),
    condition('running', now < offer.endAt, '活动未结束', 'The offer has not ended', {
      code: CODE.OFFER_ENDED,
      why: { zh: '活动已结束', en: 'The offer has ended' },
    }),
  ]
}

/** The requirements of an offer in the order in which they are checked, without its dates. */
export function conditionsOf({ rules }: Pick<Offer, 'rules'>, facts: Facts): Condition[] {
  const { vipMin, quota } = rules
  return [
    ...(vipMin > 0
      ? [condition('level', facts.vip >= vipMin, `VIP${vipMin} 及以上`, `VIP${vipMin} or above`, { way: 'vip' })]
      : []),
    ...(quota > 0
      ? [
          condition('places', facts.claimed < quota, `名额 ${quota} 个`, `${quota} places`, {
            code: CODE.OFFER_FULL,
            why: { zh: '名额已满', en: 'The offer is full' },
          }),
        ]
      : []),
    ...earnedConditions(rules.earned, facts),
  ]
}

function earnedConditions(earned: OfferRules['earned'], facts: Facts): Condition[] {
  switch (earned.kind) {
    case 'first-deposit': {
      const { withinDays, minDeposit } = earned
      const least = fromFen(minDeposit)
      const first = facts.firstDeposit
      return [
        condition(
          'newcomer',
          facts.now - facts.registeredAt <= withinDays * DAY_MS,
          `注册 ${withinDays} 天内`,
          `Within ${withinDays} days of signing up`,
        ),
        condition(
          'first-deposit',
          first !== null && first.amount >= minDeposit,
          `首次存款满 ${least}`,
          `A first deposit of at least ${least}`,
          // A first deposit that was too small cannot be made again.
          { way: first === null ? 'deposit' : 'none' },
        ),
      ]
    }
    case 'deposit': {
      const least = fromFen(earned.minDeposit)
      const isMet = facts.lastDeposit !== null && facts.lastDeposit.amount >= earned.minDeposit
      return [
        condition(
          'deposit',
          isMet,
          `活动期间单笔存款满 ${least}`,
          `One deposit of at least ${least} during the offer`,
          {
            way: 'deposit',
          },
        ),
      ]
    }
    case 'turnover': {
      const need = fromFen(earned.need)
      return [
        condition(
          'turnover',
          facts.turnover >= earned.need,
          `活动期间有效流水满 ${need}`,
          `Valid turnover of ${need} during the offer`,
          { way: 'play' },
        ),
      ]
    }
    case 'review':
      return earned.needs === 'identity'
        ? [condition('identity', facts.isVerified, '已完成实名认证', 'Your identity is verified', { way: 'identity' })]
        : []
    case 'automatic':
      return [
        condition('applied', false, '系统自动派发', 'Paid automatically', {
          why: { zh: '系统自动派发，无需申请', en: 'Paid automatically, nothing to apply for' },
        }),
      ]
  }
}

/** Fen, rounded down. */
function bonusOf({ earned, maxBonus }: OfferRules, facts: Facts): number {
  switch (earned.kind) {
    case 'first-deposit':
      return shareOf(facts.firstDeposit?.amount ?? 0, earned.percent, maxBonus)
    case 'deposit':
      return shareOf(facts.lastDeposit?.amount ?? 0, earned.percent, maxBonus)
    default:
      return earned.bonus
  }
}

function shareOf(deposit: number, percent: number, maxBonus: number): number {
  return Math.min(maxBonus, Math.floor((deposit * percent) / 100))
}

function condition(
  id: Condition['id'],
  isMet: boolean,
  zh: string,
  en: string,
  {
    code = CODE.OFFER_NOT_ELIGIBLE,
    why = { zh: `未满足：${zh}`, en: `Not met: ${en}` },
    way = 'none',
  }: { code?: number; why?: Words; way?: OfferWay } = {},
): Condition {
  return { id, isMet, text: { zh, en }, why, code, way }
}
