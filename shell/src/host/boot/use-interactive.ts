/** Runs deferred work once the page is interactive. */
import { MARK } from '@lantern/contract/federation'
import { useSyncExternalStore } from 'react'
import { whenIdle } from './idle.ts'

let reached = false
const listeners = new Set<() => void>()

/** Called once, when the first page of the shell or of a remote is usable. */
export function markInteractive(): void {
  if (reached) return
  performance.mark(MARK.interactive)
  void whenIdle(1_500).then(() => {
    reached = true
    for (const listener of [...listeners]) listener()
  })
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
