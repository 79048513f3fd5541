import { ROUTE } from '@lantern/contract'
import type { OddsType } from '@lantern/contract/constants'
import { MARKET_STATE, type Match } from '@lantern/contract/games'
import { oddsTypeOf } from '@lantern/contract/odds'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Card, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hotGamesQuery, hotMatchesQuery, memberQuery } from '../parts/games.api.ts'
import { MatchPrices } from '../parts/match-prices.tsx'
import { matchPath } from '../parts/nav/match-path.ts'
import { SnapRow } from '../parts/snap-row.tsx'
import { useLead } from '../parts/use-lead.ts'
import { AllLink } from './all-link.tsx'
import { CountsWatch } from './counts-watch.tsx'
import { HomeGame } from './home-game.tsx'
import styles from './home-rails.module.css'
import { MatchFace } from './match-face.tsx'
import { lastGamesQuery, openBetsQuery } from './personal.api.ts'
import { PersonalRails } from './personal-rails.tsx'
import { railsMessages } from './rails.messages.ts'
import { useHold } from './use-hold.ts'

/** Number of matches on the home page. */
const MATCHES = 6
const GAMES = 12

/** Slot `home.rails`: what the member left open, live matches and popular games. */
export function HomeRails() {
  const t = useMessages(railsMessages)
  const matches = useQuery(hotMatchesQuery(MATCHES))
  const shown = useLead(matches.data ?? [], isOpen)
  const games = useQuery(hotGamesQuery())
  const isMember = useSession().kind === 'member'
  const member = useQuery({ ...memberQuery(), enabled: isMember })
  const odds = oddsTypeOf(member.data?.oddsType)
  const bets = useQuery(openBetsQuery(isMember))
  const last = useQuery(lastGamesQuery(isMember))
  // Their rows are the first: what is below would move when they come.
  const isHeld = useHold(bets.isLoading || last.isLoading)
  return (
    <div className={styles.rails}>
      {isMember && <CountsWatch />}
      {isHeld ? (
        <Skeleton count={3} label={t.loading} className={styles.matchBone} />
      ) : (
        <>
          <PersonalRails bets={bets.data ?? []} games={last.data ?? []} odds={odds} />
          {matches.data?.length !== 0 && (
            <Section title={t.hotMatches} action={<AllLink to={ROUTE.sport} />}>
              <Rail query={matches} bone={styles.matchBone}>
                {shown.map((match) => (
                  <MatchCard key={match.id} match={match} odds={odds} />
                ))}
              </Rail>
            </Section>
          )}
          {games.data?.length !== 0 && (
            <Section title={t.games} action={<AllLink to="/game/egame" />}>
              <Rail query={games} bone={styles.gameBone}>
                {games.data?.slice(0, GAMES).map((game) => (
                  <HomeGame key={`${game.enName}-${game.gameCode}`} game={game} />
                ))}
              </Rail>
            </Section>
          )}
        </>
      )}
    </div>
  )
}

type RailQuery = {
  isPending: boolean
  isError: boolean
  data?: unknown
  isFetching: boolean
  refetch: () => Promise<unknown>
}

function Rail({ query, bone, children }: { query: RailQuery; bone: string | undefined; children: ReactNode }) {
  const t = useMessages(railsMessages)
  if (query.isPending) return <Skeleton count={3} label={t.loading} className={bone} />
  if (query.isError && !query.data) {
    return (
      <p className={styles.failed} role="status">
        {t.failed}
        <Button size="sm" kind="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t.retry}
        </Button>
      </p>
    )
  }
  return <SnapRow>{children}</SnapRow>
}

function MatchCard({ match, odds }: { match: Match; odds: OddsType }) {
  return (
    <li className={styles.match}>
      <Card className={styles.card} render={<Link to={matchPath(match.id)} />}>
        <span className={styles.matchBody}>
          <MatchFace match={match} />
          <MatchPrices match={match} odds={odds} />
        </span>
      </Card>
    </li>
  )
}

/** Whether its prices are shown: not while the market is suspended. */
function isOpen({ markets }: Match): boolean {
  return markets.some(({ kind, state }) => kind === '1x2' && state === MARKET_STATE.open)
}
