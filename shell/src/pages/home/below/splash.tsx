import { dividendCheck } from '@lantern/contract/activity'
import { webTerminal } from '@lantern/contract/site'
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { usePromotion } from '@lantern/page/promotion'
import { call, createTimer, now, readStored, useSession, writeStored } from '@lantern/platform'
import { Button, CoverArt } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { number, object, string } from 'valibot'
import { usePromotionPlace } from '../../../host/floating/use-promotion-place.ts'
import { jumpOf, motifOf } from '../../../parts/jump.ts'
import { belowMessages } from './home-below.messages.ts'
import styles from './splash.module.css'

/** Maximum duration of a splash. */
const MAX_MS = 5_000
/** A splash belongs to the arrival at the page: after so long the member uses it. */
const ARRIVAL_MS = 10 * SECOND_MS
/** For the arbiter: once a day. */
const DAILY = 2
const shown = object({ image: string(), at: number() })

/** The site's splash image (spec 7.11): for its duration, once a day, skippable, if the arbiter of promotions agrees. */
export function Splash() {
  const t = useMessages(belowMessages)
  const [arrivedAt] = useState(now)
  const [isOver, setOver] = useState(false)
  const skip = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const offered = useOfferedSplash(arrivedAt)
  usePromotionPlace()
  const { held } = usePromotion(
    offered && [
      {
        kind: 'splash',
        id: `splash-${offered.image}`,
        title: { zh: belowMessages['zh-CN'].splash, en: belowMessages.en.splash },
        start: 0,
        end: arrivedAt + ARRIVAL_MS,
        showRule: DAILY,
      },
    ],
  )
  const splash = held !== null && !isOver ? offered : null

  useEffect(() => {
    if (!splash) return
    writeStored('splash', { image: splash.image, at: now() })
    skip.current?.focus()
    const timer = createTimer(() => setOver(true))
    timer.start(Math.min(splash.ms, MAX_MS))
    return timer.stop
  }, [splash])

  if (!splash) return null
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOver(true)
    if (event.key !== 'Tab') return
    // Nothing behind it can be reached.
    event.preventDefault()
    const next = document.activeElement === skip.current ? link.current : skip.current
    next?.focus()
  }
  const to = jumpOf(splash.jump)
  const picture =
    splash.image.startsWith('/') && !splash.image.startsWith('//') ? (
      <img className={styles.picture} src={splash.image} alt="" />
    ) : (
      <CoverArt className={styles.picture} motif={motifOf(splash.jump)} seed={splash.image || 'splash'} />
    )
  // Out of the page, whose layer lies below the header and the tab bar.
  return createPortal(
    <div className={styles.splash} role="dialog" aria-modal="true" aria-label={t.splash} onKeyDown={onKey}>
      {to === null ? (
        picture
      ) : (
        <Link ref={link} to={to} aria-label={t.splashLink}>
          {picture}
        </Link>
      )}
      <Button ref={skip} className={styles.skip} size="sm" onClick={() => setOver(true)}>
        {t.skip}
      </Button>
    </div>,
    document.body,
  )
}

/** The splash of the site; null while it is not known, on a day that had one, and for members whose dividend comes first (screens.md G11). */
function useOfferedSplash(arrivedAt: number) {
  const isMember = useSession().kind === 'member'
  const [mayShow] = useState(() => {
    const last = readStored('splash', shown)
    return last === null || arrivedAt - last.at > DAY_MS
  })
  const terminal = useQuery({
    queryKey: ['home', 'webTerminal'],
    queryFn: ({ signal }) => call(webTerminal, {}, { signal }),
    enabled: mayShow,
    staleTime: DAY_MS,
  })
  const splash = (mayShow && terminal.data?.splash) || null
  const dividends = useQuery({
    queryKey: ['home', 'dividends'],
    queryFn: ({ signal }) => call(dividendCheck, {}, { signal }),
    enabled: isMember && splash !== null,
  })
  if (splash === null || !isMember) return splash
  return dividends.data && dividends.data.list.length === 0 ? splash : null
}
