import { ROUTE } from '@lantern/contract'
import type { OddsType } from '@lantern/contract/constants'
import type { Game } from '@lantern/contract/games'
import type { Bet } from '@lantern/contract/records'
import { useMessages } from '@lantern/i18n'
import { Section } from '@lantern/ui'
import { SnapRow } from '../parts/snap-row.tsx'
import { AllLink } from './all-link.tsx'
import { HomeGame } from './home-game.tsx'
import { OpenBet } from './open-bet.tsx'
import { railsMessages } from './rails.messages.ts'

export type PersonalRailsProps = {
  bets: readonly Bet[]
  games: readonly Game[]
  odds: OddsType
}

/** What the member left open: bets, then games; without either, nothing. */
export function PersonalRails({ bets, games, odds }: PersonalRailsProps) {
  const t = useMessages(railsMessages)
  // A round of a game is open for seconds and has no pick.
  const picked = bets.filter(({ legs }) => legs.length > 0)
  return (
    <>
      {picked.length > 0 && (
        <Section title={t.openBets} action={<AllLink to={`${ROUTE.betRecord}?state=open`} />}>
          <SnapRow>
            {picked.map((bet) => (
              <OpenBet key={bet.no} bet={bet} odds={odds} />
            ))}
          </SnapRow>
        </Section>
      )}
      {games.length > 0 && (
        <Section title={t.lastGames}>
          <SnapRow>
            {games.map((game) => (
              <HomeGame key={`${game.enName}-${game.gameCode}`} game={game} />
            ))}
          </SnapRow>
        </Section>
      )}
    </>
  )
}
