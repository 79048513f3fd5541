/** In which columns the picks of a market stand. */
import type { BoardMarket } from '@lantern/contract/sport'

const COLUMNS = 3

/** Up to three picks beside each other, more of them in rows of three. Of exact scores: wins of home, draws and what is no score, wins of away. */
export function columnsOf({ kind, selections }: Pick<BoardMarket, 'kind' | 'selections'>): string[][] {
  const picks = selections.map(({ pick }) => pick)
  const columns =
    kind === 'correct_score'
      ? [1, 0, -1].map((leader) => picks.filter((pick) => leaderOf(pick) === leader))
      : Array.from({ length: COLUMNS }, (_, column) => picks.filter((_pick, at) => at % COLUMNS === column))
  return columns.filter((column) => column.length > 0)
}

/** 1 when home leads at a score such as `2-1`, -1 when away does, else 0. */
function leaderOf(score: string): number {
  const [home = 0, away = 0] = score.split('-').map(Number)
  return home > away ? 1 : home < away ? -1 : 0
}
