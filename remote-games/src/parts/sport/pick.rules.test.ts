import { aBoardMatch } from '@lantern/testing'
import { clockText } from './clock.rules.ts'
import { cellLabel, handicapText, mainMarkets, marketText, namedLabel, pickText } from './pick.rules.ts'

const words = { draw: 'Draw', over: 'O', under: 'U', home: 'Riverbend', away: 'Valley' }

describe('labels of prices', () => {
  it.each([
    ['-0.75', 'home', '−0.75'],
    ['-0.75', 'away', '+0.75'],
    ['0.5', 'home', '+0.5'],
    ['0.5', 'away', '−0.5'],
    ['0', 'away', '0'],
  ])('[GAMES-32] shows the handicap %s from the side of %s', (line, pick, expected) => {
    expect(handicapText(line, pick)).toBe(expected)
  })

  it('[GAMES-32] names sides, lines and totals', () => {
    expect(cellLabel({ kind: '1x2', line: null }, 'draw', words)).toBe('X')
    expect(cellLabel({ kind: 'total', line: '2.25' }, 'under', words)).toBe('U 2.25')
    expect(pickText({ kind: 'handicap', line: '-0.5' }, 'away', words)).toBe('Valley +0.5')
    expect(pickText({ kind: '1x2', line: null }, 'draw', words)).toBe('Draw')
  })

  it('[GAMES-32] puts the line before the name of a side, which is cut where it is too long', () => {
    expect(namedLabel({ kind: 'handicap', line: '-0.5' }, 'away', words)).toBe('+0.5 Valley')
    expect(namedLabel({ kind: '1x2', line: null }, 'home', words)).toBe('Riverbend')
    expect(namedLabel({ kind: 'total', line: '2.5' }, 'over', words)).toBe('O 2.5')
  })

  it('[GAMES-97] calls a market and pick of another kind as the server does', () => {
    const names = { winner: '1X2', handicap: 'Handicap', total: 'Total' }
    expect(marketText('total', names, 'Total goals')).toBe('Total')
    expect(marketText('corners', names, 'Corners')).toBe('Corners')
    expect(marketText('corners', names)).toBe('')
    const corners = { kind: 'corners', line: null }
    expect(cellLabel(corners, 'c9', { ...words, own: '9 or more' })).toBe('9 or more')
    expect(pickText(corners, 'c9', { ...words, own: '9 or more' })).toBe('9 or more')
    expect(pickText(corners, 'c9', words)).toBe('c9')
  })

  it('[GAMES-32] shows the line whose prices are closest', () => {
    const [, handicap] = aBoardMatch().markets
    if (!handicap) throw new Error('the board match has a handicap')
    const [home, away] = handicap.selections
    if (!home || !away) throw new Error('a handicap has two sides')
    const wide = {
      ...handicap,
      id: 'wide',
      selections: [
        { ...home, odds: '1.20' },
        { ...away, odds: '4.10' },
      ],
    }
    expect(mainMarkets({ markets: [wide, handicap] }).handicap?.id).toBe(handicap.id)
  })
})

describe('clockText', () => {
  const clock = { sport: 'football', period: '2H', clockSec: 3_604, clockRate: 1, clockAt: 10_000 }

  it('[GAMES-32] keeps running between frames at the rate of the match', () => {
    expect(clockText(clock, 10_000)).toBe('60:04')
    expect(clockText(clock, 12_999)).toBe('60:06')
    expect(clockText({ ...clock, clockRate: 0.5 }, 20_000)).toBe('60:09')
  })

  it('[GAMES-32] shows no clock in breaks and in sports without one', () => {
    expect(clockText({ ...clock, period: 'HT' }, 0)).toBe('')
    expect(clockText({ ...clock, sport: 'tennis' }, 0)).toBe('')
  })
})
