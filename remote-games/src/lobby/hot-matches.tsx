import { ODDS_TYPE } from '@lantern/contract/constants'
import type { Match } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Card, Empty, ErrorPanel, Section, Segmented, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { hotMatchesQuery } from '../parts/games.api.ts'
import { MatchFace } from '../parts/match-face.tsx'
import { MatchPrices } from '../parts/match-prices.tsx'
import styles from './hot-matches.module.css'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { ODDS_WORDS, type OddsWord } from './parts/lobby-filters.rules.ts'

/** Number of matches in the sport lobby. */
const COUNT = 8

export type HotMatchesProps = {
  odds: OddsWord
  onOdds: (odds: OddsWord) => void
  onMatch: (match: Match) => void
}

/** The most viewed matches with score, clock and odds in the chosen format. */
export function HotMatches({ odds, onOdds, onMatch }: HotMatchesProps) {
  const t = useMessages(lobbyMessages)
  const matches = useQuery(hotMatchesQuery(COUNT))
  return (
    <Section title={t.hotMatches}>
      <Segmented
        label={t.oddsType}
        value={odds}
        options={ODDS_WORDS.map((word) => ({ value: word, label: t[`odds_${word}`] }))}
        onValueChange={onOdds}
      />
      {matches.isPending && <Skeleton shape="card" count={4} label={t.loading} className={styles.bones} />}
      {matches.isError && !matches.data && (
        <ErrorPanel
          title={t.matchesFailed}
          message={memberMessage(matches.error)}
          retryLabel={t.retry}
          retrying={matches.isFetching}
          onRetry={() => void matches.refetch()}
        />
      )}
      {matches.data?.length === 0 && <Empty art="records" title={t.noMatches} />}
      <ul className={styles.list}>
        {matches.data?.map((match) => (
          <li key={match.id}>
            <Card render={<button type="button" onClick={() => onMatch(match)} />} className={styles.match}>
              <MatchFace match={match} />
              <MatchPrices match={match} odds={ODDS_TYPE[odds]} />
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
