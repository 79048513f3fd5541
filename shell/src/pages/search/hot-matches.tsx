import { ROUTE } from '@lantern/contract'
import { MATCH_STATE, type Match } from '@lantern/contract/games'
import { formatDateTime, useLocale, useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { Badge, Card, HiddenText, ListRow, Section, Skeleton } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { jumpOf } from '../../parts/jump.ts'
import hit from './hit-row.module.css'
import { HOT_MATCHES, useHotMatches } from './search.api.ts'
import { searchMessages } from './search.messages.ts'

/** Live matches and the next ones; nothing when there are none or they cannot be read. */
export function HotMatches() {
  const t = useMessages(searchMessages)
  const matches = useHotMatches()
  const shown = matches.data?.list.filter(({ id }) => jumpOf(pathOf(id)) !== null)
  if (matches.isError || shown?.length === 0) return null
  return (
    <Section title={t.matches}>
      <Card padding="none">
        {shown ? (
          <ul>
            {shown.map((match) => (
              <li key={match.id}>
                <MatchRow match={match} />
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton shape="row" count={HOT_MATCHES} label={t.loading} />
        )}
      </Card>
    </Section>
  )
}

function MatchRow({ match: { id, home, away, league, state, score, startAt } }: { match: Match }) {
  const t = useMessages(searchMessages)
  const named = useLocale() === 'en' ? 'en' : 'zh'
  const isLive = state === MATCH_STATE.live
  return (
    <ListRow
      icon={
        <span className={hit.pair}>
          <Crest name={home.en} />
          <Crest name={away.en} />
        </span>
      }
      title={
        <span className={hit.sides}>
          <span>{home[named]}</span>
          <HiddenText> – </HiddenText>
          <span>{away[named]}</span>
        </span>
      }
      detail={league[named]}
      value={isLive ? `${score.home} : ${score.away}` : formatDateTime(startAt, false)}
      note={isLive ? <Badge tone="live">{t.live}</Badge> : undefined}
      chevron={false}
      render={<Link to={pathOf(id)} data-hit />}
    />
  )
}

function pathOf(id: string): string {
  return `${ROUTE.sport}/match/${encodeURIComponent(id)}`
}
