import { ROUTE } from '@lantern/contract'
import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchPage as MatchData } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { memberMessage, now, usePageTitle } from '@lantern/platform'
import { Button, Chip, Empty, ErrorPanel, IconBack, IconButton, IconNext, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId } from 'react'
import { Link, useParams } from 'react-router-dom'
import chips from '../../parts/chip-row.module.css'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { subjectId } from '../../parts/favourites/favourites.rules.ts'
import { useMatch, useWatch } from '../../parts/feed/live-prices.ts'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { resultsPath } from '../../parts/nav/results-path.ts'
import { matchQuery } from '../../parts/sport/sport.api.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { StaleNote } from '../../parts/sport/stale-note.tsx'
import { marketWords } from '../../parts/sport/terms.rules.ts'
import { useBook } from '../../parts/sport/use-book.ts'
import { useOddsType } from '../../parts/sport/use-odds-type.ts'
import { SlipDock } from '../slip/slip-dock.tsx'
import { useLaunchTarget } from '../slip/use-launch-target.ts'
import { SportTools } from '../tools/sport-tools.tsx'
import { LineMovement } from './line-movement.tsx'
import { MarketGroups } from './market-groups.tsx'
import { MatchHead } from './match-head.tsx'
import { matchPageMessages } from './match-page.messages.ts'
import styles from './match-page.module.css'
import { MatchStatistics } from './match-statistics.tsx'
import { MatchTimeline } from './match-timeline.tsx'
import { PastMatches } from './past-matches.tsx'

/** One match: score and clock, every market while it takes bets, statistics, events, line movement, and past matches. */
export function MatchPage() {
  const t = useMessages(matchPageMessages)
  const name = useName()
  const { id = '' } = useParams()
  const { venues, book } = useBook()
  const odds = useOddsType()
  const launch = useLaunchTarget(venues)
  const page = useQuery(matchQuery({ book, id }))
  const match = useMatch(id)
  useWatch(page.data?.list.length ? [id] : [], true)
  useEventsOfScore(match, page.data, page.refetch)
  usePageTitle(useMatchTitle(match))

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton label={t.back} icon={<IconBack />} render={<Link to={ROUTE.sport} />} />
        <div className={styles.league}>{match && name(match.league)}</div>
        <SportTools matchId={id} />
      </div>
      {page.isPending && <Skeleton shape="card" count={4} label={t.loading} className={styles.bones} />}
      {page.isError && !page.data && (
        <ErrorPanel
          title={t.failed}
          message={memberMessage(page.error)}
          retryLabel={t.retry}
          retrying={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.data?.list.length === 0 && (
        <Empty
          art="records"
          title={t.gone}
          detail={t.goneHint}
          action={
            <Button size="sm" render={<Link to={ROUTE.sport} />}>
              {t.toBoard}
            </Button>
          }
        />
      )}
      {page.data?.list.length === 1 && match && <Whole match={match} data={page.data} book={book} odds={odds.type} />}
      <SlipDock venues={venues} odds={odds.type} launch={launch} />
    </div>
  )
}

/** Sides and, once it has begun, the score of the match for the tab. */
function useMatchTitle(match: KnownMatch | undefined): string {
  const name = useName()
  const s = useMessages(sportMessages)
  if (!match) return ''
  const between = match.state < MATCH_STATE.live ? s.versus : `${match.score.home}:${match.score.away}`
  return `${name(match.home)} ${between} ${name(match.away)}`
}

/** A titled part of the page. */
type Part = { key: string; title: string; lead?: string | undefined; body: ReactNode }

type WholeProps = { match: KnownMatch; data: MatchData; book: string; odds: ReturnType<typeof useOddsType>['type'] }

function Whole({ match, data, book, odds }: WholeProps) {
  const t = useMessages(matchPageMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const { venues } = useBook()
  const venue = venues?.find(({ enName }) => enName === book)
  const page = useId()
  const isStarted = match.state >= MATCH_STATE.live
  const isOver = match.state > MATCH_STATE.live
  const all: readonly (Part | false)[] = [
    !isOver && {
      key: 'markets',
      title: t.markets,
      lead: venue ? t.pricesOf({ venue: name(venue.name) }) : undefined,
      body: <MarketGroups match={match} odds={odds} />,
    },
    isStarted && { key: 'statistics', title: t.statistics, body: <MatchStatistics match={match} data={data} /> },
    isStarted && { key: 'timeline', title: t.timeline, body: <MatchTimeline match={match} data={data} /> },
    {
      key: 'movement',
      title: t.movement({ market: marketWords(match.sport, s).winner }),
      lead: isStarted ? t.movementHint : undefined,
      body: <LineMovement match={match} past={data.movement} at={data.at} odds={odds} />,
    },
    {
      key: 'form',
      title: t.form,
      body: (['home', 'away'] as const).map((side) => (
        <PastMatches
          key={side}
          title={name(match[side])}
          action={
            <FavouriteButton kind="team" id={subjectId(match.sport, match[side])} name={name(match[side])} isLabelled />
          }
          side={match[side].en}
          list={data.form[side]}
          none={t.noForm}
        />
      )),
    },
    {
      key: 'headToHead',
      title: t.headToHead,
      body: <PastMatches side={match.home.en} list={data.headToHead} none={t.noHeadToHead} />,
    },
  ]
  const parts = all.filter((part) => part !== false)
  const idOf = (key: string): string => `${page}-${key}`
  return (
    <>
      <MatchHead match={match} data={data} />
      <MatchParts parts={parts.map(({ key, title }) => ({ id: idOf(key), title }))} />
      <StaleNote />
      {isOver && <Closed match={match} />}
      {parts.map(({ key, title, lead, body }) => (
        <Section key={key} id={idOf(key)} tabIndex={-1} className={styles.part} title={title} lead={lead}>
          {body}
        </Section>
      ))}
    </>
  )
}

type MatchPart = { id: string; title: string }

/** The parts of the page in a row below the score; a tap scrolls to one, and the next tab stop is in it. */
function MatchParts({ parts }: { parts: readonly MatchPart[] }) {
  const t = useMessages(matchPageMessages)
  return (
    <nav className={chips.row} aria-label={t.parts} data-fade-end>
      {parts.map(({ id, title }) => (
        <Chip key={id} onClick={() => showPart(id)}>
          {title}
        </Chip>
      ))}
    </nav>
  )
}

function showPart(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView?.({ block: 'start' })
  part?.focus({ preventScroll: true })
}

/** Instead of markets once the match is over: that, and the way to what its markets came to. */
function Closed({ match: { sport, league, startAt } }: { match: KnownMatch }) {
  const t = useMessages(matchPageMessages)
  const results = resultsPath({ sport, league: subjectId(sport, league), startAt }, now())
  return (
    <div className={styles.closed}>
      <p>{t.noMarkets}</p>
      {results !== null && (
        <Link to={results} className={styles.results}>
          {t.marketResults}
          <IconNext aria-hidden="true" />
        </Link>
      )}
    </div>
  )
}

/** Refetches the page when the stream reports another score than the fetched one. */
function useEventsOfScore(match: KnownMatch | undefined, data: MatchData | undefined, refetch: () => unknown): void {
  const known = match && scoreKey(match)
  const read = data?.list[0] && scoreKey(data.list[0])
  useEffect(() => {
    if (known !== undefined && read !== undefined && known !== read) void refetch()
  }, [known, read, refetch])
}

function scoreKey({ score, state }: Pick<KnownMatch, 'score' | 'state'>): string {
  return `${state}/${score.home}-${score.away}`
}
