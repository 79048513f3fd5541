/** Maintenance windows of remotes: tracks the current one and notifies listeners when it changes. */

import { type Discovery, type MaintenanceWindow, windowAt } from '@lantern/contract/federation'
import { HOUR_MS } from '@lantern/contract/site-time'
import { createTimer, now } from '@lantern/platform'

/** Longer waits are split: browser timers are unreliable over long spans, and the clock may be corrected meanwhile. */
const LONGEST_WAIT_MS = HOUR_MS

export type Windows = ReadonlyMap<string, readonly MaintenanceWindow[]>

export type Maintenance = {
  /** The current maintenance window of a path of a remote. @param path null = the remote as a whole */
  windowOf(name: string, path: string | null): MaintenanceWindow | null
  /** Whether anything is closed now. */
  isAnyClosed(): boolean
  /** Replaces the windows with those of another discovery document. */
  take(windows: Windows): void
  /** Called when a window begins, ends or changes. */
  subscribe(listener: () => void): () => void
}

export function createMaintenance(first: Windows): Maintenance {
  let windows = first
  const listeners = new Set<() => void>()
  const timer = createTimer(turn)
  wait()

  function all(): MaintenanceWindow[] {
    return [...windows.values()].flat()
  }

  function turn(): void {
    for (const listener of [...listeners]) listener()
    wait()
  }

  /** Time until the next window begins or ends. */
  function wait(): void {
    const next = Math.min(...all().flatMap(({ from, to }) => [from - now(), to - now()].filter((left) => left > 0)))
    if (Number.isFinite(next)) timer.start(Math.min(next, LONGEST_WAIT_MS))
    else timer.stop()
  }

  return {
    windowOf: (name, path) => windowAt(windows.get(name) ?? [], path, now()),
    isAnyClosed: () => all().some(({ from, to }) => from <= now() && now() < to),
    take(next) {
      windows = next
      turn()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Windows of a document, by remote; every version of a remote carries the same ones. */
export function windowsOf(discovery: Discovery | null): Windows {
  const remotes = Object.entries(discovery?.microFrontends ?? {})
  return new Map(remotes.map(([name, versions]) => [name, versions[0]?.extras.maintenance ?? []]))
}
