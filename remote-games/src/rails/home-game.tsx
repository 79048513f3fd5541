import type { Game } from '@lantern/contract/games'
import { Cover, type Motif } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { useName } from '../parts/named.ts'
import styles from './home-game.module.css'

const MOTIF_OF: Readonly<Record<Game['category'], Motif>> = {
  sport: 'sport',
  realbet: 'live',
  gaming: 'esports',
  chess: 'cards',
  egame: 'slots',
  lottery: 'lottery',
  fishing: 'fishing',
}

/** A game in a row of home; its lobby opens the launch sheet. */
export function HomeGame({ game }: { game: Game }) {
  const name = useName()
  const query = new URLSearchParams({ venue: game.enName, game: game.gameCode })
  return (
    <li className={styles.game}>
      <Link to={`/game/${game.category}?${query}`} className={styles.link}>
        <Cover
          src={game.thumb || game.image}
          seed={game.gameCode}
          motif={MOTIF_OF[game.category]}
          className={styles.cover}
        />
        <span className={styles.name}>{name(game.name)}</span>
      </Link>
    </li>
  )
}
