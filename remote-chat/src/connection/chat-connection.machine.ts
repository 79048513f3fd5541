/** State machine of the chat connection. Pure: chat-connection.runner.ts holds the socket and timers. */
import { CHAT_HEARTBEAT_MS, CHAT_MAX_ATTEMPTS, CHAT_RECONNECT_MS } from '@lantern/contract/constants'

/** Heartbeats without an answer after which the socket counts as lost, on servers that answer heartbeats (screens.md 10). */
const MAX_MISSED_HEARTBEATS = 2

/** Why the connection is idle. */
type Rest = 'never' | 'closed-by-us' | 'no-token' | 'gave-up' | 'session-ended'

/**
 * `connected` is status 1 of the specification, every other state 0. `failedLogins` counts connections in a row that opened and then
 * failed to log in: opening resets the reconnect counter, which alone would let them repeat for ever.
 */
export type ChatState =
  | { readonly kind: 'disconnected'; readonly reason: Rest; readonly epoch: number }
  | { readonly kind: 'connecting'; readonly epoch: number; readonly attempt: number; readonly failedLogins: number }
  | {
      readonly kind: 'connected'
      readonly epoch: number
      readonly isLoginSent: boolean
      /** Heartbeats since the last answer; null until the server has answered one on this connection. */
      readonly unanswered: number | null
      readonly failedLogins: number
    }
  | { readonly kind: 'waiting'; readonly epoch: number; readonly attempt: number; readonly failedLogins: number }

/** `epoch` identifies the socket; events of a replaced socket are dropped. */
export type ChatEvent =
  | { readonly kind: 'started'; readonly hasToken: boolean }
  | { readonly kind: 'opened'; readonly epoch: number; readonly hasToken: boolean }
  | { readonly kind: 'logged-in'; readonly epoch: number }
  /** The server refused the login, or its credentials could not be fetched. */
  | { readonly kind: 'login-failed'; readonly epoch: number; readonly hasToken: boolean }
  | { readonly kind: 'lost'; readonly epoch: number; readonly hasToken: boolean }
  /** The server closed the socket because the session ended. */
  | { readonly kind: 'session-ended'; readonly epoch: number }
  | { readonly kind: 'retry-due'; readonly hasToken: boolean }
  | { readonly kind: 'heartbeat-due'; readonly hasToken: boolean }
  | { readonly kind: 'heartbeat-answered'; readonly epoch: number }
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

type Step = { readonly state: ChatState; readonly effects: readonly ChatEffect[] }
type Connected = Extract<ChatState, { kind: 'connected' }>

export const INITIAL: ChatState = { kind: 'disconnected', reason: 'never', epoch: 0 }

/** Applies an event (spec 4, "Chat connection"). */
export function transition(state: ChatState, event: ChatEvent): Step {
  switch (event.kind) {
    case 'started':
      if (state.kind !== 'disconnected' || state.reason === 'session-ended') return stay(state)
      return event.hasToken ? dial(state.epoch, 0, 0) : rest(state, 'no-token', [])
    case 'opened':
      return opened(state, event.epoch, event.hasToken)
    case 'logged-in':
      return isOpen(state, event.epoch) && state.failedLogins > 0
        ? { state: { ...state, failedLogins: 0 }, effects: [] }
        : stay(state)
    case 'login-failed':
      return isOpen(state, event.epoch) ? loginFailed(state, event.hasToken) : stay(state)
    case 'lost':
      return lost(state, event.epoch, event.hasToken)
    case 'session-ended':
      if (state.epoch !== event.epoch || (state.kind !== 'connected' && state.kind !== 'connecting')) return stay(state)
      return rest(state, 'session-ended', [{ kind: 'stop-heartbeat' }, { kind: 'clear-room' }, { kind: 'ask-session' }])
    case 'retry-due':
      if (state.kind !== 'waiting') return stay(state)
      return event.hasToken ? dial(state.epoch, state.attempt, state.failedLogins) : rest(state, 'no-token', [])
    case 'heartbeat-due':
      return state.kind === 'connected' ? beat(state, event.hasToken) : stay(state)
    case 'heartbeat-answered':
      return isOpen(state, event.epoch) && state.unanswered !== 0
        ? { state: { ...state, unanswered: 0 }, effects: [] }
        : stay(state)
    case 'closed':
      return closed(state)
  }
}

