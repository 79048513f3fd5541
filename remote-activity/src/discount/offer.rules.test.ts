import { anOffer } from '@lantern/testing'
import { actionOf, categoriesIn, categoryOf, nextEnd, progressOf, runningOffers, wayTo } from './offer.rules.ts'

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
