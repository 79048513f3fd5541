import { columnsOf } from './period-columns.rules.ts'

describe('columnsOf', () => {
  it('[GAMES-54] joins both halves of an inning, and has no figure for a side that has not batted', () => {
    const periods = [
      { period: 'T1', home: 0, away: 2 },
      { period: 'B1', home: 1, away: 0 },
      { period: 'T2', home: 0, away: 0 },
    ]
    expect(columnsOf(periods)).toEqual([
      { word: 'inning', n: 1, home: 1, away: 2 },
      { word: 'inning', n: 2, home: null, away: 0 },
    ])
  })

  it('[GAMES-54] keeps periods and sets as they are', () => {
    expect(columnsOf([{ period: 'Q4', home: 20, away: 31 }])).toEqual([{ word: 'quarter', n: 4, home: 20, away: 31 }])
    expect(columnsOf([{ period: 'S3', home: 7, away: 6 }])).toEqual([{ word: 'set', n: 3, home: 7, away: 6 }])
  })
})
