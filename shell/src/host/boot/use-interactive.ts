/** The page is interactive: what can wait, waited for this. */
import { MARK } from '@lantern/contract/federation'
import { useSyncExternalStore } from 'react'

let reached = false
const listeners = new Set<() => void>()

/** Called once, when the first page of the shell or of a remote can be used. */
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

/** Runs `action` when idle after interactive, or at once when that is past. */
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
