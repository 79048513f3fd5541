import { columnsOf } from './market-columns.rules.ts'

const market = (kind: 'correct_score' | 'total', picks: readonly string[]) => ({
  kind,
  selections: picks.map((pick) => ({ id: pick, pick, odds: '1.90' })),
})

describe('columnsOf', () => {
  it('[GAMES-97] puts scores under their winner, and what is no score to the draws', () => {
    expect(columnsOf(market('correct_score', ['1-0', '2-1', '0-0', '1-1', '0-1', 'other']))).toEqual([
      ['1-0', '2-1'],
      ['0-0', '1-1', 'other'],
      ['0-1'],
    ])
  })

  it('[GAMES-97] leaves out a column without a pick, as in sports without draws', () => {
    expect(columnsOf(market('correct_score', ['2-0', '2-1', '0-2', '1-2']))).toEqual([
      ['2-0', '2-1'],
      ['0-2', '1-2'],
    ])
  })

  it('[GAMES-44] puts up to three picks beside each other, and more in rows of three', () => {
    expect(columnsOf(market('total', ['over', 'under']))).toEqual([['over'], ['under']])
    expect(columnsOf(market('total', ['a', 'b', 'c', 'd']))).toEqual([['a', 'd'], ['b'], ['c']])
  })
})
