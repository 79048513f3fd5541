import { VENUE_STATUS, type Venue, type VenueMessage } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { lazyPage } from '@lantern/page/lazy-page'
import { createTimer, emit, isCancelled, memberMessage, newRequestNo, now, showToast } from '@lantern/platform'
import { ErrorPanel } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropVenue, settleVenue } from '../parts/launch/flow/kept-venue.ts'
import { moneyChanged, recallMoney, relaunchVenue } from '../parts/launch/flow/launch.api.ts'
import { frameSourceOf, gameCodeOf, type StoredParams } from '../parts/launch/flow/venue-params.rules.ts'
import { waitingBets } from '../parts/slip/slip.machine.ts'
import { dispatchSlip, useSlip } from '../parts/slip/slip.store.ts'
import { useMatchRoom } from '../parts/sport/match-room.ts'
import { leaveMessages } from './leave/leave.messages.ts'
import { type LeaveChoice, rememberChoice, rememberedChoice } from './leave/leave-choice.ts'
import { LeaveSheet } from './leave/leave-sheet.tsx'
import { MiniBar } from './mini-bar.tsx'
import { OpeningCover } from './opening-cover.tsx'
import { ownLimitQuery } from './parts/own-limit.api.ts'
import { matchOfSlip } from './parts/slip-match.rules.ts'
import { useEndOnBreak } from './parts/use-end-on-break.ts'
import { visitNetQuery } from './parts/visit-net.api.ts'
import { RealityCheck } from './reality-check.tsx'
import { SessionBar } from './session-bar.tsx'
import { SilentNote } from './silent-note.tsx'
import { asksRelaunch, grantRelaunch, saysExpired, saysMaintenance } from './talk/relaunch.rules.ts'
import { useVenueMessages } from './talk/use-venue-messages.ts'
import { frameMessages } from './venue-frame.messages.ts'
import styles from './venue-frame.module.css'

const ClosedSheet = lazyPage(() => import('./closed-sheet.tsx'), 'ClosedSheet')

/** Lazy: prices and favourites are not needed to open the venue. */
const ScoreNotices = lazyPage(() => import('../parts/sport/notices/score-notices.tsx'), 'ScoreNotices')

export type OpenVenueProps = {
  code: string
  params: StoredParams
  /** Path of the page of the venue. */
  page: string
  lobby: string
  /** The page of the venue is open; on others it is minimised and the frame keeps its state. */
  isShown: boolean
  venueName: string
  /** Undefined until loaded. */
  venue: Venue | undefined
}

/** A venue without a message for this time after its page loaded, or since it was opened, is reported as silent. */
export const SILENT_AFTER_LOAD_MS = 5_000
export const SILENT_MS = 20_000

type View =
  | { kind: 'loading' }
  /** The venue sent no message; its frame is shown anyway, in case it works. */
  | { kind: 'silent' }
  | { kind: 'ready' }
  | { kind: 'relaunching' }
  /** The venue's session ended, and the venue is not relaunched automatically. */
  | { kind: 'expired' }
  | { kind: 'broken'; message: string }

