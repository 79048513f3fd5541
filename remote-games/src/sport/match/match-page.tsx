import { ROUTE } from '@lantern/contract'
import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchPage as MatchData } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { memberMessage, usePageTitle } from '@lantern/platform'
import { Button, Empty, ErrorPanel, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import { useMatch, useWatch } from '../../parts/feed/live-prices.ts'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { matchQuery } from '../../parts/sport/sport.api.ts'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import { StaleNote } from '../../parts/sport/stale-note.tsx'
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

/** One match: score and clock, every market, events, line movement, and past matches. */
export function MatchPage() {
  const t = useMessages(matchPageMessages)
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
        <Link to={ROUTE.sport} className={styles.back}>
          {t.back}
        </Link>
        <div className={styles.tools}>
          {match && <MatchStar match={match} />}
          <SportTools matchId={id} />
        </div>
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

function MatchStar({ match }: { match: KnownMatch }) {
  const name = useName()
  const s = useMessages(sportMessages)
  return <FavouriteButton kind="match" id={match.id} name={`${name(match.home)} ${s.versus} ${name(match.away)}`} />
}

type WholeProps = { match: KnownMatch; data: MatchData; book: string; odds: ReturnType<typeof useOddsType>['type'] }

function Whole({ match, data, book, odds }: WholeProps) {
  const t = useMessages(matchPageMessages)
  const name = useName()
  const { venues } = useBook()
  const venue = venues?.find(({ enName }) => enName === book)
  const isStarted = match.state >= MATCH_STATE.live
  return (
    <>
      <MatchHead match={match} />
      <StaleNote />
      <Section title={t.markets} lead={venue ? t.pricesOf({ venue: name(venue.name) }) : undefined}>
        <MarketGroups match={match} odds={odds} />
      </Section>
      {isStarted && (
        <>
          <Section title={t.timeline}>
            <MatchTimeline match={match} data={data} />
          </Section>
          <Section title={t.statistics}>
            <MatchStatistics match={match} data={data} />
          </Section>
        </>
      )}
      <Section title={t.movement} lead={isStarted ? t.movementHint : undefined}>
        <LineMovement match={match} past={data.movement} at={data.at} odds={odds} />
      </Section>
      <Section title={t.form}>
        {(['home', 'away'] as const).map((side) => (
          <PastMatches
            key={side}
            title={name(match[side])}
            side={match[side].en}
            list={data.form[side]}
            none={t.noForm}
          />
        ))}
      </Section>
      <Section title={t.headToHead}>
        <PastMatches side={match.home.en} list={data.headToHead} none={t.noHeadToHead} />
      </Section>
    </>
  )
}

/** Refetches the page when the stream reports another score than the fetched one. */
function useEventsOfScore(match: KnownMatch | undefined, data: MatchData | undefined, refetch: () => unknown): void {
  const now = match && scoreKey(match)
  const read = data?.list[0] && scoreKey(data.list[0])
  useEffect(() => {
    if (now !== undefined && read !== undefined && now !== read) void refetch()
  }, [now, read, refetch])
}

function scoreKey({ score, state }: Pick<KnownMatch, 'score' | 'state'>): string {
  return `${state}/${score.home}-${score.away}`
}
