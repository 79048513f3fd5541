import { ROUTE } from '@lantern/contract'
import { type Category, FRAME_VENUES, type FramePath } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { venuesQuery } from '../parts/games.api.ts'
import { readVenueParams } from '../parts/launch/flow/venue-params.store.ts'
import { useName } from '../parts/named.ts'
import { frameRefusal } from './frame-origin.rules.ts'
import { OpenVenue } from './open-venue.tsx'
import { frameMessages } from './venue-frame.messages.ts'
import styles from './venue-frame.module.css'
import { listedVenueOrigins } from './venue-origins.ts'

/** Frame routes such as `/game/sport/ob?url=`: opens the launched venue or shows the refusal. */
export function VenueFramePage({ path }: { path: FramePath }) {
  const t = useMessages(frameMessages)
  const name = useName()
  const [query] = useSearchParams()
  const location = useLocation()
  const isMember = useSession().kind === 'member'
  const code = FRAME_VENUES[path]
  const category = path.split('/')[0] as Category
  const venues = useQuery(venuesQuery(category))
  if (!isMember)
    return (
      <Navigate to={`${ROUTE.login}?redirect=${encodeURIComponent(location.pathname + location.search)}`} replace />
    )

  const lobby = `/game/${category}`
  const params = readVenueParams(code)
  const refusal = frameRefusal(query.get('url'), params, listedVenueOrigins(), window.location.origin)
  if (refusal !== null || params === null) {
    return (
      <div className={styles.refused} data-refusal={refusal}>
        <h1 className={styles.unseen}>{t.refused}</h1>
        <Empty
          art="broken"
          title={<span role="alert">{t.refused}</span>}
          detail={t.refusedDetail}
          action={
            <Button kind="primary" render={<Link to={lobby} />}>
              {t.toLobby}
            </Button>
          }
        />
      </div>
    )
  }
  const venue = venues.data?.find((candidate) => candidate.enName === code)
  return (
    <OpenVenue
      code={code}
      params={params}
      lobby={lobby}
      venueName={venue ? name(venue.name) : code}
      status={venue?.status}
    />
  )
}
