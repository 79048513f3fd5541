import fc from 'fast-check'
import { fenText, stakeFen } from '../../parts/slip/slip-money.rules.ts'
import { amountOf, isDivisible, partOffer, partOfPercent, partProblem, percentOf, restOf } from './cash-out.rules.ts'

const stakes = fc.bigInt({ min: 200n, max: 2_000_000n }).map(fenText)

describe('cash-out of a part', () => {
  it.each([
    ['', 'empty'],
    ['0.99', 'small'],
    ['1', null],
    ['19.00', null],
    ['19.01', 'leaves'],
    ['20', 'leaves'],
    ['21', 'leaves'],
  ])('[GAMES-52] of a stake of 20.00, %p is %p', (part, problem) => {
    expect(partProblem('20.00', part)).toBe(problem)
  })

  it('[GAMES-52] pays its share of the offer, rounded down', () => {
    expect(partOffer('19.41', '20.00', '8')).toBe('7.76')
    expect(restOf('20.00', '8')).toBe('12.00')
  })

  it('[GAMES-52] has no amount while the part is invalid, and the new amount once the offer has changed', () => {
    const asked = { kind: 'part', offer: '19.40', part: '0.5', moved: null } as const
    expect(amountOf(asked, '20.00')).toBeNull()
    expect(amountOf({ ...asked, part: '5' }, '20.00')).toBe('4.85')
    expect(amountOf({ ...asked, part: '5', moved: { was: '4.85', now: '4.10' } }, '20.00')).toBe('4.10')
    expect(amountOf({ ...asked, kind: 'whole' }, '20.00')).toBe('19.40')
    expect(amountOf({ ...asked, part: '1', offer: '0.05' }, '20.00')).toBeNull()
  })

  it('[GAMES-52] offers on its slider only parts that can be cashed out', () => {
    fc.assert(
      fc.property(stakes, fc.integer({ min: 1, max: 99 }), (stake, percent) => {
        const part = partOfPercent(stake, percent)
        expect(partProblem(stake, part)).toBeNull()
        expect(stakeFen(part) + stakeFen(restOf(stake, part))).toBe(stakeFen(stake))
      }),
    )
    expect(isDivisible('1.99')).toBe(false)
    expect(isDivisible('2.00')).toBe(true)
  })

  it('[GAMES-52] shows a typed part on its slider', () => {
    expect(percentOf('20.00', '5')).toBe(25)
    expect(percentOf('20.00', '')).toBe(1)
    expect(percentOf('20.00', '50')).toBe(99)
  })
})
