import type { Game } from '@lantern/contract/games'

/** Covers of a row that the stage of a wide screen shows at once when the first is a wide one. */
const IN_VIEW = 5

/**
 * Reorders rows of games so that the covers on one screen show different themes. Each row starts with games whose theme
 * is not on the screen above it, one game per theme; the other games follow. Within both groups the order is kept.
 * @param above games shown above the rows
 */
export function varied(rows: readonly (readonly Game[])[], above: readonly Game[]): Game[][] {
  const inView = new Set(above.map(({ theme }) => theme))
  return rows.map((row) => {
    const seen = new Set(inView)
    const fresh = new Set<Game>()
    for (const game of row) {
      if (game.theme !== '' && seen.has(game.theme)) continue
      seen.add(game.theme)
      fresh.add(game)
    }
    const sorted = [...fresh, ...row.filter((game) => !fresh.has(game))]
    for (const { theme } of sorted.slice(0, IN_VIEW)) inView.add(theme)
    return sorted
  })
}
