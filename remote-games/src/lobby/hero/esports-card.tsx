import type { OddsType } from '@lantern/contract/constants'
import { MARKET_STATE, MATCH_STATE } from '@lantern/contract/games'
import { convertOdds } from '@lantern/contract/odds'
import { formatOdds, formatTime, useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { HiddenText, IconLock } from '@lantern/ui'
import { useFreshness, useMatch } from '../../parts/feed/live-prices.ts'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { matchMessages } from '../../parts/match.messages.ts'
import { periodOf } from '../../parts/match-clock.rules.ts'
import { useName } from '../../parts/named.ts'
import { mainMarkets } from '../../parts/sport/pick.rules.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './esports-card.module.css'
import { StripCard } from './strip-card.tsx'

export type EsportsCardProps = { id: string; odds: OddsType; onEnter: () => void }

/** A match: league, map or start, and by side the rounds of the map, the maps and the price, below their names; a tap enters the venue. */
export function EsportsCard({ id, odds, onEnter }: EsportsCardProps) {
  const t = useMessages(lobbyMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const match = useMatch(id)
  if (!match) return null
  const isLive = match.state === MATCH_STATE.live
  return (
    <StripCard className={styles.card} onClick={onEnter}>
      <span className={styles.league}>{name(match.league)}</span>
      <span className={styles.head}>
        <span className={styles.when} data-live={isLive || undefined}>
          <MapClock match={match} />
        </span>
        {isLive && match.points && <span className={styles.points}>{match.sport === 'cs2' ? t.rounds : t.towers}</span>}
        {isLive && <span className={styles.score}>{t.maps}</span>}
        <span className={styles.winner}>{s.matchWinner}</span>
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={styles.side}>
          <Crest name={match[side].en} />
          <span className={styles.team} title={name(match[side])}>
            {name(match[side])}
          </span>
          {isLive && match.points && <span className={styles.points}>{match.points[side]}</span>}
          {isLive && <span className={styles.score}>{match.score[side]}</span>}
          <WinnerPrice match={match} side={side} odds={odds} />
        </span>
      ))}
    </StripCard>
  )
}

/** The map that is played, a break, or the start. */
function MapClock({ match }: { match: KnownMatch }) {
  const t = useMessages(lobbyMessages)
  const m = useMessages(matchMessages)
  if (match.state === MATCH_STATE.scheduled) return formatTime(match.startAt)
  if (match.state !== MATCH_STATE.live) return m[`state${match.state}`]
  const { word, n } = periodOf(match.period)
  return word === 'set' ? t.map({ n }) : m[word]({ n })
}

function WinnerPrice({ match, side, odds }: { match: KnownMatch; side: 'home' | 'away'; odds: OddsType }) {
  const m = useMessages(matchMessages)
  const { isFresh } = useFreshness()
  const market = mainMarkets(match)['1x2']
  const price = market?.selections.find(({ pick }) => pick === side)?.odds
  if (!isFresh || market?.state !== MARKET_STATE.open || price === undefined)
    return (
      <span className={styles.price}>
        <IconLock className={styles.lock} aria-hidden="true" />
        <HiddenText>{m.suspended}</HiddenText>
      </span>
    )
  return <span className={styles.price}>{formatOdds(convertOdds(price, odds))}</span>
}