/** A venue in a sandboxed frame below the session bar. */
export function OpenVenue({ code, params, page, lobby, isShown, venueName, venue }: OpenVenueProps) {
  const t = useMessages(frameMessages)
  const leaving = useMessages(leaveMessages)
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const relaunches = useRef<number[]>([])
  const recallNo = useRef(newRequestNo())
  const [since] = useState(now)
  // `epoch` remounts the frame on re-entry, even if the URL is unchanged.
  const [source, setSource] = useState({ url: frameSourceOf(params), epoch: 0 })
  const [view, setView] = useState<View>({ kind: 'loading' })
  const [hasSpoken, setSpoken] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  // Only used to detect that money moved: the venue itself shows its balance.
  const balance = useRef<string | null>(null)
  const net = useQuery(visitNetQuery(code, since))
  const limit = useQuery(ownLimitQuery)
  const [isRotated, setRotated] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isRecalling, setRecalling] = useState(false)

  useEffect(() => {
    if (!isShown) return
    emit('layout:immersive', { on: true })
    return () => emit('layout:immersive', { on: false })
  }, [isShown])

  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const relaunch = async () => {
    abort.current?.abort()
    const own = new AbortController()
    abort.current = own
    setView({ kind: 'relaunching' })
    try {
      const next = await relaunchVenue(code, {
        isPreload: false,
        gameCode: gameCodeOf(params),
        signal: own.signal,
      })
      // The origin was verified when the page opened; a venue with a new origin must be entered from the lobby.
      if (next.origin !== params.origin) return setView({ kind: 'broken', message: t.refusedDetail })
      setSpoken(false)
      setLoaded(false)
      setSource((current) => ({ url: frameSourceOf(next), epoch: current.epoch + 1 }))
      setView({ kind: 'loading' })
    } catch (error) {
      if (!isCancelled(error)) setView({ kind: 'broken', message: memberMessage(error) })
    }
  }

  const isWaiting = view.kind === 'loading' && !hasSpoken
  useEffect(() => {
    if (!isWaiting) return
    const timer = createTimer(() => setView({ kind: 'silent' }))
    timer.start(isLoaded ? SILENT_AFTER_LOAD_MS : SILENT_MS)
    return timer.stop
  }, [isWaiting, isLoaded])

  // Where the member is when an answer arrives: it may take long.
  const place = useRef<'shown' | 'minimised' | 'gone'>('gone')
  useEffect(() => {
    place.current = isShown ? 'shown' : 'minimised'
    return () => {
      place.current = 'gone'
    }
  }, [isShown])
  /** Closing a minimised venue does not navigate. */
  const end = useCallback(() => {
    if (place.current === 'gone') return
    dropVenue()
    if (place.current === 'shown') void navigate(lobby, { replace: true })
  }, [lobby, navigate])
  // The sheet that shows where the money is stays open after the frame is closed.
  const [closedBy, setClosedBy] = useState<'venue' | 'list' | null>(null)
  useEndOnBreak(closedBy !== null ? 'closed' : isShown ? 'shown' : 'minimised', t.endedByBreak)
  const closeDown = useCallback(
    (by: 'venue' | 'list') => {
      setClosedBy((before) => before ?? by)
      settleVenue()
      if (isShown) void navigate(lobby, { replace: true })
    },
    [isShown, lobby, navigate],
  )
  const leave = useCallback(
    async (choice: LeaveChoice) => {
      settleVenue()
      if (choice === 'recall') {
        setRecalling(true)
        const isDone = await recallMoney(recallNo.current).catch(() => false)
        if (!isDone) showToast({ text: leaving.recallFailed, kind: 'error' })
      }
      moneyChanged('venue-left')
      end()
    },
    [end, leaving],
  )
  const askLeave = () => {
    const remembered = rememberedChoice()
    if (remembered) void leave(remembered)
    else setLeaving(true)
  }

  const onMessage = (message: VenueMessage) => {
    setSpoken(true)
    switch (message.kind) {
      case 'venue:ready':
        return setView({ kind: 'ready' })
      case 'venue:balance':
        // The venue repeats its balance; only a change invalidates other balances.
        if (balance.current !== null && balance.current !== message.balance) moneyChanged('venue-balance')
        balance.current = message.balance
        return
      case 'venue:bet':
        return moneyChanged('venue-bet')
      case 'venue:placed':
        return dispatchSlip({ kind: 'placed', requestNo: message.requestNo })
      case 'venue:leave':
        return askLeave()
      case 'venue:error': {
        if (saysMaintenance(message.code)) return closeDown('venue')
        if (!asksRelaunch(code, message.code)) {
          if (saysExpired(message.code)) setView({ kind: 'expired' })
          return
        }
        // The old frame may repeat its message while it is being replaced.
        if (view.kind === 'relaunching') return
        const granted = grantRelaunch(relaunches.current, now())
        if (granted === null) return setView({ kind: 'broken', message: t.brokenRelaunch })
        relaunches.current = granted
        return void relaunch()
      }
    }
  }
  const slip = useSlip()
  const roomId = useMatchRoom(matchOfSlip(code, slip))
  const bets = slip.book === code && slip.phase.kind === 'sent' ? waitingBets(slip.phase) : []
  useVenueMessages({ frame, origin: params.origin, isReady: view.kind === 'ready' && hasSpoken, bets, onMessage })

  const isDown = venue !== undefined && venue.status !== VENUE_STATUS.open
  useEffect(() => {
    if (isDown) closeDown('list')
  }, [isDown, closeDown])

  if (closedBy !== null)
    return (
      <Suspense fallback={null}>
        <ClosedSheet
          code={code}
          venueName={venueName}
          venue={venue}
          recalls={closedBy === 'venue'}
          onClose={dropVenue}
        />
      </Suspense>
    )
  return (
    <>
      <div className={styles.stage} hidden={!isShown} data-rotated={isRotated || undefined}>
        <SessionBar
          venueName={venueName}
          since={since}
          net={net.data ?? null}
          limit={limit.data}
          isRotated={isRotated}
          reloading={view.kind === 'relaunching'}
          onReload={() => void relaunch()}
          onChat={() => emit('chat:open', { roomId })}
          onRotate={() => setRotated(!isRotated)}
          onMinimise={() => void navigate(lobby)}
          onClose={askLeave}
        />
        <div className={styles.place}>
          {view.kind === 'broken' && (
            <ErrorPanel title={t.broken} message={view.message} retryLabel={t.retry} onRetry={() => void relaunch()} />
          )}
          {view.kind === 'expired' && (
            <ErrorPanel
              title={t.expired}
              message={t.expiredDetail}
              retryLabel={t.enterAgain}
              onRetry={() => void relaunch()}
            />
          )}
          {view.kind !== 'broken' && view.kind !== 'expired' && (
            <>
              <iframe
                key={source.epoch}
                ref={frame}
                className={styles.frame}
                src={source.url}
                title={t.frame({ venue: venueName })}
                sandbox="allow-scripts allow-same-origin allow-forms"
                referrerPolicy="strict-origin"
                allow="fullscreen"
                onLoad={() => setLoaded(true)}
              />
              {view.kind === 'silent' && <SilentNote venue={code} onRetry={() => void relaunch()} />}
              {(view.kind === 'loading' || view.kind === 'relaunching') && (
                <OpeningCover
                  code={code}
                  venueName={venueName}
                  text={view.kind === 'loading' ? t.opening : t.reconnecting}
                />
              )}
            </>
          )}
        </div>
      </div>
      {!isShown && (
        <MiniBar
          code={code}
          venueName={venueName}
          since={since}
          to={`${page}?url=${encodeURIComponent(params.origin)}`}
          onClose={askLeave}
        />
      )}
      <LeaveSheet
        open={isLeaving}
        busy={isRecalling}
        onStay={() => setLeaving(false)}
        onLeave={(choice, remember) => {
          if (remember) rememberChoice(choice)
          void leave(choice)
        }}
      />
      {isShown && view.kind === 'ready' && (
        <Suspense fallback={null}>
          <ScoreNotices />
        </Suspense>
      )}
      <RealityCheck since={since} onStop={askLeave} />
    </>
  )
}
