/** The differences between the six lobbies of games, which share one layout (screens.md 4). */
import type { Category } from '@lantern/contract/games'
import type { Motif } from '@lantern/ui'

/** The lobbies of games; sport has a board instead. */
export type LobbyCategory = Exclude<Category, 'sport'>

export type Lobby = {
  category: LobbyCategory
  motif: Motif
  /** Games per row. */
  columns: 2 | 3
  shape: 'portrait' | 'wide' | 'square'
  /**
   * The row above the games: `matches` and their venues as large cards, where members enter a venue instead of a game; `tables` with shared rounds; `rooms` by
   * stake, or one game where a server has none; or one `game` with its figures.
   */
  hero: 'matches' | 'tables' | 'rooms' | 'game'
  /** Shows the RTP of games and offers it as a sort order. */
  showsRtp: boolean
}

const game = { hero: 'game', showsRtp: false } as const

export const LOBBIES: Readonly<Record<LobbyCategory, Lobby>> = {
  realbet: { ...game, category: 'realbet', motif: 'live', columns: 2, shape: 'wide', hero: 'tables' },
  gaming: {
    ...game,
    category: 'gaming',
    motif: 'esports',
    columns: 2,
    shape: 'wide',
    hero: 'matches',
  },
  chess: { ...game, category: 'chess', motif: 'cards', columns: 2, shape: 'square', hero: 'rooms', showsRtp: true },
  egame: { ...game, category: 'egame', motif: 'slots', columns: 3, shape: 'portrait', showsRtp: true },
  lottery: { ...game, category: 'lottery', motif: 'lottery', columns: 2, shape: 'wide', hero: 'tables' },
  fishing: { ...game, category: 'fishing', motif: 'fishing', columns: 2, shape: 'square', showsRtp: true },
}
