/** Performs what the update machine asks for. */
import { createTimer } from '@lantern/platform'
import {
  CURRENT,
  isOffered,
  TAKE_OVER_LIMIT_MS,
  transition,
  type UpdateEvent,
  type UpdateState,
} from './update.machine.ts'

export type UpdaterDeps = {
  /** Tells the waiting worker to take over. @returns false when none waits */
  takeOver(): boolean
  reload(): void
}

export type Updater = {
  send(event: UpdateEvent): void
  isOffered(): boolean
  subscribe(listener: () => void): () => void
  dispose(): void
}

export function createUpdater({ takeOver, reload }: UpdaterDeps): Updater {
  let state: UpdateState = CURRENT
  const listeners = new Set<() => void>()
  const limit = createTimer(() => send({ kind: 'limit' }))

  function send(event: UpdateEvent): void {
    const { state: next, effects } = transition(state, event)
    state = next
    for (const listener of [...listeners]) listener()
    for (const { kind } of effects) perform(kind)
  }

  function perform(effect: 'take-over' | 'start-limit' | 'reload'): void {
    switch (effect) {
      case 'start-limit':
        limit.start(TAKE_OVER_LIMIT_MS)
        return
      case 'take-over':
        // None waits when another tab was quicker: its worker is in charge already.
        if (!takeOver()) send({ kind: 'limit' })
        return
      case 'reload':
        limit.stop()
        reload()
        return
    }
  }

  return {
    send,
    isOffered: () => isOffered(state),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: () => limit.stop(),
  }
}
