import { bigRoad, newestColumns } from './big-road.rules.ts'

/** Column and row of each mark, with the first letter of its winner and its ties. */
const drawn = (letters: string) => {
  const words: Readonly<Record<string, string>> = { b: 'banker', p: 'player', t: 'tie' }
  return bigRoad([...letters].map((letter) => words[letter] ?? '')).map(
    ({ column, row, winner, ties }) => `${winner[0]}${column}${row}${'t'.repeat(ties)}`,
  )
}

describe('bigRoad', () => {
  it.each([
    ['', []],
    ['t', []],
    ['bbp', ['b00', 'b01', 'p10']],
    ['tbttp', ['b00tt', 'p10']],
    ['bbbbbbbb', ['b00', 'b01', 'b02', 'b03', 'b04', 'b05', 'b15', 'b25']],
  ])('[GAMES-63] draws %j as columns of one winner, which turn right at the sixth row', (letters, marks) => {
    expect(drawn(letters)).toEqual(marks)
  })

  it('[GAMES-63] turns right where another run lies, and uses no place twice', () => {
    const marks = drawn('bbbbbbbbpppppppppbp')
    expect(marks.slice(8)).toEqual(['p10', 'p11', 'p12', 'p13', 'p14', 'p24', 'p34', 'p44', 'p54', 'b20', 'p30'])
    expect(new Set(marks.map((mark) => mark.slice(1))).size).toBe(marks.length)
  })

  it('[GAMES-63] keeps the newest columns, from the first place', () => {
    const marks = bigRoad(['banker', 'player', 'banker', 'banker'])
    expect(newestColumns(marks, 2).map(({ column, row }) => [column, row])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ])
    expect(newestColumns(marks, 9)).toEqual(marks)
    expect(newestColumns([], 9)).toEqual([])
  })
})
