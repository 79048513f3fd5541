/** The games of a venue: a list, or the game of the launch. */
import { useState } from 'react'
import { SharedTable } from '../shared/shared-table.tsx'
import { hasSharedGames } from '../venue-names.ts'
import { GameTable } from './game-table.tsx'
import { GameList } from './list/game-list.tsx'

export function Arcade({ venue, initialGame }: { venue: string; initialGame: string }) {
  const [game, setGame] = useState(initialGame)
  if (game === '') return <GameList venue={venue} onChoose={setGame} />
  const Table = hasSharedGames(venue) ? SharedTable : GameTable
  return <Table key={game} venue={venue} gameCode={game} onList={() => setGame('')} />
}
