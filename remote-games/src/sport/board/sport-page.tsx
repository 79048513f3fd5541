import type { OddsType } from '@lantern/contract/constants'
import { VENUE_STATUS } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { memberMessage } from '@lantern/platform'
import { Button, Empty, ErrorPanel, Skeleton, Tabs } from '@lantern/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { favouriteMessages } from '../../parts/favourites/favourites.messages.ts'
import { useFavourites } from '../../parts/favourites/favourites.ts'
import { useWatch } from '../../parts/feed/live-prices.ts'
import { useName } from '../../parts/named.ts'
import { CategoryNav } from '../../parts/nav/category-nav.tsx'
import { boardQuery } from '../../parts/sport/sport.api.ts'
import { StaleNote } from '../../parts/sport/stale-note.tsx'
import { useBook } from '../../parts/sport/use-book.ts'
import { useOddsType } from '../../parts/sport/use-odds-type.ts'
import { SlipDock } from '../slip/slip-dock.tsx'
import { useLaunchTarget } from '../slip/use-launch-target.ts'
import { SportTools } from '../tools/sport-tools.tsx'
import { boardMessages } from './board.messages.ts'
import { type BoardView, endOfScreen, inGroups, readView, writeView } from './board-view.rules.ts'
import { BookRow } from './book-row.tsx'
import { DateStrip } from './date-strip.tsx'
import { LeagueGroup } from './league-group.tsx'
import { LiveStrip } from './live-strip.tsx'
import styles from './sport-page.module.css'

const SiteCount = lazyPage(() => import('./site-count.tsx'), 'SiteCount')

/** The sport board: live and upcoming matches of nine sports at the prices of one venue. */
export function SportPage() {
  const t = useMessages(boardMessages)
  const name = useName()
  const [query, setQuery] = useSearchParams()
  const { venues, book, choose } = useBook()
  const view = readView(query)
  const board = useQuery({ ...boardQuery({ book, ...view }), placeholderData: keepPreviousData })
  const odds = useOddsType()
  const launch = useLaunchTarget(venues)

  const replace = (next: URLSearchParams) => setQuery(next, { replace: true, preventScrollReset: true })
  const show = (next: BoardView) => replace(writeView(query, next))
  const sports = board.data?.sports ?? []
  return (
    <div className={styles.page}>
      <h1 className={styles.unseen}>{t.title}</h1>
      <div className={styles.top} data-fade-tabs>
        <Tabs
          // Once there are tabs, the chosen one is scrolled into view.
          key={sports.length}
          label={t.sports}
          value={view.sport}
          tabs={sports.map(({ code, name: title, count }) => ({ id: code, label: name(title), badge: count }))}
          onValueChange={(sport) => show({ ...view, sport })}
          className={styles.sports}
        />
        <SportTools />
      </div>
      <div className={styles.leagues}>
        <BookRow
          venues={venues}
          book={book}
          odds={odds.type}
          onBook={choose}
          onEnter={launch.enter}
          onOdds={odds.choose}
        />
      </div>
      {venues?.every(({ status }) => status !== VENUE_STATUS.open) && (
        <p className={styles.note} role="status">
          {t.allDown}
        </p>
      )}
      <DateStrip
        view={view}
        days={board.data?.days ?? []}
        live={sports.find(({ code }) => code === view.sport)?.live ?? 0}
        onView={show}
      />
      <StaleNote />
      {board.isPending && <Skeleton shape="card" count={6} label={t.loading} className={styles.bones} />}
      {board.isError && !board.data && (
        <ErrorPanel
          title={t.failed}
          message={memberMessage(board.error)}
          retryLabel={t.retry}
          retrying={board.isFetching}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.data && (
        <Leagues
          key={`${view.sport}/${view.day}/${view.live}`}
          matches={board.data.list}
          odds={odds.type}
          isLive={view.live}
          strip={!view.live && <LiveStrip book={book} without={view.day === 0 ? view.sport : null} />}
          onNext={() => show({ ...view, live: false, day: 0 })}
        />
      )}
      <CategoryNav current="sport" />
      <footer className={styles.foot}>
        <Suspense fallback={null}>
          <SiteCount />
        </Suspense>
        <p>{t.simulated}</p>
      </footer>
      <SlipDock venues={venues} odds={odds.type} launch={launch} />
    </div>
  )
}

/** Key of the group of favourite matches; keys of leagues have a slash. */
const FAVOURITES = 'favourites'

type LeaguesProps = {
  matches: Parameters<typeof inGroups>[0]
  odds: OddsType
  isLive: boolean
  /** Below the first screen of matches. */
  strip: ReactNode
  onNext: () => void
}

function Leagues({ matches, odds, isLive, strip, onNext }: LeaguesProps) {
  const t = useMessages(boardMessages)
  const f = useMessages(favouriteMessages)
  const name = useName()
  const { has } = useFavourites()
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  useWatch(matches.map(({ id }) => id))
  if (matches.length === 0)
    return (
      <>
        <Empty
          art="records"
          title={isLive ? t.emptyLive : t.empty}
          action={
            <Button size="sm" onClick={onNext}>
              {t.toNext}
            </Button>
          }
        />
        {strip}
      </>
    )
  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  const { favourites, leagues } = inGroups(matches, has)
  const groups = [
    ...(favourites.length > 0 ? [{ key: FAVOURITES, title: f.matches, favouriteId: null, matches: favourites }] : []),
    ...leagues.map((league) => ({ ...league, title: name(league.name), favouriteId: league.key })),
  ]
  const last = endOfScreen(groups.map(({ matches: own }) => own.length))
  return (
    <div className={styles.leagues}>
      {groups.map(({ key, title, favouriteId, matches: own }, index) => (
        <Fragment key={key}>
          <LeagueGroup
            title={title}
            favouriteId={favouriteId}
            matches={own}
            odds={odds}
            isFirst={index === 0}
            isOpen={!closed.has(key)}
            onToggle={() => toggle(key)}
          />
          {index === last && strip}
        </Fragment>
      ))}
    </div>
  )
}
