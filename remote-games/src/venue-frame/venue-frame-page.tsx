import { ROUTE } from '@lantern/contract'
import { FRAME_VENUES, type FramePath } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { keepVenue } from '../parts/launch/flow/kept-venue.ts'
import type { StoredParams } from '../parts/launch/flow/venue-params.rules.ts'
import { readVenueParams } from '../parts/launch/flow/venue-params.store.ts'
import { KeptFrame } from './kept-frame.tsx'
import { leftPages } from './leave/left-pages.ts'
import { frameRefusal } from './talk/frame-origin.rules.ts'
import { listedVenueOrigins } from './talk/venue-origins.ts'
import { frameMessages } from './venue-frame.messages.ts'
import styles from './venue-frame.module.css'

/** Frame routes such as `/game/sport/ob?url=`: opens the launched venue, or returns to it, or shows the refusal. */
export function VenueFramePage({ path }: { path: FramePath }) {
  const t = useMessages(frameMessages)
  const [query] = useSearchParams()
  const location = useLocation()
  const isMember = useSession().kind === 'member'
  const code = FRAME_VENUES[path]
  if (!isMember)
    return (
      <Navigate to={`${ROUTE.login}?redirect=${encodeURIComponent(location.pathname + location.search)}`} replace />
    )

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
            <Button kind="primary" render={<Link to={`/game/${path.split('/')[0]}`} />}>
              {t.toLobby}
            </Button>
          }
        />
      </div>
    )
  }
  return <Opening path={path} params={params} />
}

/** The keeper around all pages of games contains the frame. */
function Opening({ path, params }: { path: FramePath; params: StoredParams }) {
  const opened = useRef(params)
  useEffect(() => keepVenue({ path, params: opened.current, Frame: KeptFrame, onLeft: leftPages }), [path])
  return null
}
