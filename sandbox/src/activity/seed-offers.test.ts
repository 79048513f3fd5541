import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lantern/contract/site-time'
import { turnoverOf as sportTurnover } from '../book/markets/settlement.rules.ts'
import { CALC_TO_MS, capFen, rateOf } from '../rebate/rebate.rules.ts'
import { countedOf } from '../rounds/round-view.rules.ts'
import { levelRow } from '../vip/level.rules.ts'
import { dueRuns, packetPeriod } from '../vip/schedule.rules.ts'
import { popsAt } from './campaigns.ts'
import { DIVIDEND_LIFE_DAYS, WELCOME_FEN } from './dividends/dividend.rules.ts'
import { sentenceOf } from './offer-copy.rules.ts'
import { termsOf } from './offer-terms-table.ts'
import { type Facts, judge, type Offer } from './offers/offer.rules.ts'
import { SEED_OFFERS, type SeedOffer } from './seed-offers.ts'

const NOW = 100 * DAY_MS
const LEVELS = Array.from({ length: 11 }, (_, level) => level)
const offerOf = ({ id, from: _from, to: _to, ...rules }: SeedOffer): Offer => ({
  id,
  startAt: 0,
  endAt: NOW * 2,
  rules,
})
const byId = (id: string): SeedOffer => {
  const found = SEED_OFFERS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
/** The numbers of a sentence, times of day as hours and minutes. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', ''))).sort((a, b) => a - b)
const sorted = (...numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)
const facts = (change: Partial<Facts>): Facts => ({
  now: NOW,
  vip: 10,
  isVerified: true,
  registeredAt: NOW - DAY_MS,
  firstDeposit: null,
  lastDeposit: null,
  turnover: 0,
  claimed: 0,
  ...change,
})
const applied = SEED_OFFERS.filter(({ earned }) => earned.kind !== 'automatic')
const paid = SEED_OFFERS.filter(({ earned }) => earned.kind === 'automatic')

describe('the sentence of a seed offer', () => {
  it.each(applied.map((offer) => [offer.id, offer] as const))(
    '[SBX-ACT-8] has the numbers of %s in both languages and no others: with the amount and the turnover where nothing else states them',
    (_id, offer) => {
      const { earned, multiple, maxBonus, vipMin, quota } = offer
      const numbers = [...(vipMin > 0 ? [vipMin] : []), ...(quota > 0 ? [quota] : [])]
      // What the member does and gets, as `judge` decides it.
      const at = NOW - 1
      const verdictOf = (change: Partial<Facts>) => judge(offerOf(offer), facts(change))
      if (earned.kind === 'first-deposit' || earned.kind === 'deposit') {
        const least = earned.minDeposit
        const deposit = (amount: number) => ({ firstDeposit: { amount, at }, lastDeposit: { amount, at } })
        expect(verdictOf(deposit(least))).toMatchObject({ kind: 'ok', amount: (least * earned.percent) / 100 })
        expect(verdictOf(deposit(least - 1)).kind).toBe('no')
        expect(verdictOf(deposit(100_000_00))).toMatchObject({ amount: maxBonus })
        numbers.push(least / 100, earned.percent)
        if (earned.kind === 'first-deposit') {
          numbers.push(earned.withinDays)
          const late = { ...deposit(least), registeredAt: NOW - earned.withinDays * DAY_MS - 1 }
          expect(verdictOf(late).kind).toBe('no')
        }
      } else if (earned.kind === 'turnover') {
        expect(verdictOf({ turnover: earned.need })).toMatchObject({ kind: 'ok', amount: earned.bonus })
        expect(verdictOf({ turnover: earned.need - 1 }).kind).toBe('no')
        expect(maxBonus).toBe(earned.bonus)
        numbers.push(earned.need / 100)
      } else expect(verdictOf({})).toMatchObject({ kind: 'ok', amount: maxBonus })
      if (quota > 0) expect(verdictOf({ claimed: quota }).kind).toBe('no')
      for (const text of [offer.summary.zh, offer.summary.en]) expect(numbersIn(text)).toEqual(sorted(...numbers))
      const all = [...numbers, maxBonus / 100, ...(multiple > 0 ? [multiple] : [])]
      const sentence = sentenceOf(offer)
      for (const text of [sentence.zh, sentence.en]) expect(numbersIn(text)).toEqual(sorted(...all))
      // Nothing of a weekday, week or month: an offer holds from its start to its end.
      expect(`${offer.title.zh}${offer.summary.zh}`).not.toMatch(/周|每月|每日|晚场/)
      expect(`${offer.title.en} ${offer.summary.en}`).not.toMatch(/week|monday|month|daily|evening/i)
    },
  )

  it('[SBX-ACT-8] has the numbers of the job that pays it, for an automatic offer', () => {
    const gifts = (kind: 'promotion' | 'monthly' | 'birthday') =>
      LEVELS.map((level) => levelRow(level).gifts[kind] / 100)
    const days = Array.from({ length: 31 }, (_, day) => day + 1).filter(
      (day) => packetPeriod(Date.UTC(2026, 9, day, 4)) !== null,
    )
    const timeOf = (kind: 'levels' | 'gifts') => {
      const { at } = dueRuns(NOW, NOW + DAY_MS).find((run) => run.kind === kind) ?? { at: 0 }
      return [((at + 8 * HOUR_MS) % DAY_MS) / HOUR_MS, 0]
    }
    const calculated = [Math.floor(CALC_TO_MS / HOUR_MS), (CALC_TO_MS % HOUR_MS) / MINUTE_MS]
    const expected: Record<string, number[]> = {
      'welcome-dividend': [DIVIDEND_LIFE_DAYS],
      'egame-return': [rateOf('egame', 0) / 100, rateOf('egame', 10) / 100, ...calculated],
      'vip-upgrade': [1, ...timeOf('levels')],
      'vip-monthly': [1, ...days],
      birthday: [1, ...timeOf('gifts')],
    }
    expect(paid.map(({ id }) => id).sort()).toEqual(Object.keys(expected).sort())
    for (const { id, summary } of paid)
      for (const text of [summary.zh, summary.en])
        expect([id, numbersIn(text)]).toEqual([id, sorted(...(expected[id] ?? []))])
    const most = Object.fromEntries(paid.map(({ id, maxBonus, multiple }) => [id, [maxBonus / 100, multiple]]))
    expect(most).toEqual({
      'welcome-dividend': [WELCOME_FEN / 100, 1],
      'egame-return': [capFen(10) / 100, 1],
      'vip-upgrade': [Math.max(...gifts('promotion')), 0],
      'vip-monthly': [Math.max(...gifts('monthly')), 0],
      birthday: [Math.max(...gifts('birthday')), 0],
    })
  })

  it('[SBX-ACT-8] is the text of its pop-up, with the amount and the turnover', () => {
    for (const { jump, terms } of popsAt(NOW)) {
      const id = /id=(.*)/.exec(jump)?.[1]
      if (id) expect(terms).toEqual(sentenceOf(byId(id)))
    }
  })
})

describe('exclusions', () => {
  it('[SBX-ACT-9] are the bets that the turnover code leaves out, whatever an offer says', () => {
    for (const { product, exclusions } of SEED_OFFERS) {
      if (product === 'sport' || product === 'gaming') {
        expect([product, sportTurnover(100, 249, 149) === 0, sportTurnover(100, 250, 150) === 0]).toEqual([
          product,
          exclusions.includes('low-odds'),
          false,
        ])
        expect(exclusions.includes('push')).toBe(sportTurnover(100, 100, 200) === 0)
      } else {
        const counted = product === 'realbet' || product === 'chess' ? 'net' : 'stake'
        expect([product, exclusions.includes('low-odds')]).toEqual([product, false])
        expect([product, exclusions.includes('push')]).toEqual([product, countedOf(counted, 100, 100) === 0])
      }
      expect(exclusions).toContain('void')
    }
  })

  it('[SBX-ACT-9] are in the terms of every offer with a turnover, in both languages', () => {
    const excluded = (id: string) => termsOf(offerOf(byId(id))).find(({ name }) => name.en === 'Not counted')?.value
    expect(excluded('sport-reload')).toEqual({
      zh: '欧洲盘赔率低于 1.50 的注单、取消的注单、走水的注单。',
      en: 'Bets at European odds below 1.50, void bets, pushes.',
    })
    expect(excluded('live-table')).toEqual({ zh: '取消的注单、走水的注单。', en: 'Void bets, pushes.' })
    expect(excluded('lottery-lucky')).toEqual({ zh: '取消的注单。', en: 'Void bets.' })
    expect(excluded('birthday')).toBeUndefined()
  })
})
