/** The path of a line through the middles of its cells. */
export function lineShape(rows: readonly number[]): string {
  return rows.map((row, reel) => `${reel === 0 ? 'M' : 'L'}${reel + 0.5} ${row + 0.5}`).join('')
}
