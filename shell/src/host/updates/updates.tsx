import type { BootData } from '@lantern/contract/federation'
import { createTimer, report, useInterval, useOnline } from '@lantern/platform'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { savesData } from '../boot/saves-data.ts'
import { revisionOf } from '../discovery/discovery.ts'
import { newerDiscovery } from '../discovery/discovery-refresh.ts'
import { usedFiles } from '../integrity/used-files.ts'
import { frameAt } from '../navigation/site-pages.ts'
import { forgetTyped, isHeld, onHold, watchHolds } from './holds.ts'
import { createUpdater, type Updater } from './update.runner.ts'
import { UpdateToast } from './update-toast.tsx'
import { openWorkerPort, removeWorker, type WorkerPort } from './worker-port.ts'

/** Caching must not compete with the member's first action. */
const KEEP_AFTER_MS = 4_000
/** Interval at which an open page checks for a newer version; also the minimum interval of checks on becoming visible. */
const LOOK_EVERY_MS = 30 * 60_000
const LOOK_PAUSE_MS = 60_000
/** Interval at which a page started from the device checks whether the network has a newer one. */
const OUTDATED_EVERY_MS = 60_000

export type UpdatesProps = { boot: BootData }

/** Manages the service worker from the page, and shows its only visible part. */
export function Updates({ boot }: UpdatesProps) {
  const port = useRef<WorkerPort | null>(null)
  const [updater] = useState(() =>
    createUpdater({ takeOver: () => port.current?.takeOver() ?? false, reload: () => location.reload() }),
  )
  const isOffered = useSyncExternalStore(updater.subscribe, updater.isOffered)
  useWorker(boot, updater, port)
  useHolds(updater)
  useMovedOn(updater)
  useOutdated(boot, updater)
  return (
    <UpdateToast
      isOffered={isOffered}
      onAccept={() => updater.send({ kind: 'accepted' })}
      onDecline={() => updater.send({ kind: 'declined' })}
    />
  )
}

function useWorker(boot: BootData, updater: Updater, port: { current: WorkerPort | null }): void {
  const lookedAt = useRef(performance.now())
  const look = useEffectEvent(() => {
    if (performance.now() - lookedAt.current < LOOK_PAUSE_MS) return
    lookedAt.current = performance.now()
    port.current?.look()
  })
  const start = useEffectEvent(async (container: ServiceWorkerContainer) => {
    port.current = await openWorkerPort(container, {
      onWaiting: (version) => updater.send({ kind: version === boot.shellVersion ? 'own-waits' : 'newer-waits' }),
      onTookOver: (version) => updater.send({ kind: 'took-over', isOwn: version === boot.shellVersion }),
    })
  })
  const keep = useEffectEvent(() =>
    port.current?.keep({
      kind: 'keep',
      locale: boot.locale,
      revision: revisionOf(boot.discovery),
      withHelp: !savesData(),
      used: usedFiles(),
    }),
  )
  useEffect(() => {
    const container = navigator.serviceWorker
    // Missing in private windows of some browsers and without a secure context.
    if (!container) return
    if (!boot.serviceWorker) {
      void removeWorker(container).catch(() => undefined)
      return
    }
    const later = createTimer(keep)
    start(container).then(
      () => later.start(KEEP_AFTER_MS),
      (cause: unknown) => {
        if (navigator.onLine) report({ kind: 'error', phase: 'service-worker', cause: String(cause) })
      },
    )
    const seen = (): void => {
      if (!document.hidden) look()
    }
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', look)
    return () => {
      later.stop()
      updater.dispose()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', look)
    }
  }, [boot, updater])
  useInterval(look, LOOK_EVERY_MS)
}

function useHolds(updater: Updater): void {
  useEffect(watchHolds, [])
  useEffect(() => {
    const tell = (): void => updater.send({ kind: 'hold-changed', isHeld: isHeld() })
    tell()
    return onHold(tell)
  }, [updater])
}

/** Navigation to a root page is a safe moment: its address and state are in the history, so a reload loses nothing. */
function useMovedOn(updater: Updater): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    forgetTyped()
    const kind = frameAt(pathname)
    if (kind === 'home' || kind === 'tab') updater.send({ kind: 'moved-on' })
  }, [pathname, updater])
}

/** A page from the device runs older remotes; offers the network's page once the network answers. */
function useOutdated(boot: BootData, updater: Updater): void {
  const [isOpen, setIsOpen] = useState(boot.offline)
  const isOnline = useOnline()
  const ask = useEffectEvent(async () => {
    const known = { revision: revisionOf(boot.discovery), key: boot.discoveryKey }
    if ((await newerDiscovery(known, globalThis.fetch.bind(globalThis))) === null) return
    setIsOpen(false)
    updater.send({ kind: 'outdated' })
  })
  const isAsking = isOpen && isOnline
  useEffect(() => {
    if (isAsking) void ask()
  }, [isAsking])
  useInterval(() => void ask(), isAsking ? OUTDATED_EVERY_MS : null)
}
