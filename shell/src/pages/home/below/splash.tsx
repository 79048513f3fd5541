import { webTerminal } from '@lantern/contract/site'
import { DAY_MS } from '@lantern/contract/site-time'
import { useMessages } from '@lantern/i18n'
import { call, createTimer, now, readStored, writeStored } from '@lantern/platform'
import { Button, CoverArt } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { number, object, string } from 'valibot'
import { jumpOf, motifOf } from '../../../parts/jump.ts'
import { belowMessages } from './home-below.messages.ts'
import styles from './splash.module.css'

/** Maximum duration of a splash. */
const MAX_MS = 5_000
const shown = object({ image: string(), at: number() })

/** The site's splash image (spec 7.11): for its duration, once a day, skippable. */
export function Splash() {
  const t = useMessages(belowMessages)
  const [mayShow] = useState(() => {
    const last = readStored('splash', shown)
    return last === null || now() - last.at > DAY_MS
  })
  const [isOver, setOver] = useState(false)
  const skip = useRef<HTMLButtonElement>(null)
  const { data } = useQuery({
    queryKey: ['home', 'webTerminal'],
    queryFn: ({ signal }) => call(webTerminal, {}, { signal }),
    enabled: mayShow,
    staleTime: DAY_MS,
  })
  const splash = mayShow && !isOver ? data?.splash : null

  useEffect(() => {
    if (!splash) return
    writeStored('splash', { image: splash.image, at: now() })
    skip.current?.focus()
    const timer = createTimer(() => setOver(true))
    timer.start(Math.min(splash.ms, MAX_MS))
    return timer.stop
  }, [splash])

  if (!splash) return null
  const to = jumpOf(splash.jump)
  const picture =
    splash.image.startsWith('/') && !splash.image.startsWith('//') ? (
      <img className={styles.picture} src={splash.image} alt="" />
    ) : (
      <CoverArt className={styles.picture} motif={motifOf(splash.jump)} seed={splash.image || 'splash'} />
    )
  return (
    <div
      className={styles.splash}
      role="dialog"
      aria-modal="true"
      aria-label={t.splash}
      onKeyDown={(event) => event.key === 'Escape' && setOver(true)}
    >
      {to === null ? picture : <Link to={to}>{picture}</Link>}
      <Button ref={skip} className={styles.skip} size="sm" onClick={() => setOver(true)}>
        {t.skip}
      </Button>
    </div>
  )
}
