import { useMessages } from '@lantern/i18n'
import { wantsStillness } from '@lantern/platform'
import { IconButton, IconPause, IconPlay } from '@lantern/ui'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { savesData } from '../../host/boot/saves-data.ts'
import { useSite } from '../../host/site/site.ts'
import { usePlainSkin } from '../../host/skin/plain-skin.ts'
import styles from './background-video.module.css'
import { backgroundVideoOf } from './background-video.rules.ts'
import { loginMessages } from './flow/login.messages.ts'

/** The site's background video (screens.md G13): muted, behind everything, stopped with one tap. Until it plays, the page looks as usual. */
export function BackgroundVideo() {
  const t = useMessages(loginMessages)
  const site = useSite()
  const isPlain = usePlainSkin()
  const film = useRef<HTMLVideoElement>(null)
  const [isPaused, setIsPaused] = useState(false)
  const [isBroken, setIsBroken] = useState(false)
  const video = backgroundVideoOf(site, {
    origin: location.origin,
    savesData: savesData(),
    wantsStillness: wantsStillness(),
    wantsPlain: isPlain,
  })
  const url = isBroken ? undefined : video?.url
  // Not `autoplay`: until playback begins the element reports paused, so a tap on pause would look like one on play.
  useEffect(() => {
    if (url === undefined) return
    if (isPaused) film.current?.pause()
    else film.current?.play().catch((error: Error) => error.name === 'NotAllowedError' && setIsPaused(true))
  }, [url, isPaused])
  if (video === null || isBroken) return null
  // An event may arrive after the next tap.
  const takeState = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>): void => setIsPaused(currentTarget.paused)
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={video.url}
        poster={video.poster}
        aria-hidden="true"
        tabIndex={-1}
        loop
        muted
        playsInline
        disablePictureInPicture
        onPlay={takeState}
        onPause={takeState}
        onError={() => setIsBroken(true)}
      />
      <IconButton
        className={styles.pause}
        label={isPaused ? t.playBackground : t.pauseBackground}
        icon={isPaused ? <IconPlay /> : <IconPause />}
        onClick={() => setIsPaused(!isPaused)}
      />
    </>
  )
}
