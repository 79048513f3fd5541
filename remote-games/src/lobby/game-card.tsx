import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import type { Locale } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Cover, classNames, IconInfo, IconStar, VenueMark } from '@lantern/ui'
import { memo } from 'react'
import { localSpan } from '../parts/local-span.rules.ts'
import { nameIn } from '../parts/named.ts'
import styles from './game-card.module.css'
import type { Lobby } from './parts/lobbies.ts'
import type { lobbyMessages } from './parts/lobby.messages.ts'

export type GameCardProps = {
  game: Game
  isFav: boolean
  venue: Venue | undefined
  lobby: Lobby
  /** Larger than the others: fills the place that its list gives it, and shows the cover in full detail. @default false */
  isLead?: boolean
  /** Texts and language, passed by the list: a subscription per card would cost as much as rendering the card. */
  t: (typeof lobbyMessages)['zh-CN']
  locale: Locale
  /** The member blocked its venue or category. */
  isBlocked: boolean
  onPlay: (game: Game) => void
  onInfo: (game: Game) => void
  onFavourite: (game: Game, on: boolean) => void
}

/** Cover and name of a game, with buttons for favourite and details. A game that cannot be entered shows the reason and opens its details. */
export const GameCard = memo(function GameCard({
  game,
  isFav,
  venue,
  lobby,
  isLead = false,
  t,
  locale,
  isBlocked,
  onPlay,
  onInfo,
  onFavourite,
}: GameCardProps) {
  const title = nameIn(locale, game.name)
  const isOpen =
    game.status === VENUE_STATUS.open && venue?.status !== VENUE_STATUS.maintenance && !game.coming && !isBlocked
  const window =
    venue && !isBlocked && venue.maintainFrom !== null && venue.maintainTo !== null
      ? localSpan(venue.maintainFrom, venue.maintainTo, now())
      : null
  const downText = isBlocked
    ? t.blocked
    : game.coming
      ? t.coming
      : game.status === VENUE_STATUS.closed
        ? t.closed
        : t.maintenance
  const showsRtp = lobby.showsRtp && game.rtp !== null
  const venueName = venue ? nameIn(locale, venue.name) : game.enName
  const tag = game.tags.includes('new') ? t.tagNew : game.tags.includes('hot') ? t.tagHot : null
  return (
    <article className={styles.card} data-shape={lobby.shape} data-lead={isLead || undefined}>
      <button
        type="button"
        className={styles.play}
        data-down={!isOpen || undefined}
        onClick={() => (isOpen ? onPlay : onInfo)(game)}
      >
        <span className={styles.cover}>
          <Cover
            src={isLead ? game.image : game.thumb || game.image}
            seed={game.gameCode}
            motif={lobby.motif}
            shape={lobby.shape}
            className={styles.art}
          />
          {tag && isOpen && <span className={styles.tag}>{tag}</span>}
          {!isOpen && (
            <span className={styles.down}>
              {downText} {window && !game.coming && <span>{window}</span>}
            </span>
          )}
        </span>
        <span className={styles.name} title={title}>
          {title}
        </span>
      </button>
      <div className={styles.foot}>
        {/* Two venues may have games of one name. */}
        {showsRtp && lobby.shape === 'square' && (
          <VenueMark code={game.enName} label={venueName} className={styles.mark} />
        )}
        <span className={styles.fact}>{showsRtp ? `${t.rtp} ${game.rtp}%` : venueName}</span>
        <button type="button" className={styles.tool} aria-label={t.info({ game: title })} onClick={() => onInfo(game)}>
          <IconInfo aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        className={classNames(styles.star, isFav && styles.starred)}
        aria-label={t.favourite({ game: title })}
        aria-pressed={isFav}
        onClick={() => onFavourite(game, !isFav)}
      >
        <IconStar aria-hidden="true" />
      </button>
    </article>
  )
})
