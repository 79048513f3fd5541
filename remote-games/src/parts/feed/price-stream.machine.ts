/** Connection of the price stream as facts in, state and effects out. Sockets and timers: price-stream.runner.ts. */

/** Delays between attempts; the last one repeats. */
export const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const
/** Time without a frame after which prices are no longer current; the server sends one every two seconds. */
export const STALE_MS = 4_000
/** Time between heartbeats of the page. */
export const BEAT_MS = 10_000

/** `epoch` numbers the sockets; events of an earlier socket are ignored. */
export type StreamState =
  | { kind: 'off'; epoch: number }
  | { kind: 'dialling'; epoch: number; attempt: number }
  | { kind: 'open'; epoch: number }
  | { kind: 'waiting'; epoch: number; attempt: number }

export type StreamEvent =
  /** Something on screen shows prices. */
  | { kind: 'wanted' }
  | { kind: 'unwanted' }
  | { kind: 'opened'; epoch: number }
  | { kind: 'lost'; epoch: number }
  | { kind: 'retry-due' }

export type StreamEffect =
  | { kind: 'dial'; epoch: number }
  | { kind: 'hang-up' }
  | { kind: 'send-watch' }
  | { kind: 'start-beats' }
  | { kind: 'stop-beats' }
  | { kind: 'schedule-retry'; afterMs: number }
  | { kind: 'cancel-retry' }

export const OFF: StreamState = { kind: 'off', epoch: 0 }

type Step = { state: StreamState; effects: StreamEffect[] }

export function transition(state: StreamState, event: StreamEvent): Step {
  switch (event.kind) {
    case 'wanted':
      return state.kind === 'off' ? dial(state.epoch + 1, 0) : { state, effects: [] }
    case 'unwanted':
      return state.kind === 'off'
        ? { state, effects: [] }
        : {
            state: { kind: 'off', epoch: state.epoch },
            effects: [{ kind: 'hang-up' }, { kind: 'stop-beats' }, { kind: 'cancel-retry' }],
          }
    case 'opened':
      if (state.kind !== 'dialling' || state.epoch !== event.epoch) return { state, effects: [] }
      return {
        state: { kind: 'open', epoch: state.epoch },
        effects: [{ kind: 'send-watch' }, { kind: 'start-beats' }],
      }
    case 'lost': {
      if (state.kind === 'off' || state.kind === 'waiting' || state.epoch !== event.epoch) return { state, effects: [] }
      const attempt = state.kind === 'dialling' ? state.attempt + 1 : 0
      const afterMs = RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? RETRY_MS[0]
      return {
        state: { kind: 'waiting', epoch: state.epoch, attempt },
        effects: [{ kind: 'stop-beats' }, { kind: 'schedule-retry', afterMs }],
      }
    }
    case 'retry-due':
      return state.kind === 'waiting' ? dial(state.epoch + 1, state.attempt) : { state, effects: [] }
  }
}

function dial(epoch: number, attempt: number): Step {
  return { state: { kind: 'dialling', epoch, attempt }, effects: [{ kind: 'dial', epoch }] }
}
