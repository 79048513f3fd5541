/** State machine of the chat connection. Pure: chat-connection.runner.ts holds the socket and timers. */
import { CHAT_HEARTBEAT_MS, CHAT_MAX_ATTEMPTS, CHAT_RECONNECT_MS } from '@lantern/contract/constants'

/** Why the connection is idle. */
type Rest = 'never' | 'closed-by-us' | 'no-token' | 'gave-up' | 'session-ended'

/** `connected` is status 1 of the specification, every other state 0. */
export type ChatState =
  | { readonly kind: 'disconnected'; readonly reason: Rest; readonly epoch: number }
  | { readonly kind: 'connecting'; readonly epoch: number; readonly attempt: number }
  | { readonly kind: 'connected'; readonly epoch: number; readonly isLoginSent: boolean }
  | { readonly kind: 'waiting'; readonly epoch: number; readonly attempt: number }

/** `epoch` identifies the socket; events of a replaced socket are dropped. */
export type ChatEvent =
  | { readonly kind: 'started'; readonly hasToken: boolean }
  | { readonly kind: 'opened'; readonly epoch: number; readonly hasToken: boolean }
  | { readonly kind: 'lost'; readonly epoch: number; readonly hasToken: boolean }
  /** The server closed the socket because the session ended. */
  | { readonly kind: 'session-ended'; readonly epoch: number }
  | { readonly kind: 'retry-due'; readonly hasToken: boolean }
  | { readonly kind: 'heartbeat-due'; readonly hasToken: boolean }
  | { readonly kind: 'closed' }

export type ChatEffect =
  | { readonly kind: 'dial'; readonly epoch: number }
  | { readonly kind: 'hang-up' }
  | { readonly kind: 'send-login'; readonly epoch: number }
  | { readonly kind: 'send-heartbeat' }
  | { readonly kind: 'start-heartbeat'; readonly everyMs: number }
  | { readonly kind: 'stop-heartbeat' }
  | { readonly kind: 'schedule-retry'; readonly afterMs: number }
  | { readonly kind: 'cancel-retry' }
  /** Sends an authenticated request whose error tells the shell why the session ended. */
  | { readonly kind: 'ask-session' }
  | { readonly kind: 'clear-room' }
  /** Clears handlers and URL; the next start supplies new ones. */
  | { readonly kind: 'forget' }

export type Step = { readonly state: ChatState; readonly effects: readonly ChatEffect[] }

export const INITIAL: ChatState = { kind: 'disconnected', reason: 'never', epoch: 0 }

/** Applies an event (spec 4, "Chat connection"). */
export function transition(state: ChatState, event: ChatEvent): Step {
  switch (event.kind) {
    case 'started':
      if (state.kind !== 'disconnected' || state.reason === 'session-ended') return stay(state)
      return event.hasToken ? dial(state.epoch, 0) : rest(state, 'no-token', [])
    case 'opened':
      return opened(state, event.epoch, event.hasToken)
    case 'lost':
      return lost(state, event.epoch, event.hasToken)
    case 'session-ended':
      if (state.epoch !== event.epoch || (state.kind !== 'connected' && state.kind !== 'connecting')) return stay(state)
      return rest(state, 'session-ended', [{ kind: 'stop-heartbeat' }, { kind: 'clear-room' }, { kind: 'ask-session' }])
    case 'retry-due':
      if (state.kind !== 'waiting') return stay(state)
      return event.hasToken ? dial(state.epoch, state.attempt) : rest(state, 'no-token', [])
    case 'heartbeat-due':
      return beat(state, event.hasToken)
    case 'closed':
      return closed(state)
  }
}

function opened(state: ChatState, epoch: number, hasToken: boolean): Step {
  if (state.kind !== 'connecting' || state.epoch !== epoch) return stay(state)
  return {
    // `connected` has no attempt counter: opening resets it.
    state: { kind: 'connected', epoch, isLoginSent: hasToken },
    effects: [
      { kind: 'start-heartbeat', everyMs: CHAT_HEARTBEAT_MS },
      ...(hasToken ? [{ kind: 'send-login', epoch } as const] : []),
    ],
  }
}

function lost(state: ChatState, epoch: number, hasToken: boolean): Step {
  if ((state.kind !== 'connected' && state.kind !== 'connecting') || state.epoch !== epoch) return stay(state)
  const tidy: ChatEffect[] = [{ kind: 'stop-heartbeat' }, { kind: 'clear-room' }]
  if (!hasToken) return rest(state, 'no-token', tidy)
  const attempt = state.kind === 'connecting' ? state.attempt : 0
  if (attempt >= CHAT_MAX_ATTEMPTS) return rest(state, 'gave-up', tidy)
  return {
    state: { kind: 'waiting', epoch, attempt: attempt + 1 },
    effects: [...tidy, { kind: 'schedule-retry', afterMs: CHAT_RECONNECT_MS }],
  }
}

function beat(state: ChatState, hasToken: boolean): Step {
  if (state.kind !== 'connected') return stay(state)
  if (!hasToken) return { state: { ...state, isLoginSent: false }, effects: [{ kind: 'send-heartbeat' }] }
  if (state.isLoginSent) return { state, effects: [{ kind: 'send-heartbeat' }] }
  return {
    state: { ...state, isLoginSent: true },
    effects: [{ kind: 'send-heartbeat' }, { kind: 'send-login', epoch: state.epoch }],
  }
}

function closed(state: ChatState): Step {
  if (state.kind === 'disconnected')
    return { state: { ...state, reason: 'closed-by-us' }, effects: [{ kind: 'clear-room' }, { kind: 'forget' }] }
  return rest(state, 'closed-by-us', [
    { kind: 'hang-up' },
    { kind: 'stop-heartbeat' },
    { kind: 'cancel-retry' },
    { kind: 'clear-room' },
    { kind: 'forget' },
  ])
}

function dial(epoch: number, attempt: number): Step {
  const next = epoch + 1
  return { state: { kind: 'connecting', epoch: next, attempt }, effects: [{ kind: 'dial', epoch: next }] }
}

function rest(state: ChatState, reason: Rest, effects: readonly ChatEffect[]): Step {
  return { state: { kind: 'disconnected', reason, epoch: state.epoch }, effects }
}

function stay(state: ChatState): Step {
  return { state, effects: [] }
}
