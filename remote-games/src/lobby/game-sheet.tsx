import { ROUTE } from '@lantern/contract'
import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useMessages } from '@lantern/i18n'
import { Button, Cover, ListRow, Sheet } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useName } from '../parts/named.ts'
import { RemindButton } from '../parts/reminder/remind-button.tsx'
import styles from './game-sheet.module.css'
import type { Lobby } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'

export type GameSheetProps = {
  game: Game
  venue: Venue | undefined
  lobby: Lobby
  /** The member blocked its venue or category. */
  isBlocked: boolean
  onPlay: () => void
  onClose: () => void
}

/** Details of a game. Mounted open; calls `onClose` when its parent should unmount it. */
export function GameSheet({ game, venue, lobby, isBlocked, onPlay, onClose }: GameSheetProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const [open, setOpen] = useState(true)
  const volatility = { low: t.volatility_low, mid: t.volatility_mid, high: t.volatility_high }
  const isOpen = game.status === 1 && venue?.status === 1 && !game.coming
  const isVenueDown = venue !== undefined && venue.status !== VENUE_STATUS.open
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={name(game.name)}
      closeLabel={t.closeSheet}
      footer={
        isBlocked ? (
          <Button size="lg" block render={<Link to={ROUTE.safer} />}>
            {t.manageBlocks}
          </Button>
        ) : isVenueDown && !game.coming ? (
          <RemindButton enName={game.enName} />
        ) : (
          <Button kind="primary" size="lg" block disabled={!isOpen} onClick={onPlay}>
            {isOpen ? t.play : game.coming ? t.coming : t.maintenance}
          </Button>
        )
      }
    >
      {isBlocked && <p className={styles.note}>{t.blockedDetail}</p>}
      <div className={styles.art}>
        <Cover src={game.image} seed={game.gameCode} motif={lobby.motif} shape="wide" />
      </div>
      <div className={styles.facts}>
        <ListRow title={t.venue} value={venue ? name(venue.name) : game.enName} />
        {lobby.showsRtp && <ListRow title={t.rtp} value={game.rtp === null ? t.noFigure : `${game.rtp}%`} />}
        {lobby.showsRtp && (
          <ListRow
            title={t.volatility}
            value={(game.volatility !== null && entryOf(volatility, game.volatility)) || t.noFigure}
          />
        )}
        <ListRow title={t.limits} value={`¥${formatMoney(game.minBet)} – ${formatMoney(game.maxBet)}`} />
      </div>
      {lobby.showsRtp && <p className={styles.note}>{t.rtpNote}</p>}
    </Sheet>
  )
}