function isOpen(state: ChatState, epoch: number): state is Connected {
  return state.kind === 'connected' && state.epoch === epoch
}

function opened(state: ChatState, epoch: number, hasToken: boolean): Step {
  if (state.kind !== 'connecting' || state.epoch !== epoch) return stay(state)
  return {
    // `connected` has no attempt counter: opening resets it.
    state: { kind: 'connected', epoch, isLoginSent: hasToken, unanswered: null, failedLogins: state.failedLogins },
    effects: [
      { kind: 'start-heartbeat', everyMs: CHAT_HEARTBEAT_MS },
      ...(hasToken ? [{ kind: 'send-login', epoch } as const] : []),
    ],
  }
}

function lost(state: ChatState, epoch: number, hasToken: boolean): Step {
  if ((state.kind !== 'connected' && state.kind !== 'connecting') || state.epoch !== epoch) return stay(state)
  return retryLater(state, state.kind === 'connecting' ? state.attempt : 0, state.failedLogins, hasToken, [])
}

function loginFailed(state: Connected, hasToken: boolean): Step {
  const failedLogins = state.failedLogins + 1
  const hangUp: ChatEffect = { kind: 'hang-up' }
  if (hasToken && failedLogins >= CHAT_MAX_ATTEMPTS) return rest(state, 'gave-up', [hangUp, ...TIDY])
  return retryLater(state, 0, failedLogins, hasToken, [hangUp])
}

/** The room is cleared; handlers and URL are kept for the retry (spec 4). */
const TIDY: readonly ChatEffect[] = [{ kind: 'stop-heartbeat' }, { kind: 'clear-room' }]

function retryLater(
  state: ChatState,
  attempt: number,
  failedLogins: number,
  hasToken: boolean,
  first: readonly ChatEffect[],
): Step {
  const tidy = [...first, ...TIDY]
  if (!hasToken) return rest(state, 'no-token', tidy)
  if (attempt >= CHAT_MAX_ATTEMPTS) return rest(state, 'gave-up', tidy)
  return {
    state: { kind: 'waiting', epoch: state.epoch, attempt: attempt + 1, failedLogins },
    effects: [...tidy, { kind: 'schedule-retry', afterMs: CHAT_RECONNECT_MS }],
  }
}

function beat(state: Connected, hasToken: boolean): Step {
  if (state.unanswered !== null && state.unanswered >= MAX_MISSED_HEARTBEATS)
    return retryLater(state, 0, state.failedLogins, hasToken, [{ kind: 'hang-up' }])
  const next = { ...state, unanswered: state.unanswered === null ? null : state.unanswered + 1 }
  const heartbeat: ChatEffect = { kind: 'send-heartbeat' }
  if (!hasToken) return { state: { ...next, isLoginSent: false }, effects: [heartbeat] }
  if (state.isLoginSent) return { state: state.unanswered === null ? state : next, effects: [heartbeat] }
  return { state: { ...next, isLoginSent: true }, effects: [heartbeat, { kind: 'send-login', epoch: state.epoch }] }
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

function dial(epoch: number, attempt: number, failedLogins: number): Step {
  const next = epoch + 1
  return { state: { kind: 'connecting', epoch: next, attempt, failedLogins }, effects: [{ kind: 'dial', epoch: next }] }
}

function rest(state: ChatState, reason: Rest, effects: readonly ChatEffect[]): Step {
  return { state: { kind: 'disconnected', reason, epoch: state.epoch }, effects }
}

function stay(state: ChatState): Step {
  return { state, effects: [] }
}
