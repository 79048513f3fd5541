import { useMessages } from '@lantern/i18n'
import { IconButton, IconPause, IconPlay } from '@lantern/ui'
import { useRef, useState } from 'react'
import { useSite } from '../../host/site/site.ts'
import { usePlainLook } from '../../host/skin/plain-look.ts'
import styles from './background-video.module.css'
import { backgroundVideoOf } from './background-video.rules.ts'
import { loginMessages } from './flow/login.messages.ts'

/** The site's moving background (screens.md G13): without sound, behind everything, stopped with one tap. Without it, or until it plays, the page is as always. */
export function BackgroundVideo() {
  const t = useMessages(loginMessages)
  const site = useSite()
  const isPlain = usePlainLook()
  const film = useRef<HTMLVideoElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const video = backgroundVideoOf(site, {
    origin: location.origin,
    savesData: (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true,
    wantsStillness: matchMedia('(prefers-reduced-motion: reduce)').matches,
    wantsPlain: isPlain,
  })
  if (video === null || isBroken) return null
  const turn = (): void => {
    if (film.current?.paused) void film.current.play().catch(() => undefined)
    else film.current?.pause()
  }
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={video.url}
        poster={video.poster}
        aria-hidden="true"
        tabIndex={-1}
        autoPlay
        loop
        muted
        playsInline
        disablePictureInPicture
        onPlay={() => setIsPaused(false)}
        onPause={() => setIsPaused(true)}
        onError={() => setIsBroken(true)}
      />
      <IconButton
        className={styles.pause}
        label={isPaused ? t.playBackground : t.pauseBackground}
        icon={isPaused ? <IconPlay /> : <IconPause />}
        onClick={turn}
      />
    </>
  )
}
