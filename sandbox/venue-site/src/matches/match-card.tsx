/** One match: league and clock, the two sides with the score, and its prices in three columns. */

import type { Match } from '@lantern/contract/games'
import { SITE_TIME_ZONE } from '@lantern/contract/site-time'
import { useState } from 'react'
import { useText } from '../locale.tsx'
import styles from './match-card.module.css'
import { clockText } from './match-clock.rules.ts'
import { NamedMarkets } from './named-markets.tsx'
import { OddsButton } from './odds-button.tsx'

/** The pick that a tap on a price selects. */
export type Choice = { matchId: string; marketId: string; selectionId: string; odds: string }

export type MatchCardProps = {
  match: Match
  sinceMs: number
  oddsType: number
  chosen: string
  onChoose: (choice: Choice) => void
}

type Market = Match['markets'][number]
type Points = { home: number; away: number } | null

export function MatchCard({ match, sinceMs, oddsType, chosen, onChoose }: MatchCardProps) {
  const { t, say, locale } = useText()
  const [isWide, setWide] = useState(false)
  const isLive = match.state === 2
  const { period, clock } = clockText(match, sinceMs, t)
  const winner = match.markets.find((market) => market.kind === '1x2')
  const handicaps = match.markets.filter((market) => market.kind === 'handicap')
  const totals = match.markets.filter((market) => market.kind === 'total')
  const named = match.markets.filter((market) => market.name !== undefined)
  const more = Math.max(0, handicaps.length - 1) + Math.max(0, totals.length - 1) + named.length
  const points = match.points as Points
  const column = (markets: Market[]): Market[] => (isWide ? markets : mainLine(markets))

  return (
    <article className={styles.card} aria-label={`${say(match.home)} ${t.vs} ${say(match.away)}`}>
      <header className={styles.top}>
        <span className={styles.league}>{say(match.league)}</span>
        {isLive ? (
          <span className={styles.clock}>
            <i className={styles.dot} aria-hidden="true" />
            {period} {clock}
          </span>
        ) : (
          <time className={styles.start} dateTime={new Date(match.startAt).toISOString()}>
            {startText(match.startAt, locale)}
          </time>
        )}
      </header>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={styles.side}>
          <span className={styles.team}>{say(match[side])}</span>
          {points && isLive && <span className={styles.points}>{points[side]}</span>}
          {isLive && (
            <output
              className={styles.score}
              data-leads={match.score[side] > match.score[side === 'home' ? 'away' : 'home']}
            >
              {match.score[side]}
            </output>
          )}
        </div>
      ))}
      <div className={styles.markets}>
        {[
          { label: t.winner, markets: winner ? [winner] : [] },
          { label: t.handicap, markets: column(handicaps) },
          { label: t.total, markets: column(totals) },
        ].map(({ label, markets }) => (
          <div key={label} className={styles.column}>
            <p className={styles.market}>{label}</p>
            {markets.length === 0 && <span className={styles.none}>—</span>}
            {markets.flatMap((market) =>
              market.selections.map((selection) => (
                <OddsButton
                  key={selection.id}
                  label={labelOf(market, selection.pick)}
                  name={`${label} ${say(selection.name)}`}
                  odds={selection.odds}
                  oddsType={oddsType}
                  state={market.state}
                  isChosen={chosen === selection.id}
                  onChoose={() => choose(market, selection)}
                />
              )),
            )}
          </div>
        ))}
      </div>
      {isWide && <NamedMarkets markets={named} oddsType={oddsType} chosen={chosen} onChoose={choose} />}
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          data-beside={winner?.selections.length === 3 && !isWide}
          aria-expanded={isWide}
          onClick={() => setWide(!isWide)}
        >
          {isWide ? t.fewerLines : t.moreLines(more)}
        </button>
      )}
    </article>
  )

  function choose(market: Market, { id, odds }: Market['selections'][number]): void {
    onChoose({ matchId: match.id, marketId: market.id, selectionId: id, odds })
  }

  /** Small label of the button: 1 X 2, the line from this side's view, over or under. */
  function labelOf(market: Market, pick: string): string {
    if (market.kind === '1x2') return pick === 'draw' ? t.draw : pick === 'home' ? '1' : '2'
    const line = Number(market.line ?? '0')
    if (market.kind === 'total') return `${pick === 'over' ? t.over : t.under} ${line}`
    const own = pick === 'away' ? -line : line
    return own > 0 ? `+${own}` : own < 0 ? `−${-own}` : '0'
  }
}

/** The main line is the one whose two prices are nearest to each other. */
function mainLine(markets: Market[]): Market[] {
  const gap = ({ selections: [one, other] }: Market): number =>
    Math.abs(Number(one?.odds ?? 0) - Number(other?.odds ?? 0))
  return [...markets].sort((one, other) => gap(one) - gap(other)).slice(0, 1)
}

function startText(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: SITE_TIME_ZONE,
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)
}
