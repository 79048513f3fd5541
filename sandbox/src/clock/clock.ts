/** Sandbox clock: `now = base + (real − start) × speed` (screens.md 12). Monotonic; all rules and API times use it. */

export type ClockState = { readonly base: number; readonly start: number; readonly speed: number }

export type Clock = {
  /** Epoch milliseconds of the sandbox. */
  now(): number
  /** 0 stops it. */
  setSpeed(speed: number): void
  /** Moves forward. @throws RangeError below zero */
  jump(ms: number): void
  state(): ClockState
  /** Called after every change, to store the state. */
  onChange(listener: (state: ClockState) => void): () => void
}

/**
 * @param stored state of an earlier process; time passed while it was down
 * @param real the machine's clock; tests pass their own
 */
export function createClock(stored?: ClockState, real: () => number = Date.now): Clock {
  const listeners = new Set<(state: ClockState) => void>()
  let state: ClockState = stored ?? { base: real(), start: real(), speed: 1 }
  let latest = state.base

  const now = (): number => {
    const computed = Math.floor(state.base + Math.max(0, real() - state.start) * state.speed)
    latest = Math.max(latest, computed)
    return latest
  }
  const change = (next: { base: number; speed: number }): void => {
    state = { ...next, start: real() }
    for (const listener of listeners) listener(state)
  }

  return {
    now,
    setSpeed: (speed) => change({ base: now(), speed }),
    jump: (ms) => {
      if (!Number.isInteger(ms) || ms < 0) throw new RangeError('The clock only jumps forward by whole milliseconds.')
      change({ base: now() + ms, speed: state.speed })
    },
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
