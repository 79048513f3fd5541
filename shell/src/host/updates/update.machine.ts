/**
 * When a page applies a newer shell: never while the member is using a form. Events in, state and effects out; the worker, timers and React are
 * outside (update.runner.ts, updates.tsx).
 */

/** Time limit for a worker to take over; then the page reloads anyway, since pages come from the network. */
export const TAKE_OVER_LIMIT_MS = 3_000

export type UpdateState =
  | { readonly kind: 'current'; readonly isHeld: boolean }
  /** An update is pending. `isHeld`: a form, a dialog or a venue is in use. `isDeclined`: the member chose later. */
  | { readonly kind: 'ready'; readonly isHeld: boolean; readonly isDeclined: boolean }
  | { readonly kind: 'switching' }

export type UpdateEvent =
  /** A worker of another shell is installed and waiting. */
  | { readonly kind: 'newer-waits' }
  /** The waiting worker belongs to this page's shell: the page came from the network before the worker did. */
  | { readonly kind: 'own-waits' }
  /** The controlling worker changed. */
  | { readonly kind: 'took-over'; readonly isOwn: boolean }
  /** The page was started from the device, and the network has newer remotes. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'hold-changed'; readonly isHeld: boolean }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined' }
  /** The member navigated to another root page: nothing is in progress. */
  | { readonly kind: 'moved-on' }
  | { readonly kind: 'limit' }

type UpdateEffect = { readonly kind: 'take-over' | 'start-limit' | 'reload' }

export type UpdateStep = { readonly state: UpdateState; readonly effects: readonly UpdateEffect[] }

export const CURRENT: UpdateState = { kind: 'current', isHeld: false }

export function transition(state: UpdateState, event: UpdateEvent): UpdateStep {
  if (state.kind === 'switching')
    return event.kind === 'took-over' || event.kind === 'limit' ? step(state, 'reload') : step(state)
  switch (event.kind) {
    case 'newer-waits':
    case 'outdated':
      return step(readyFrom(state))
    case 'own-waits':
      // Other open pages notice the change and offer it to the member.
      return step(state, 'take-over')
    case 'took-over':
      return step(event.isOwn ? state : readyFrom(state))
    case 'hold-changed':
      return step({ ...state, isHeld: event.isHeld })
    case 'declined':
      return step(state.kind === 'ready' ? { ...state, isDeclined: true } : state)
    case 'accepted':
      return state.kind === 'ready' ? step({ kind: 'switching' }, 'start-limit', 'take-over') : step(state)
    case 'moved-on':
      return state.kind === 'ready' && !state.isHeld
        ? step({ kind: 'switching' }, 'start-limit', 'take-over')
        : step(state)
    case 'limit':
      return step(state)
    default:
      return assertNever(event)
  }
}

/** Whether to show the offer. */
export function isOffered(state: UpdateState): boolean {
  return state.kind === 'ready' && !state.isHeld && !state.isDeclined
}

function readyFrom(state: Exclude<UpdateState, { kind: 'switching' }>): UpdateState {
  return state.kind === 'ready' ? state : { kind: 'ready', isHeld: state.isHeld, isDeclined: false }
}

function step(state: UpdateState, ...kinds: UpdateEffect['kind'][]): UpdateStep {
  return { state, effects: kinds.map((kind) => ({ kind })) }
}

function assertNever(event: never): never {
  throw new Error(`unknown event ${JSON.stringify(event)}`)
}
