import { anOffer } from '@lantern/testing'
import {
  actionOf,
  byConcern,
  categoriesIn,
  categoryOf,
  nextEnd,
  progressOf,
  runningOffers,
  wayTo,
} from './offer.rules.ts'

describe('actionOf', () => {
  it('[ACT-9] asks a visitor to log in', () => {
    expect(actionOf(anOffer({ my: null }))).toBe('login')
  })
  it('offers to join only open offers that need an application', () => {
    expect(actionOf(anOffer())).toBe('join')
    expect(actionOf(anOffer({ type: 1 }))).toBe('none')
    expect(actionOf(anOffer({ my: { state: 'running', reason: '' } }))).toBe('none')
    expect(actionOf(anOffer({ my: { state: 'ineligible', reason: 'VIP' } }))).toBe('none')
  })
})

describe('byConcern', () => {
  it('[ACT-79] puts what the member takes part in first, then what can be joined; what cannot be had comes last', () => {
    const states = ['ineligible', 'granted', 'open', 'rejected', 'running', 'open', 'review'] as const
    const offers = states.map((state, at) => anOffer({ id: `${state} ${at}`, my: { state, reason: '' } }))
    expect(byConcern(offers).map(({ id }) => id)).toEqual([
      'running 4',
      'review 6',
      'open 2',
      'open 5',
      'granted 1',
      'ineligible 0',
      'rejected 3',
    ])
  })
  it('[ACT-79] keeps the order of the server for a visitor', () => {
    const offers = ['b', 'a'].map((id) => anOffer({ id, my: null }))
    expect(byConcern(offers)).toEqual(offers)
  })
})

describe('categoryOf', () => {
  it('[ACT-7] shows all for an unknown category in the URL', () => {
    expect([categoryOf('sport'), categoryOf('<script>'), categoryOf(null)]).toEqual(['sport', 'all', 'all'])
  })
})

describe('categoriesIn', () => {
  it('[ACT-7] lists only categories that have an offer', () => {
    expect(
      categoriesIn([anOffer({ category: 'vip' }), anOffer({ category: 'sport' }), anOffer({ category: 'sport' })]),
    ).toEqual(['sport', 'vip'])
  })
})

describe('progressOf', () => {
  it('is the completed share of the turnover, at most one', () => {
    expect(progressOf(anOffer({ my: { state: 'running', reason: '', need: '500.00', progress: '125.00' } }))).toBe(0.25)
    expect(progressOf(anOffer({ my: { state: 'running', reason: '', need: '500.00', progress: '900.00' } }))).toBe(1)
    expect(progressOf(anOffer())).toBeNull()
  })
})

describe('runningOffers', () => {
  it('[ACT-13] lists an offer until the instant at which it ends', () => {
    const offers = [anOffer({ id: 'a', endAt: 1_000 }), anOffer({ id: 'b', endAt: 2_000 })]
    const idsAt = (at: number) => runningOffers(offers, at).map(({ id }) => id)
    expect([idsAt(999), idsAt(1_000), idsAt(2_000)]).toEqual([['a', 'b'], ['b'], []])
    expect([nextEnd(offers, 999), nextEnd(offers, 1_000), nextEnd(offers, 2_000)]).toEqual([1_000, 2_000, null])
  })
})

describe('wayTo', () => {
  it.each([
    ['deposit', '/mine/finance/deposit'],
    ['play', '/game/gaming'],
    ['vip', '/mine/vip'],
    ['wait', null],
    ['none', null],
  ] as const)('[ACT-14] of %s leads to %s', (way, path) => {
    expect(wayTo(anOffer({ product: 'gaming', my: { state: 'ineligible', reason: 'x', way } }))).toBe(path)
  })
})
