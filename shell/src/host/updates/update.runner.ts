/** Performs the effects of the update machine. */
import { createMachine, createTimer } from '@lantern/platform'
import { CURRENT, isOffered, TAKE_OVER_LIMIT_MS, transition, type UpdateEvent } from './update.machine.ts'

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
  const limit = createTimer(() => machine.dispatch({ kind: 'limit' }))
  const machine = createMachine({
    initial: CURRENT,
    transition,
    perform({ kind }, dispatch) {
      switch (kind) {
        case 'start-limit':
          limit.start(TAKE_OVER_LIMIT_MS)
          return
        case 'take-over':
          // None waits when another tab was faster: its worker is already in control.
          if (!takeOver()) dispatch({ kind: 'limit' })
          return
        case 'reload':
          limit.stop()
          reload()
          return
      }
    },
  })

  return {
    send: machine.dispatch,
    isOffered: () => isOffered(machine.getState()),
    subscribe: machine.subscribe,
    dispose: () => limit.stop(),
  }
}
