/** A figure of each side. */
type Pair = { readonly home: number; readonly away: number }

/** Whether both figures are those of the score, which stands above them: goals of football, or the lead of a side that conceded nothing. */
export function isSaidByScore(figures: Pair, score: Pair): boolean {
  return figures.home === score.home && figures.away === score.away
}
