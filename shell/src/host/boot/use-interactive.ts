/** Runs deferred work once the page is interactive. */
import { MARK } from '@lantern/contract/federation'
import { useSyncExternalStore } from 'react'

let reached = false
const listeners = new Set<() => void>()

/** Called once, when the first page of the shell or of a remote is usable. */
export function markInteractive(): void {
  if (reached) return
  performance.mark(MARK.interactive)
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  idle(
    () => {
      reached = true
      for (const listener of [...listeners]) listener()
    },
    { timeout: 1_500 },
  )
}

/** Runs `action` on idle after the page becomes interactive, at once when it already is. */
export function whenInteractive(action: () => void): void {
  if (reached) {
    action()
    return
  }
  const once = (): void => {
    listeners.delete(once)
    action()
  }
  listeners.add(once)
}

export function useInteractive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => reached,
    () => false,
  )
}
