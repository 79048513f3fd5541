import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { formatTime, useMessages } from '@lantern/i18n'
import { Cover, classNames, IconInfo, IconStar } from '@lantern/ui'
import { useName } from '../parts/named.ts'
import styles from './game-card.module.css'
import type { Lobby } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'

export type GameCardProps = {
  game: Game
  venue: Venue | undefined
  lobby: Lobby
  /** The member blocked its venue or category. */
  isBlocked: boolean
  onPlay: () => void
  onInfo: () => void
  onFavourite: () => void
}

/** Cover and name of a game, with buttons for favourite and details. */
export function GameCard({ game, venue, lobby, isBlocked, onPlay, onInfo, onFavourite }: GameCardProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const title = name(game.name)
  const isOpen =
    game.status === VENUE_STATUS.open && venue?.status !== VENUE_STATUS.maintenance && !game.coming && !isBlocked
  const window =
    venue && !isBlocked && venue.maintainFrom !== null && venue.maintainTo !== null
      ? { from: formatTime(venue.maintainFrom), to: formatTime(venue.maintainTo) }
      : null
  const downText = isBlocked
    ? t.blocked
    : game.coming
      ? t.coming
      : game.status === VENUE_STATUS.closed
        ? t.closed
        : t.maintenance
  const tag = game.tags.includes('new') ? t.tagNew : game.tags.includes('hot') ? t.tagHot : null
  return (
    <article className={styles.card} data-shape={lobby.shape}>
      <button type="button" className={styles.play} disabled={!isOpen} onClick={onPlay}>
        <span className={styles.cover}>
          <Cover src={game.image} seed={game.gameCode} motif={lobby.motif} shape={lobby.shape} className={styles.art} />
          {tag && isOpen && <span className={styles.tag}>{tag}</span>}
          {!isOpen && (
            <span className={styles.down}>
              {downText} {window && !game.coming && <span>{`${window.from}–${window.to}`}</span>}
            </span>
          )}
        </span>
        <span className={styles.name} title={title}>
          {title}
        </span>
      </button>
      <div className={styles.foot}>
        <span className={styles.fact}>
          {lobby.showsRtp && game.rtp !== null ? `${t.rtp} ${game.rtp}%` : venue ? name(venue.name) : game.enName}
        </span>
        <button type="button" className={styles.tool} aria-label={t.info({ game: title })} onClick={onInfo}>
          <IconInfo aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        className={classNames(styles.star, game.isFav && styles.starred)}
        aria-label={t.favourite({ game: title })}
        aria-pressed={game.isFav}
        onClick={onFavourite}
      >
        <IconStar aria-hidden="true" />
      </button>
    </article>
  )
}
