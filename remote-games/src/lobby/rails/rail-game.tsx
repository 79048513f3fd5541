import type { Game } from '@lantern/contract/games'
import { Cover } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import type { Lobby } from '../parts/lobbies.ts'
import styles from './rail-game.module.css'

/** A game of a rail: cover, name, and one fact. */
export function RailGame({
  game,
  lobby,
  fact,
  isLead = false,
  onOpen,
}: {
  game: Game
  lobby: Lobby
  fact?: string
  /** Twice as wide as the others. @default false */
  isLead?: boolean
  onOpen: () => void
}) {
  const name = useName()
  return (
    <li className={styles.item} data-shape={lobby.shape} data-lead={isLead || undefined}>
      <button type="button" className={styles.game} onClick={onOpen}>
        <span className={styles.cover}>
          <Cover
            src={isLead ? game.image : game.thumb || game.image}
            seed={game.gameCode}
            motif={lobby.motif}
            shape={isLead ? 'wide' : lobby.shape}
          />
        </span>
        <span className={styles.name} title={name(game.name)}>
          {name(game.name)}
        </span>
        {fact !== undefined && <span className={styles.fact}>{fact}</span>}
      </button>
    </li>
  )
}
