/** The differences between the seven lobbies, which share one layout (screens.md 4). */
import type { Category } from '@lantern/contract/games'
import {
  IconCards,
  IconEsports,
  IconFishing,
  IconLive,
  IconLottery,
  IconSlots,
  IconSport,
  type Motif,
} from '@lantern/ui'
import type { ComponentType, SVGProps } from 'react'

export type Lobby = {
  category: Category
  icon: ComponentType<SVGProps<SVGSVGElement>>
  motif: Motif
  /** Games per row. */
  columns: 2 | 3
  shape: 'portrait' | 'wide' | 'square'
  /** Shows venues as large cards above the games, for categories in which members enter a venue instead of a game. */
  hasVenueCards: boolean
  hasGames: boolean
  /** Shows the RTP of games and offers it as a sort order. */
  showsRtp: boolean
}

const game = { hasVenueCards: false, hasGames: true, showsRtp: false } as const

export const LOBBIES: Readonly<Record<Category, Lobby>> = {
  sport: {
    category: 'sport',
    icon: IconSport,
    motif: 'sport',
    columns: 2,
    shape: 'wide',
    hasVenueCards: true,
    hasGames: false,
    showsRtp: false,
  },
  realbet: { ...game, category: 'realbet', icon: IconLive, motif: 'live', columns: 2, shape: 'wide' },
  gaming: {
    ...game,
    category: 'gaming',
    icon: IconEsports,
    motif: 'esports',
    columns: 2,
    shape: 'wide',
    hasVenueCards: true,
  },
  chess: { ...game, category: 'chess', icon: IconCards, motif: 'cards', columns: 3, shape: 'square' },
  egame: { ...game, category: 'egame', icon: IconSlots, motif: 'slots', columns: 3, shape: 'portrait', showsRtp: true },
  lottery: { ...game, category: 'lottery', icon: IconLottery, motif: 'lottery', columns: 2, shape: 'wide' },
  fishing: { ...game, category: 'fishing', icon: IconFishing, motif: 'fishing', columns: 3, shape: 'portrait' },
}
