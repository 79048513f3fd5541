import { ROUTE } from '@lantern/contract'
import { type Game, VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { entryOf } from '@lantern/contract/open-enum'
import { formatMoney, useLocale, useMessages } from '@lantern/i18n'
import { now } from '@lantern/platform'
import { Button, Cover, ListRow, Section, Sheet } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { localSpan } from '../parts/local-span.rules.ts'
import { useName } from '../parts/named.ts'
import { RemindButton } from '../parts/reminder/remind-button.tsx'
import styles from './game-sheet.module.css'
import { rulesQuery } from './parts/games.api.ts'
import type { Lobby } from './parts/lobbies.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { multiple } from './parts/multiple.ts'

const SECOND_MS = 1_000
const PERCENT = 100

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
  const locale = useLocale()
  const rules = useQuery(rulesQuery(game.gameCode))
  const rtpText = game.rtp === null ? (rules.data?.maxWin == null ? t.noFigure : t.rtpByBet) : `${game.rtp}%`
  const isVenueDown = venue !== undefined && venue.status !== VENUE_STATUS.open
  return (
    <Sheet
      beside
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
      {isVenueDown && venue.maintainFrom !== null && venue.maintainTo !== null && (
        <p className={styles.note}>
          {t.maintenanceUntil({ span: localSpan(venue.maintainFrom, venue.maintainTo, now()) })}
        </p>
      )}
      <div className={styles.art}>
        <Cover src={game.image} seed={game.gameCode} motif={lobby.motif} shape="wide" />
      </div>
      <div className={styles.facts}>
        <ListRow title={t.venue} value={venue ? name(venue.name) : game.enName} />
        <ListRow title={t.rtp} value={rtpText} />
        {game.volatility !== null && (
          <ListRow title={t.volatility} value={entryOf(volatility, game.volatility) ?? t.noFigure} />
        )}
        {rules.data?.maxWin != null && <ListRow title={t.maxWin} value={t.times({ n: multiple(rules.data.maxWin) })} />}
        <ListRow title={t.limits} value={`¥${formatMoney(game.minBet)} – ${formatMoney(game.maxBet)}`} />
        {rules.data?.cycleMs != null && (
          <ListRow title={t.cycleFact} value={t.seconds({ s: String(rules.data.cycleMs / SECOND_MS) })} />
        )}
        {venue && (
          <ListRow
            title={t.turnover}
            value={t.turnoverShare({ percent: String(Math.round(venue.turnoverWeight * PERCENT)) })}
          />
        )}
      </div>
      {rules.data && (
        <>
          <Section title={t.rules} level={3} className={styles.rules}>
            {(locale === 'en' ? rules.data.en : rules.data.zh).split('\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Section>
          <Section title={t.rtpKnown} level={3} className={styles.rules}>
            <p>{name(rules.data.rtpKnown)}</p>
            {game.rtp !== null && <p>{t.rtpNote}</p>}
          </Section>
        </>
      )}
      {rules.isError && (
        <p className={styles.note} role="status">
          {t.rulesFailed}
          <Button size="sm" kind="quiet" busy={rules.isFetching} onClick={() => void rules.refetch()}>
            {t.retry}
          </Button>
        </p>
      )}
    </Sheet>
  )
}
