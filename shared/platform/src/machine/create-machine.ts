/** Runs a pure transition function: keeps its state, performs its effects, notifies its subscribers. */

export type Step<State, Effect> = { state: State; effects: readonly Effect[] }

export type MachineOptions<State, Event, Effect> = {
  initial: State
  /** Pure: returns the same state object when nothing changed. */
  transition: (state: State, event: Event) => Step<State, Effect>
  /** Performs one effect. May dispatch; the event is handled after the effects of the current one. */
  perform: (effect: Effect, dispatch: (event: Event) => void) => void
}

export type Machine<State, Event> = {
  getState(): State
  /** Handles the event now, or after the current event. Ignored after `dispose`. */
  dispatch(event: Event): void
  /** Calls `listener` after each change of state. @returns its undo */
  subscribe(listener: () => void): () => void
  /** Ignores all further events and drops subscribers. Idempotent. Stop timers and sockets first: they belong to the caller. */
  dispose(): void
}

/**
 * Each event runs to completion: state, subscribers, effects, then the next event. An event that arrives meanwhile is queued, so that no
 * effect runs for an outdated state.
 */
export function createMachine<State, Event, Effect>({
  initial,
  transition,
  perform,
}: MachineOptions<State, Event, Effect>): Machine<State, Event> {
  let state = initial
  let isDisposed = false
  let isRunning = false
  const waiting: Event[] = []
  const listeners = new Set<() => void>()

  function dispatch(event: Event): void {
    if (isDisposed) return
    waiting.push(event)
    if (isRunning) return
    isRunning = true
    try {
      for (let next = waiting.shift(); next !== undefined && !isDisposed; next = waiting.shift()) handle(next)
    } finally {
      isRunning = false
      waiting.length = 0
    }
  }

  function handle(event: Event): void {
    const step = transition(state, event)
    if (step.state !== state) {
      state = step.state
      for (const listener of [...listeners]) listener()
    }
    for (const effect of step.effects) perform(effect, dispatch)
  }

  return {
    getState: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispose() {
      isDisposed = true
      listeners.clear()
    },
  }
}
