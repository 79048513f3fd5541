/** Runs deferred work once the page is interactive. */
import { MARK } from '@lantern/contract/federation'
import { useSyncExternalStore } from 'react'

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

/** Resolves when the browser is idle, after `timeoutMs` at the latest. Safari has no idle callback: there it waits for 200 ms. */
export function whenIdle(timeoutMs: number): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  return new Promise((resolve) => idle(() => resolve(), { timeout: timeoutMs }))
}
