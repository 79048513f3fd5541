import { ROUTE } from '@lantern/contract'
import type { DemoState } from '@lantern/contract/demo'
import { VENUE_STATUS, type Venue } from '@lantern/contract/games'
import { useLocale, useMessages } from '@lantern/i18n'
import { Button, CoverArt, Empty, Section, Skeleton, VenueMark } from '@lantern/ui'
import { useNavigate } from 'react-router-dom'
import { AgeLine } from '../../host/site/age-line.tsx'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import { useDemoVenues } from './demo.api.ts'
import { demoMessages } from './demo.messages.ts'
import { DemoBar } from './demo-bar.tsx'
import { DemoCredit } from './demo-credit.tsx'
import styles from './demo-lobby.module.css'
import type { Demo } from './demo-token.ts'

export type DemoLobbyProps = {
  demo: Demo
  state: DemoState | undefined
  /** Code of the venue that is opening. */
  entering: string | null
  /** Codes of venues whose demo turned out to be unavailable. */
  refused: readonly string[]
  onEnter: (venue: Venue) => void
  onEnd: () => void
}

/** Credit, and the venues that accept it. */
export function DemoLobby({ demo, state, entering, refused, onEnter, onEnd }: DemoLobbyProps) {
  const t = useMessages(demoMessages)
  const navigate = useNavigate()
  const venues = useDemoVenues()
  return (
    <>
      <div className={styles.bar}>
        <DemoBar credit={state?.credit ?? null} action={t.exit} onAction={() => void navigate(ROUTE.home)} />
      </div>
      <div className={styles.page}>
        <DemoCredit demo={demo} state={state} />
        <Section title={t.venues}>
          {venues.isPending && <Skeleton shape="card" count={3} label={t.loading} />}
          {venues.isError && (
            <Empty
              art="broken"
              title={t.failed}
              action={
                <Button busy={venues.isFetching} onClick={() => void venues.refetch()}>
                  {t.retry}
                </Button>
              }
            />
          )}
          {venues.data?.length === 0 && <Empty title={t.none} detail={t.noneHint} />}
          <ul className={styles.venues}>
            {venues.data?.map((venue) => (
              <li key={venue.enName}>
                <DemoVenue
                  venue={venue}
                  isOpen={venue.status === VENUE_STATUS.open && !refused.includes(venue.enName)}
                  isEntering={entering === venue.enName}
                  onEnter={() => onEnter(venue)}
                />
              </li>
            ))}
          </ul>
        </Section>
        <AgeLine>{t.same}</AgeLine>
        <Button kind="quiet" onClick={onEnd}>
          {t.end}
        </Button>
      </div>
    </>
  )
}

type DemoVenueProps = { venue: Venue; isOpen: boolean; isEntering: boolean; onEnter: () => void }

function DemoVenue({ venue, isOpen, isEntering, onEnter }: DemoVenueProps) {
  const t = useMessages(demoMessages)
  const name = useLocale() === 'en' ? venue.name.en : venue.name.zh
  return (
    <button
      type="button"
      className={styles.venue}
      disabled={!isOpen}
      aria-busy={isEntering || undefined}
      onClick={isEntering ? undefined : onEnter}
    >
      <CoverArt className={styles.art} shape="wide" motif={CATEGORY_STYLE[venue.category].motif} seed={venue.enName} />
      <span className={styles.face}>
        <VenueMark code={venue.enName} className={styles.mark} />
        <span className={styles.name}>{name}</span>
        <span className={styles.enter}>{isEntering ? t.entering : isOpen ? t.enter : t.closed}</span>
      </span>
    </button>
  )
}
