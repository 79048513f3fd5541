/** The page: gets its token, then shows the venue; shows one sentence if it cannot. */
import type { SlipBet, VenueMessage } from '@lantern/contract/games'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Book } from './book.tsx'
import { LocaleProvider } from './locale.tsx'
import { OpeningBones } from './opening-bones.tsx'
import { Panel } from './panel.tsx'
import { listen, parentOriginOf, tell } from './session/shell-bridge.ts'
import { VenueContext } from './session/venue-context.tsx'
import { exchange, forgetEntry, storedEntry, type VenueEntry } from './session/venue-entry.ts'
import { isExpired } from './session/venue-request.ts'
import { VenueHeader } from './venue-header.tsx'
import { isBook } from './venue-names.ts'
import { messagesOf, type VenueLocale } from './venue-site.messages.ts'

const Arcade = lazy(() => import('./play/arcade.tsx').then((module) => ({ default: module.Arcade })))

export type VenueSiteProps = {
  /** One-time code of the launch, '' after a reload. */
  code: string
  venue: string
  /** Game of the launch, '' for none. */
  game?: string
  initialLocale: VenueLocale
}

type Stage =
  | { kind: 'opening' }
  | { kind: 'open'; entry: VenueEntry }
  | { kind: 'expired' }
  /** No usable answer to the code: it may still be valid. */
  | { kind: 'unreachable' }

/** Code that each venue sends when its session has expired (spec 8); the site relaunches on it. */
const EXPIRED: Readonly<Record<string, string>> = { OBTY: '0400401', FBTY: '14010' }

export function VenueSite({ code, venue, game = '', initialLocale }: VenueSiteProps) {
  const [locale, setLocale] = useState(initialLocale)
  const [handed, setHanded] = useState<readonly SlipBet[]>([])
  const [stage, setStage] = useState<Stage>({ kind: 'opening' })
  const entering = useRef<Promise<VenueEntry> | null>(null)
  const parentOrigin = parentOriginOf(stage.kind === 'open' ? stage.entry.parentOrigin : '')
  const t = messagesOf(locale)

  const enter = (): void => {
    setStage({ kind: 'opening' })
    entering.current ??= exchange(code, locale)
    entering.current.then(
      (entry) => setStage({ kind: 'open', entry }),
      (error: unknown) => {
        entering.current = null
        // A refused code never falls back to the stored entry, which may belong to another member's launch.
        setStage({ kind: isExpired(error) ? 'expired' : 'unreachable' })
      },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: entering happens once, in the initial language
  useEffect(() => {
    const stored = storedEntry(venue)
    if (stored && (!code || stored.code === code)) setStage({ kind: 'open', entry: stored })
    else if (code) enter()
    else setStage({ kind: 'expired' })
  }, [])

  useEffect(
    () =>
      listen(parentOrigin, (message) => {
        if (message.kind === 'shell:locale') setLocale(message.locale)
        else if (message.kind === 'shell:slip') setHanded(message.bets)
        else document.documentElement.dataset.scheme = message.scheme
      }),
    [parentOrigin],
  )
  useEffect(() => {
    document.documentElement.dataset.venue = venue
    if (stage.kind === 'open') tell(parentOrigin, { kind: 'venue:ready' })
    if (stage.kind === 'expired')
      tell(parentOrigin, {
        kind: 'venue:error',
        code: EXPIRED[venue] ?? '400401',
        message: messagesOf(initialLocale).expired,
      })
  }, [stage.kind, parentOrigin, venue, initialLocale])

  const onExpired = useCallback((_code: string) => {
    forgetEntry()
    setStage({ kind: 'expired' })
  }, [])
  const say = useCallback((message: VenueMessage) => tell(parentOrigin, message), [parentOrigin])
  const token = stage.kind === 'open' ? stage.entry.token : ''
  const context = useMemo(
    () => ({ caller: { token, venue, locale }, tell: say, onExpired }),
    [token, venue, locale, say, onExpired],
  )

  return (
    <LocaleProvider locale={locale}>
      <VenueContext value={context}>
        {stage.kind === 'open' &&
          (isBook(stage.entry.venue) ? (
            <Book venue={stage.entry.venue} handed={handed} onHandedDone={() => setHanded([])} />
          ) : (
            <Suspense fallback={<Opening venue={venue} />}>
              <Arcade venue={stage.entry.venue} initialGame={game} />
            </Suspense>
          ))}
        {stage.kind === 'opening' && <Opening venue={venue} />}
        {stage.kind === 'expired' && (
          <Panel
            title={t.expired}
            text={t.expiredHint}
            action={parentOrigin ? t.leave : undefined}
            onAction={() => say({ kind: 'venue:leave' })}
          />
        )}
        {stage.kind === 'unreachable' && (
          <Panel title={t.unreachable} text={t.unreachableHint} action={t.retry} onAction={enter} />
        )}
      </VenueContext>
    </LocaleProvider>
  )
}

/** Mark and name of the venue, and a skeleton, while the venue opens. */
function Opening({ venue }: { venue: string }) {
  return (
    <>
      <VenueHeader venue={venue} />
      <OpeningBones />
    </>
  )
}
