/** `/activity/friendPeakBet`: a weekly board by the highest odds of a bet that was won (screens.md 5). */
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { ROUTE } from '@lantern/contract/routes'
import { formatDateTime, formatDay, formatTime, useMessages } from '@lantern/i18n'
import { Note, QueryPage } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Button, Card, Segmented } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { PageHead } from '../parts/head/page-head.tsx'
import { PeakArt } from '../parts/head/peak-art.tsx'
import { Board } from './board.tsx'
import { JoinCard } from './join-card.tsx'
import { MyPrizes } from './my-prizes.tsx'
import { boardQuery, type PeakBoard } from './peak.api.ts'
import { peakMessages } from './peak.messages.ts'
import styles from './peak.module.css'
import { PeakRules } from './peak-rules.tsx'
import { isSeasonId, lastSeason } from './season.rules.ts'

const LOGIN = `${ROUTE.login}?redirect=${encodeURIComponent(ACTIVITY_ROUTE.friendPeakBet)}`

export function PeakBetPage() {
  const t = useMessages(peakMessages)
  const session = useSession()
  const [query, setQuery] = useSearchParams()
  const who = session.kind === 'member' ? `member ${session.memberId}` : session.kind
  const scope = session.kind === 'member' && query.get('scope') === 'friends' ? 'friends' : 'open'
  const asked = query.get('season') ?? ''
  const season = isSeasonId(asked) ? asked : undefined
  const board = useQuery(boardQuery({ scope, ...(season && { season }) }, who))
  const show = (change: { scope?: string; season?: string }): void => {
    const next = { scope, season: season ?? '', ...change }
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  return (
    <QueryPage title={t.title} parent={ROUTE.offers} queries={{ board }}>
      {({ board: told }) => (
        <>
          <PageHead hue="sport" art={<PeakArt />} title={t.lead}>
            <p>{t.whatever}</p>
            <p>{seasonText(t, told.season)}</p>
          </PageHead>
          {told.me === null ? (
            <Card className={styles.stack}>
              <p className={styles.lead}>{t.loginLead}</p>
              <Button kind="primary" block render={<Link to={LOGIN} />}>
                {t.login}
              </Button>
            </Card>
          ) : (
            <>
              <JoinCard me={told.me} />
              <MyPrizes prizes={told.me.prizes} />
            </>
          )}
          {told.me?.isPaused ? (
            <Note>{t.paused}</Note>
          ) : (
            <section className={styles.stack} aria-label={t.boards} aria-busy={board.isPlaceholderData}>
              <div className={styles.choices}>
                {told.me !== null && (
                  <Segmented
                    label={t.boards}
                    value={scope}
                    options={[
                      { value: 'open', label: t.open },
                      { value: 'friends', label: t.friends },
                    ]}
                    onValueChange={(value) => show({ scope: value })}
                  />
                )}
                <Segmented
                  label={t.week}
                  value={season === undefined ? 'this' : 'last'}
                  options={[
                    { value: 'this', label: t.thisWeek },
                    { value: 'last', label: t.lastWeek },
                  ]}
                  onValueChange={(value) =>
                    show({ season: value === 'this' ? '' : told.previous || lastSeason(told.season.startAt) })
                  }
                />
              </div>
              <p className={styles.weak}>{t.ties}</p>
              <Board board={told} scope={scope} />
            </section>
          )}
          <PeakRules rule={told.rule} prizes={told.prizes} />
        </>
      )}
    </QueryPage>
  )
}

type Texts = Record<'review' | 'closed', (at: { close: string }) => string> & {
  running: (at: { end: string }) => string
}

function seasonText(t: Texts, { state, endAt, closeAt }: PeakBoard['season']): string {
  const close = formatDateTime(closeAt)
  if (state === 'running') return t.running({ end: `${formatDay(endAt)} ${formatTime(endAt)}` })
  return state === 'closed' ? t.closed({ close }) : t.review({ close })
}
