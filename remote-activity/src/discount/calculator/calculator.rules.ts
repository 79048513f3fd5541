/** Bonus, turnover, cost and date of an offer for a deposit, at a game's return and the member's pace. Pure; exact in fen. */
import { OFFER_PACE_DAYS, type Offer, type OfferPlan } from '@lantern/contract/activity'
import { DAY_MS } from '@lantern/contract/site-time'
import { fromMinor, toMinor } from '@lantern/platform'

/** A return of 100.00 % in hundredths of a per cent, which `toMinor` reads like fen. */
const WHOLE = 10_000

export type CalculatorInput = {
  readonly offer: Pick<Offer, 'percent' | 'maxBonus' | 'multiple'>
  readonly plan: OfferPlan
  /** The entered deposit; a deposit already made is used instead. */
  readonly deposit: string
  /** Printed return of the chosen game, per cent; null if there is none. */
  readonly rtp: string | null
  readonly now: number
}

export type Figures = {
  readonly bonus: string
  readonly turnover: string
  /** What the turnover costs on average; null without a printed return. */
  readonly cost: string | null
  readonly pace: Pace
}

/** When the turnover would be done at the member's pace. */
export type Pace =
  /** No turnover required, or a visitor. */
  | { readonly kind: 'none' }
  /** The member has not played the product lately. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done'; readonly at: number; readonly perDay: string }
  /** Not before the bonus expires. */
  | { readonly kind: 'late'; readonly perDay: string }

/** The turnover of the deposit (once its amount) comes before that of the bonus. */
export function calculate({ offer, plan, deposit, rtp, now }: CalculatorInput): Figures {
  const counted = toMinor(plan.my?.deposit ?? deposit)
  const bonus = bonusOf(offer, plan, counted)
  const turnover = bonus * offer.multiple
  return {
    bonus: fromMinor(bonus),
    turnover: fromMinor(turnover),
    cost: rtp === null ? null : fromMinor(Math.round((turnover * (WHOLE - toMinor(rtp))) / WHOLE)),
    pace: paceOf(plan, turnover, plan.bonus === null && plan.my?.deposit === null ? counted : 0, now),
  }
}

function bonusOf({ percent, maxBonus }: CalculatorInput['offer'], plan: OfferPlan, deposit: number): number {
  if (plan.bonus !== null) return toMinor(plan.bonus)
  if (deposit < toMinor(plan.minDeposit)) return 0
  return Math.min(toMinor(maxBonus), Math.floor((deposit * Number(percent)) / 100))
}

function paceOf({ my, bonusDays }: OfferPlan, turnover: number, deposit: number, now: number): Pace {
  if (!my || turnover === 0) return { kind: 'none' }
  const played = toMinor(my.turnover)
  if (played === 0) return { kind: 'unknown' }
  const days = Math.ceil(((toMinor(my.ahead) + deposit + turnover) * OFFER_PACE_DAYS) / played)
  const perDay = fromMinor(Math.round(played / OFFER_PACE_DAYS))
  return days > bonusDays ? { kind: 'late', perDay } : { kind: 'done', at: now + days * DAY_MS, perDay }
}
