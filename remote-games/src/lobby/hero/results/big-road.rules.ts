/** The big road of baccarat: a run of one winner goes down, another winner begins the next column, a tie marks the result before it. */

const ROWS = 6
const TIE = 'tie'

/** @property ties that followed it */
type Mark = { readonly column: number; readonly row: number; readonly winner: string; readonly ties: number }

/** @param results oldest first; ties before the first winner are left out */
export function bigRoad(results: readonly string[]): readonly Mark[] {
  const marks: Mark[] = []
  const taken = new Set<string>()
  const isFree = (column: number, row: number) => row < ROWS && !taken.has(`${column}/${row}`)
  let start = -1
  for (const winner of results) {
    const last = marks.at(-1)
    if (winner === TIE) {
      if (last) marks[marks.length - 1] = { ...last, ties: last.ties + 1 }
      continue
    }
    let place = { column: start + 1, row: 0 }
    if (last?.winner === winner) {
      const isDown = last.column === start && isFree(last.column, last.row + 1)
      // Below the last row, or where another run lies, it turns to the right.
      place = isDown ? { column: last.column, row: last.row + 1 } : { column: last.column + 1, row: last.row }
    } else {
      while (!isFree(place.column, 0)) place = { column: place.column + 1, row: 0 }
      start = place.column
    }
    taken.add(`${place.column}/${place.row}`)
    marks.push({ ...place, winner, ties: 0 })
  }
  return marks
}

/** The newest columns, from column 0. */
export function newestColumns(marks: readonly Mark[], shown: number): readonly Mark[] {
  const from = Math.max(0, ...marks.map(({ column }) => column + 1 - shown))
  return marks.filter(({ column }) => column >= from).map((mark) => ({ ...mark, column: mark.column - from }))
}
