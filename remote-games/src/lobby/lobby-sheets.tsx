import type { Game, Venue } from '@lantern/contract/games'
import { type Ref, useImperativeHandle, useState } from 'react'
import { LaunchSheet } from '../parts/launch/launch-sheet.tsx'
import { GameSheet } from './game-sheet.tsx'
import type { Lobby } from './parts/lobbies.ts'

export type LaunchTarget = { venue: Venue; gameCode: string; gameName?: string }
export type LobbySheetsHandle = { show: (game: Game | null) => void; launch: (target: LaunchTarget) => void }

export type LobbySheetsProps = {
  ref: Ref<LobbySheetsHandle>
  lobby: Lobby
  venues: readonly Venue[]
  isBlocked: (game: Game) => boolean
  onPlay: (game: Game) => void
}

/** The sheets over a lobby. Their state is here, so that opening one does not render the games again. */
export function LobbySheets({ ref, lobby, venues, isBlocked, onPlay }: LobbySheetsProps) {
  const [target, setTarget] = useState<LaunchTarget | null>(null)
  const [shown, setShown] = useState<Game | null>(null)
  useImperativeHandle(ref, () => ({ show: setShown, launch: setTarget }), [])
  return (
    <>
      {shown && (
        <GameSheet
          game={shown}
          venue={venues.find((venue) => venue.enName === shown.enName)}
          lobby={lobby}
          isBlocked={isBlocked(shown)}
          onPlay={() => onPlay(shown)}
          onClose={() => setShown(null)}
        />
      )}
      {target && (
        <LaunchSheet key={`${target.venue.enName}/${target.gameCode}`} {...target} onClose={() => setTarget(null)} />
      )}
    </>
  )
}
