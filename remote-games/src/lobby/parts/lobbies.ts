/** The differences between the six lobbies of games, which share one layout (screens.md 4). */
import type { Category } from '@lantern/contract/games'
import type { Motif } from '@lantern/ui'

/** The lobbies of games; sport has a board of its own. */
export type LobbyCategory = Exclude<Category, 'sport'>

export type Lobby = {
  category: LobbyCategory
  motif: Motif
  /** Games per row. */
  columns: 2 | 3
  shape: 'portrait' | 'wide' | 'square'
  /** Shows venues as large cards above the games, for categories in which members enter a venue instead of a game. */
  hasVenueCards: boolean
  /** Shows the RTP of games and offers it as a sort order. */
  showsRtp: boolean
}

const game = { hasVenueCards: false, showsRtp: false } as const

export const LOBBIES: Readonly<Record<LobbyCategory, Lobby>> = {
  realbet: { ...game, category: 'realbet', motif: 'live', columns: 2, shape: 'wide' },
  gaming: {
    ...game,
    category: 'gaming',
    motif: 'esports',
    columns: 2,
    shape: 'wide',
    hasVenueCards: true,
  },
  chess: { ...game, category: 'chess', motif: 'cards', columns: 3, shape: 'square' },
  egame: { ...game, category: 'egame', motif: 'slots', columns: 3, shape: 'portrait', showsRtp: true },
  lottery: { ...game, category: 'lottery', motif: 'lottery', columns: 2, shape: 'wide' },
  fishing: { ...game, category: 'fishing', motif: 'fishing', columns: 3, shape: 'portrait' },
}
