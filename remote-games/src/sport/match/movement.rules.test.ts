import { aBoardMatch } from '@lantern/testing'
import { linesOf, scaleOf, withNow } from './movement.rules.ts'

const BOX = { width: 100, height: 100 }
const WHOLE = { low: 0, high: 100, ticks: [] }

describe('line movement', () => {
  it('[GAMES-41] draws implied chances as steps over time', () => {
    const points = [
      { at: 0, home: '2.00', draw: null, away: '2.00' },
      { at: 50, home: '4.00', draw: null, away: '1.25' },
      { at: 100, home: '4.00', draw: null, away: '1.25' },
    ]
    expect(linesOf(points, WHOLE, BOX)).toEqual([
      { pick: 'home', path: 'M0 50H50V75H100V75', last: '4.00' },
      { pick: 'away', path: 'M0 50H50V20H100V20', last: '1.25' },
    ])
  })

  it('[GAMES-41] interrupts a line where a pick has no price, and draws nothing without points', () => {
    const points = [
      { at: 0, home: '2.00', draw: '4.00', away: '4.00' },
      { at: 50, home: '2.00', draw: null, away: '4.00' },
      { at: 100, home: '2.00', draw: '5.00', away: '4.00' },
    ]
    expect(linesOf(points, WHOLE, BOX)[1]?.path).toBe('M0 75M100 80')
    expect(linesOf([], WHOLE, BOX)).toEqual([])
  })

  it.each([
    ['even prices', ['2.50', '2.60'], { low: 20, high: 60, ticks: [20, 40, 60] }],
    ['a favourite', ['1.02', '40.00'], { low: 0, high: 100, ticks: [0, 20, 40, 60, 80, 100] }],
    ['near certainty', ['1.01', '1.02'], { low: 60, high: 100, ticks: [60, 80, 100] }],
    ['no prices', [], { low: 60, high: 100, ticks: [60, 80, 100] }],
  ] as const)('[GAMES-41] fits its scale to %s', (_name, odds, scale) => {
    const points = odds.map((home, at) => ({ at, home, draw: null, away: null }))
    expect(scaleOf(points)).toEqual(scale)
  })

  it('[GAMES-41] ends with the current price, and with a gap while there is none', () => {
    const points = [{ at: 0, home: '2.00', draw: null, away: '2.00' }]
    const { markets } = aBoardMatch()
    const now = withNow(points, markets, 60)
    expect(now).toHaveLength(2)
    expect(now[1]).toMatchObject({ at: 60, home: markets[0]?.selections[0]?.odds })
    expect(withNow(points, [], 60)).toBe(points)
    expect(withNow([], markets, 60)).toEqual([])
  })
})
