import { ROUTE } from '@lantern/contract'
import type { OddsType } from '@lantern/contract/constants'
import type { Game, Match } from '@lantern/contract/games'
import { oddsTypeOf } from '@lantern/contract/odds'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Card, Cover, type Motif, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hotGamesQuery, hotMatchesQuery, memberQuery } from '../parts/games.api.ts'
import { MatchFace } from '../parts/match-face.tsx'
import { MatchPrices } from '../parts/match-prices.tsx'
import { useName } from '../parts/named.ts'
import { SnapRow } from '../parts/snap-row.tsx'
import { CountsWatch } from './counts-watch.tsx'
import styles from './home-rails.module.css'
import { railsMessages } from './rails.messages.ts'

/** Number of matches on the home page. */
const MATCHES = 6
const GAMES = 12

const MOTIF_OF: Readonly<Record<Game['category'], Motif>> = {
  sport: 'sport',
  realbet: 'live',
  gaming: 'esports',
  chess: 'cards',
  egame: 'slots',
  lottery: 'lottery',
  fishing: 'fishing',
}

/** Slot `home.rails`: live matches and popular games. */
export function HomeRails() {
  const t = useMessages(railsMessages)
  const matches = useQuery(hotMatchesQuery(MATCHES))
  const games = useQuery(hotGamesQuery())
  const isMember = useSession().kind === 'member'
  const member = useQuery({ ...memberQuery(), enabled: isMember })
  const odds = oddsTypeOf(member.data?.oddsType)
  return (
    <div className={styles.rails}>
      {isMember && <CountsWatch />}
      {matches.data?.length !== 0 && (
        <Section title={t.hotMatches} action={<All to={ROUTE.sport}>{t.all}</All>}>
          <Rail query={matches} bone={styles.matchBone}>
            {matches.data?.map((match) => (
              <MatchCard key={match.id} match={match} odds={odds} />
            ))}
          </Rail>
        </Section>
      )}
      {games.data?.length !== 0 && (
        <Section title={t.games} action={<All to="/game/egame">{t.all}</All>}>
          <Rail query={games} bone={styles.gameBone}>
            {games.data?.slice(0, GAMES).map((game) => (
              <GameCard key={`${game.enName}-${game.gameCode}`} game={game} />
            ))}
          </Rail>
        </Section>
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

function All({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button size="sm" kind="quiet" render={<Link to={to} />}>
      {children}
    </Button>
  )
}

function MatchCard({ match, odds }: { match: Match; odds: OddsType }) {
  return (
    <li className={styles.match}>
      <Card render={<Link to={ROUTE.sport} />}>
        <span className={styles.matchBody}>
          <MatchFace match={match} />
          <MatchPrices match={match} odds={odds} />
        </span>
      </Card>
    </li>
  )
}

function GameCard({ game }: { game: Game }) {
  const name = useName()
  const query = new URLSearchParams({ venue: game.enName, game: game.gameCode })
  return (
    <li className={styles.game}>
      <Link to={`/game/${game.category}?${query}`} className={styles.gameLink}>
        <Cover
          src={game.thumb || game.image}
          seed={game.gameCode}
          motif={MOTIF_OF[game.category]}
          className={styles.cover}
        />
        <span className={styles.name}>{name(game.name)}</span>
      </Link>
    </li>
  )
}
