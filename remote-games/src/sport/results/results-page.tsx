import { ROUTE } from '@lantern/contract'
import type { Results } from '@lantern/contract/sport'
import { useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Button, Chip, Empty, ErrorPanel, IconBack, IconButton, Skeleton, Tabs } from '@lantern/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ChipRow } from '../../parts/chip-row.tsx'
import { useName } from '../../parts/named.ts'
import { resultsQuery } from '../../parts/sport/sport.api.ts'
import { useBook } from '../../parts/sport/use-book.ts'
import { useOddsType } from '../../parts/sport/use-odds-type.ts'
import { SlipDock } from '../slip/slip-dock.tsx'
import { useLaunchTarget } from '../slip/use-launch-target.ts'
import { SportTools } from '../tools/sport-tools.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultDays } from './result-days.tsx'
import { resultsMessages } from './results.messages.ts'
import styles from './results-page.module.css'
import { inLeagues, leaguesOf, ofLeague, type ResultsView, readView, writeView } from './results-view.rules.ts'

/** `/game/sport/results`: finished matches by day, sport and league, with periods and the results of their markets. */
export function ResultsPage() {
  const t = useMessages(resultsMessages)
  const name = useName()
  const [query, setQuery] = useSearchParams()
  const view = readView(query)
  const { venues } = useBook()
  const odds = useOddsType()
  const launch = useLaunchTarget(venues)
  const results = useQuery({ ...resultsQuery(view), placeholderData: keepPreviousData })
  const show = (part: Partial<ResultsView>) =>
    setQuery(writeView(query, { ...view, ...part }), { replace: true, preventScrollReset: true })
  const sports = results.data?.sports ?? []
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton
          label={t.back}
          icon={<IconBack />}
          render={<Link to={`${ROUTE.sport}${view.sport === 'football' ? '' : `?sport=${view.sport}`}`} />}
        />
        <h1 className={styles.title}>{t.title}</h1>
        <SportTools />
      </div>
      <div className={styles.wide} data-fade-tabs>
        <Tabs
          // Once there are tabs, the chosen one is scrolled into view.
          key={sports.length}
          label={t.sports}
          value={view.sport}
          tabs={sports.map(({ code, name: title, count }) => ({ id: code, label: name(title), badge: count }))}
          onValueChange={(sport) => show({ sport, league: null })}
          className={styles.sports}
        />
      </div>
      <ResultDays day={view.day} onDay={(day) => show({ day })} />
      {results.isPending && <Skeleton shape="card" count={4} label={t.loading} className={styles.bones} />}
      {results.isError && !results.data && (
        <ErrorPanel
          title={t.failed}
          message={memberMessage(results.error)}
          retryLabel={t.retry}
          retrying={results.isFetching}
          onRetry={() => void results.refetch()}
        />
      )}
      {results.data && <Decided list={results.data.list} view={view} onView={show} />}
      <SlipDock venues={venues} odds={odds.type} launch={launch} />
    </div>
  )
}

type DecidedProps = { list: Results['list']; view: ResultsView; onView: (part: Partial<ResultsView>) => void }

function Decided({ list, view, onView }: DecidedProps) {
  const t = useMessages(resultsMessages)
  const name = useName()
  const leagues = leaguesOf(list)
  const shown = ofLeague(list, view.league)
  const isFiltered = view.league !== null
  return (
    <>
      {leagues.length > 0 && (
        <ChipRow label={t.leagues} className={styles.chips}>
          <Chip selected={!isFiltered} onClick={() => onView({ league: null })}>
            {t.allLeagues}
          </Chip>
          {leagues.map((league) => (
            <Chip
              key={league.key}
              selected={view.league === league.key}
              count={league.count}
              onClick={() => onView({ league: league.key })}
            >
              {name(league.name)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {shown.length === 0 && (
        <Empty
          art="records"
          title={isFiltered ? t.emptyLeague : t.empty}
          action={
            isFiltered ? (
              <Button size="sm" onClick={() => onView({ league: null })}>
                {t.showAll}
              </Button>
            ) : (
              view.day === 0 && (
                <Button size="sm" onClick={() => onView({ day: 1 })}>
                  {t.showYesterday}
                </Button>
              )
            )
          }
        />
      )}
      {inLeagues(shown).map(({ key, name: league, list: own }) => (
        <section key={key} className={styles.league} aria-label={name(league)}>
          <h2 className={styles.name}>{name(league)}</h2>
          <ul className={styles.list}>
            {own.map((match) => (
              <li key={match.id}>
                <ResultCard match={match} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
