import { DAY_MS } from '@lantern/contract/site-time'
import { SEED_OFFERS } from '../seed-offers.ts'
import { conditionsOf, type Facts, judge, type Offer } from './offer.rules.ts'
import { readTerms } from './offer-terms.rules.ts'

const NOW = 100 * DAY_MS

function offer(id: string): Offer {
  const found = SEED_OFFERS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  const { id: _id, from, to, ...rules } = found
  return { id, startAt: NOW + from * DAY_MS, endAt: NOW + to * DAY_MS, rules }
}
const facts = (change: Partial<Facts> = {}): Facts => ({
  now: NOW,
  vip: 0,
  isVerified: true,
  registeredAt: NOW - DAY_MS,
  firstDeposit: null,
  lastDeposit: null,
  turnover: 0,
  claimed: 0,
  ...change,
})

describe('judge', () => {
  it('gives 20 % of a first deposit, at most 88', () => {
    const at = NOW - 1_000
    expect(judge(offer('welcome-sport'), facts({ firstDeposit: { amount: 20_033, at } }))).toEqual({
      kind: 'ok',
      amount: 4_006,
      needsReview: false,
    })
    expect(judge(offer('welcome-sport'), facts({ firstDeposit: { amount: 50_000, at } }))).toMatchObject({
      amount: 8_800,
    })
  })

  it.each<[string, string, Partial<Facts>, number]>([
    ['not started', 'amber-cup', {}, 713001],
    ['ended', 'egame-monday', {}, 713002],
    ['no deposit yet', 'welcome-sport', {}, 713003],
    ['deposit too small', 'welcome-sport', { firstDeposit: { amount: 9_999, at: NOW } }, 713003],
    [
      'member for too long',
      'welcome-sport',
      { firstDeposit: { amount: 50_000, at: NOW }, registeredAt: NOW - 31 * DAY_MS },
      713003,
    ],
    ['level too low', 'live-vip', { vip: 4 }, 713003],
    ['full', 'lottery-lucky', { claimed: 1 }, 713005],
    ['turnover missing', 'sport-turnover', { turnover: 49_999 }, 713003],
    ['paid by itself', 'vip-upgrade', { vip: 2 }, 713003],
  ])('refuses when %s', (_why, id, change, code) => {
    expect(judge(offer(id), facts(change))).toMatchObject({ kind: 'no', code })
  })

  it('grants a task at its mark and sends reviewed offers to a person', () => {
    expect(judge(offer('sport-turnover'), facts({ turnover: 50_000 }))).toEqual({
      kind: 'ok',
      amount: 800,
      needsReview: false,
    })
    expect(judge(offer('newcomer-card'), facts())).toMatchObject({ kind: 'ok', needsReview: true })
  })
})

describe('conditionsOf', () => {
  it('[SBX-ACT-1] names each requirement, whether it is met, and what the member can do', () => {
    const states = (change: Partial<Facts>) =>
      conditionsOf(offer('welcome-sport'), facts(change)).map(({ id, isMet, way }) => [id, isMet, way])
    expect(states({})).toEqual([
      ['newcomer', true, 'none'],
      ['first-deposit', false, 'deposit'],
    ])
    // Too small a first deposit cannot be made again.
    expect(states({ firstDeposit: { amount: 1_000, at: NOW } })[1]).toEqual(['first-deposit', false, 'none'])
    expect(states({ firstDeposit: { amount: 10_000, at: NOW } })[1]).toEqual(['first-deposit', true, 'none'])
    expect(conditionsOf(offer('live-vip'), facts())).toMatchObject([{ id: 'level', isMet: false, way: 'vip' }])
  })

  it('[SBX-ACT-1] says why in both languages', () => {
    expect(judge(offer('welcome-sport'), facts())).toMatchObject({
      way: 'deposit',
      why: { zh: '未满足：首次存款满 100.00', en: 'Not met: A first deposit of at least 100.00' },
    })
  })
})

describe('readTerms', () => {
  const dates = { startAt: 0, endAt: 1 }
  const { rules } = offer('welcome-sport')

  it('[SBX-ACT-2] accepts every seed offer', () => {
    for (const { id } of SEED_OFFERS) expect(readTerms(offer(id).rules, dates)).toEqual(offer(id).rules)
  })

  it.each<[string, object]>([
    ['a multiple above ten', { multiple: 11 }],
    ['half a multiple', { multiple: 1.5 }],
    ['two products', { product: 'sport,egame' }],
    ['a list of products', { product: ['sport'] }],
    ['an unknown product', { product: 'all' }],
    ['no maximum', { maxBonus: 0 }],
    ['a maximum that is no whole number of fen', { maxBonus: 0.5 }],
    ['more than the whole deposit', { earned: { ...rules.earned, percent: 101 } }],
    ['a fixed bonus above its maximum', { maxBonus: 100, earned: { kind: 'review', bonus: 101 } }],
    ['an empty title', { title: { zh: '', en: 'x' } }],
    ['no days for the turnover', { bonusDays: 0 }],
    ['an unknown exclusion', { exclusions: ['winners'] }],
    ['a term that nobody reads', { hidden: true }],
  ])('[SBX-ACT-2] refuses %s', (_what, change) => {
    expect(() => readTerms({ ...rules, ...change }, dates)).toThrow()
  })

  it('[SBX-ACT-2] refuses an offer that ends before it starts', () => {
    expect(() => readTerms(rules, { startAt: 1, endAt: 1 })).toThrow('an offer ends after it starts')
  })
})

describe('seed offers', () => {
  it('are eighteen, of every type', () => {
    expect(SEED_OFFERS).toHaveLength(18)
    expect(new Set(SEED_OFFERS.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4]))
  })
})
