import { MATCH_STATE } from '@lantern/contract/games'
import type { MatchPage, PastMatch } from '@lantern/contract/sport'
import { formatDateTime, useMessages } from '@lantern/i18n'
import { Crest } from '@lantern/page/crest'
import { HiddenText } from '@lantern/ui'
import { FavouriteButton } from '../../parts/favourites/favourite-button.tsx'
import type { KnownMatch } from '../../parts/feed/match-store.ts'
import { useName } from '../../parts/named.ts'
import { MatchClock } from '../../parts/sport/match-clock.tsx'
import { sportMessages } from '../../parts/sport/sport.messages.ts'
import formStyles from './match-form.module.css'
import styles from './match-head.module.css'
import { matchPageMessages } from './match-page.messages.ts'
import { MatchPeriods } from './match-periods.tsx'
import { outcomeFor } from './past-matches.rules.ts'

/** Past results of a side in the row below its name. */
const SHOWN = 5

type Data = Pick<MatchPage, 'form' | 'periods'>

/** Sides with their form, score and clock, and points by period; score and clock come from the stream that feeds the board. */
export function MatchHead({ match, data }: { match: KnownMatch; data: Data }) {
  const t = useMessages(matchPageMessages)
  const s = useMessages(sportMessages)
  const name = useName()
  const isBefore = match.state < MATCH_STATE.live
  const isLive = match.state === MATCH_STATE.live
  const [day = '', time = ''] = formatDateTime(match.startAt, false).split(' ')
  const title = `${name(match.home)} ${s.versus} ${name(match.away)}`
  return (
    <header className={styles.head}>
      <h1 className={styles.unseen}>{title}</h1>
      <div className={styles.sides}>
        <Side match={match} side="home" form={data.form.home} />
        {isBefore ? (
          <span className={styles.score}>
            {time}
            <HiddenText>{t.startsAt({ time: `${day} ${time}` })}</HiddenText>
          </span>
        ) : (
          <output className={styles.score} data-testid="match-score">
            {match.score.home} : {match.score.away}
          </output>
        )}
        <span className={styles.when}>
          {isLive && match.points && (
            <span className={styles.points}>
              {match.points.home} : {match.points.away}
            </span>
          )}
          {!isBefore && (
            <span className={styles.clock} data-live={isLive || undefined}>
              <MatchClock match={match} />
            </span>
          )}
          {!isLive && <span aria-hidden={isBefore || undefined}>{isBefore ? day : `${day} ${time}`}</span>}
        </span>
        <div className={styles.star}>
          <FavouriteButton kind="match" id={match.id} name={title} isLabelled />
        </div>
        <Side match={match} side="away" form={data.form.away} />
      </div>
      <MatchPeriods match={match} periods={data.periods} />
    </header>
  )
}

type SideProps = { match: KnownMatch; side: 'home' | 'away'; form: Data['form']['home'] }

function Side({ match, side, form }: SideProps) {
  const name = useName()
  return (
    <div className={styles.side} data-side={side}>
      <span className={styles.crest}>
        <Crest name={match[side].en} />
      </span>
      <span className={styles.team} aria-hidden="true">
        {name(match[side])}
      </span>
      <div className={styles.form}>
        <MatchForm side={match[side].en} list={form} />
      </div>
    </div>
  )
}

/** The last results of a side, newest first, each as one word; nothing without any. */
function MatchForm({ side, list }: { side: string; list: readonly PastMatch[] }) {
  const t = useMessages(matchPageMessages)
  if (list.length === 0) return null
  return (
    <ul className={formStyles.form} aria-label={t.form}>
      {list.slice(0, SHOWN).map((match) => {
        const outcome = outcomeFor(match, side)
        return (
          <li key={match.id} className={formStyles.outcome} data-outcome={outcome}>
            {t[outcome]}
          </li>
        )
      })}
    </ul>
  )
}
