import { type ShellMessage, type Venue, type VenueMessage, venueMessageSchema } from '@lantern/contract/games'
import { type Locale, useLocale, useMessages } from '@lantern/i18n'
import { emit } from '@lantern/platform'
import { ErrorPanel, HiddenText, Spinner } from '@lantern/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { safeParse } from 'valibot'
import { readBootData } from '../../host/boot/boot-data.ts'
import { refreshDemo } from './demo.api.ts'
import { demoMessages } from './demo.messages.ts'
import { DemoBar } from './demo-bar.tsx'
import styles from './demo-frame.module.css'
import { asksNewCode, isListed, MAX_REOPENED } from './demo-frame.rules.ts'
import type { Demo } from './demo-token.ts'

export type DemoFrameProps = {
  demo: Demo
  credit: string | null
  /** Address with its one-time code, as returned by the launch. */
  url: string
  venue: Venue
  /** The venue no longer knows the session and needs a new code. */
  onReopen: () => void
  onLeave: () => void
}

/** A venue in its sandboxed frame, under the yellow bar. Only listed origins are framed, and only messages from their own window and origin are handled. */
export function DemoFrame({ demo, credit, url, venue, onReopen, onLeave }: DemoFrameProps) {
  const t = useMessages(demoMessages)
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const reopened = useRef(0)
  const [told, setTold] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)
  const [mayOpen] = useState(() => isListed(url, readBootData().venueOrigins, location.origin))

  useEffect(() => {
    emit('layout:immersive', { on: true })
    return () => {
      emit('layout:immersive', { on: false })
      refreshDemo(demo)
    }
  }, [demo])

  const hear = useEffectEvent((event: MessageEvent) => {
    const own = frame.current?.contentWindow
    if (!own || event.source !== own || event.origin !== new URL(url).origin) return
    const parsed = safeParse(venueMessageSchema, event.data)
    if (!parsed.success) return
    act(parsed.output)
  })
  const act = (message: VenueMessage): void => {
    switch (message.kind) {
      case 'venue:ready':
        setReady(true)
        for (const one of settingsFor(locale)) frame.current?.contentWindow?.postMessage(one, new URL(url).origin)
        break
      case 'venue:balance':
        setTold(message.balance)
        break
      case 'venue:bet':
        refreshDemo(demo)
        break
      case 'venue:leave':
        onLeave()
        break
      case 'venue:error':
        if (!asksNewCode(message.code)) break
        reopened.current += 1
        if (reopened.current > MAX_REOPENED) onLeave()
        else onReopen()
    }
  }
  useEffect(() => {
    const listener = (event: MessageEvent): void => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const name = locale === 'en' ? venue.name.en : venue.name.zh
  return (
    <div className={styles.stage}>
      <h1>
        <HiddenText>{t.frame({ venue: name })}</HiddenText>
      </h1>
      <DemoBar credit={told ?? credit} action={t.leaveVenue} onAction={onLeave} />
      <div className={styles.place}>
        {mayOpen ? (
          <iframe
            key={url}
            ref={frame}
            className={styles.frame}
            src={url}
            title={t.frame({ venue: name })}
            sandbox="allow-scripts allow-same-origin allow-forms"
            referrerPolicy="strict-origin"
            onLoad={() => setReady(true)}
          />
        ) : (
          <ErrorPanel title={t.refused} />
        )}
        {mayOpen && !isReady && (
          <div className={styles.cover} role="status">
            <Spinner />
            {t.opening}
          </div>
        )}
      </div>
    </div>
  )
}

function settingsFor(locale: Locale): ShellMessage[] {
  const chosen = document.documentElement.dataset.scheme
  const isLight = chosen ? chosen === 'light' : matchMedia('(prefers-color-scheme: light)').matches
  return [
    { kind: 'shell:locale', locale },
    { kind: 'shell:scheme', scheme: isLight ? 'light' : 'dark' },
  ]
}
