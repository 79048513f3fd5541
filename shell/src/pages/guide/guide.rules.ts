/** Progress of the guide and the values its cards accept. Pure. */
import type { DataOf } from '@lantern/contract'
import type { Offer } from '@lantern/contract/activity'
import { LIMIT_PERIODS, type LimitPeriod, MIN_LIMIT } from '@lantern/contract/safer'
import type { GUIDE_STEPS, guideGet } from '@lantern/contract/user'
import { compareMoney, fromMinor, toMinor } from '@lantern/platform'

export type GuideStep = (typeof GUIDE_STEPS)[number]
export type Guide = DataOf<typeof guideGet>

/** The first unanswered step; the very first when all are answered. */
export function startAt(guide: Guide): number {
  const open = guide.steps.findIndex(({ state }) => state === 'open')
  return guide.readOnly || open < 0 ? 0 : open
}

/** Amounts as typed, '' = none. */
export type LimitFields = Record<LimitPeriod, string>
export type LimitMistake = 'below' | 'order'

/** Errors in the limits: below the minimum, or a longer period with a lower limit than a shorter one (the shorter could never be reached). */
export function limitMistakes(fields: LimitFields): Partial<Record<LimitPeriod, LimitMistake>> {
  const mistakes: Partial<Record<LimitPeriod, LimitMistake>> = {}
  let highest: string | null = null
  for (const period of LIMIT_PERIODS) {
    const amount = wholeAmount(fields[period])
    if (amount === '') continue
    if (compareMoney(amount, String(MIN_LIMIT)) < 0) mistakes[period] = 'below'
    else if (highest !== null && compareMoney(amount, highest) < 0) mistakes[period] = 'order'
    highest = amount
  }
  return mistakes
}

export function hasLimit(fields: LimitFields): boolean {
  return LIMIT_PERIODS.some((period) => fields[period] !== '')
}

/** Bonus and turnover requirement of an offer for a deposit, CNY. @param deposit as typed */
export function offerTerms(
  offer: Pick<Offer, 'percent' | 'maxBonus' | 'multiple'>,
  deposit: string,
): { bonus: string; turnover: string } {
  const paid = deposit === '' ? 0 : toMinor(wholeAmount(deposit))
  const max = toMinor(offer.maxBonus)
  const bonus = offer.percent === '' ? max : Math.min(max, Math.floor((paid * Number(offer.percent)) / 100))
  return { bonus: fromMinor(bonus), turnover: fromMinor(Math.round(bonus * offer.multiple)) }
}

/** `12.` is incomplete input and means 12. */
export function wholeAmount(text: string): string {
  return text.replace(/\.$/, '')
}
