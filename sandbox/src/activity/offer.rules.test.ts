import { type Facts, judge, type Offer } from './offer.rules.ts'
import { SEED_OFFERS } from './seed-offers.ts'

const DAY = 86_400_000
const NOW = 100 * DAY

function offer(id: string): Offer {
  const found = SEED_OFFERS.find((one) => one.id === id)
  if (!found) throw new Error(id)
  const { from, to, ...rules } = found
  return { id, startAt: NOW + from * DAY, endAt: NOW + to * DAY, rules }
}
const facts = (change: Partial<Facts> = {}): Facts => ({
  now: NOW,
  vip: 0,
  registeredAt: NOW - DAY,
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
      { firstDeposit: { amount: 50_000, at: NOW }, registeredAt: NOW - 31 * DAY },
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

describe('seed offers', () => {
  it('are eighteen, of every type, each with one product and at most tenfold turnover', () => {
    expect(SEED_OFFERS).toHaveLength(18)
    expect(new Set(SEED_OFFERS.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4]))
    for (const one of SEED_OFFERS) {
      expect(one.multiple).toBeLessThanOrEqual(10)
      expect(one.product).toMatch(/^[a-z]+$/)
    }
  })
})
