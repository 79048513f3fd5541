import type { OddsType } from '@lantern/contract/constants'
import { MATCH_STATE } from '@lantern/contract/games'
import { BOARD_KINDS, type BoardKind, type BoardMarket } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import { useMatch } from '../../parts/feed/live-prices.ts'
import { isSameFace, type KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { matchPath } from '../../parts/nav/match-path.ts'
import { MatchClock } from '../../parts/sport/match-clock.tsx'
import { mainMarkets } from '../../parts/sport/pick.rules.ts'
import { PriceCell } from '../../parts/sport/price/price-cell.tsx'
import { useNear } from '../../parts/use-near.ts'
import { boardMessages } from './board.messages.ts'
import styles from './match-row.module.css'

/** Names above this width, in Latin letters, are smaller and may take two lines. */
const LONG_NAME = 12
/** Width of a Chinese character in Latin letters, less than it is: the side has room for seven. */
const CHINESE_WIDTH = 1.4
const PICKS: Readonly<Record<BoardKind, readonly string[]>> = {
  '1x2': ['home', 'draw', 'away'],
  handicap: ['home', 'away'],
  total: ['over', 'under'],
}

/** One match: clock, sides, score, and its main prices in three columns of fixed width. */
export function MatchRow({ id, odds }: { id: string; odds: OddsType }) {
  const { isNear, ref } = useNear()
  // Only rows near the screen follow changes; the others are updated when they get there.
  const match = useMatch(id, isNear)
  if (!match) return null
  const main = mainMarkets(match)
  return (
    <article ref={ref} className={styles.row}>
      <Sides match={match} />
      {BOARD_KINDS.map((kind) => (
        <Column key={kind} match={match} kind={kind} market={main[kind]} odds={odds} />
      ))}
    </article>
  )
}

const Sides = memo(function Sides({ match }: { match: KnownMatch }) {
  const t = useMessages(boardMessages)
  const name = useName()
  const isLive = match.state === MATCH_STATE.live
  const points = isLive ? match.points : null
  return (
    <Link to={matchPath(match.id)} className={styles.sides}>
      <span className={styles.when} data-live={isLive || undefined}>
        <MatchClock match={match} />
        {match.more > 0 && <span className={styles.more}>{t.moreMarkets({ count: match.more })}</span>}
      </span>
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className={styles.side}>
          <Crest name={match[side].en} />
          <span className={styles.team} title={name(match[side])} data-long={isLong(name(match[side])) || undefined}>
            {name(match[side])}
          </span>
          {points && <span className={styles.points}>{points[side]}</span>}
          {isLive && (
            <output
              className={styles.score}
              data-leads={match.score[side] > match.score[side === 'home' ? 'away' : 'home'] || undefined}
            >
              {match.score[side]}
            </output>
          )}
        </span>
      ))}
    </Link>
  )
}, isSameMatch)

type ColumnProps = { match: KnownMatch; kind: BoardKind; market: BoardMarket | undefined; odds: OddsType }

/** Cells of a market; those of a market that is not offered are locked. */
const Column = memo(function Column({ match, kind, market, odds }: ColumnProps) {
  const picks = market ? market.selections.map(({ pick }) => pick) : PICKS[kind].filter((pick) => pick !== 'draw')
  return (
    <div className={styles.column} data-kind={kind} data-picks={picks.length}>
      {picks.map((pick) => (
        <PriceCell
          key={pick}
          match={match}
          market={market}
          kind={kind}
          pick={pick}
          odds={odds}
          className={styles[pick]}
        />
      ))}
    </div>
  )
}, isSameColumn)

function isLong(name: string): boolean {
  const chinese = name.match(/\p{Script=Han}/gu)?.length ?? 0
  return name.length + chinese * (CHINESE_WIDTH - 1) > LONG_NAME
}

function isSameMatch(one: { match: KnownMatch }, other: { match: KnownMatch }): boolean {
  return isSameFace(one.match, other.match)
}

/** A change of another market does not render the cells of this one. */
function isSameColumn(one: ColumnProps, other: ColumnProps): boolean {
  return one.market === other.market && one.odds === other.odds && isSameFace(one.match, other.match)
}
