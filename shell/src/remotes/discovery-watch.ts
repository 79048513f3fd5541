/** When an open page asks for discovery again: each half minute while something is closed, and when it is looked at again. */
import { createTimer } from '@lantern/platform'
import { type Known, newerDiscovery } from './discovery-refresh.ts'
import { type Maintenance, windowsOf } from './maintenance.ts'

const POLL_MS = 30_000

/** @returns its undo */
export function watchDiscovery(maintenance: Maintenance, first: Known): () => void {
  let known = first
  let askedAt = performance.now()
  const timer = createTimer(() => {
    if (!document.hidden) void ask()
    follow()
  })

  async function ask(): Promise<void> {
    askedAt = performance.now()
    const newer = await newerDiscovery(known, globalThis.fetch.bind(globalThis))
    if (!newer || newer.revision <= known.revision) return
    known = { ...known, revision: newer.revision }
    maintenance.take(windowsOf(newer.document))
  }

  function follow(): void {
    if (!maintenance.isAnyClosed()) timer.stop()
    else if (!timer.isRunning()) timer.start(POLL_MS)
  }

  function seen(): void {
    if (!document.hidden && performance.now() - askedAt >= POLL_MS) void ask()
  }

  const forget = maintenance.subscribe(follow)
  document.addEventListener('visibilitychange', seen)
  follow()
  return () => {
    forget()
    timer.stop()
    document.removeEventListener('visibilitychange', seen)
  }
}
