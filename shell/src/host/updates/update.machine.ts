/**
 * When a page takes a newer shell: never by itself under somebody's hands. Facts in, state and effects out; the worker, timers and React are
 * around it (update.runner.ts, updates.tsx).
 */

/** A worker that was told to take over has this long; then the page reloads anyway: pages come from the network. */
export const TAKE_OVER_LIMIT_MS = 3_000

export type UpdateState =
  | { readonly kind: 'current'; readonly isHeld: boolean }
  /** Something newer waits. `isHeld`: a form, a dialog or a venue is in use. `isDeclined`: the member said later. */
  | { readonly kind: 'ready'; readonly isHeld: boolean; readonly isDeclined: boolean }
  | { readonly kind: 'switching' }

export type UpdateEvent =
  /** A worker of another shell than this page's is installed and waits. */
  | { readonly kind: 'newer-waits' }
  /** The waiting worker is of this page's shell: the page came from the network, the worker came after. */
  | { readonly kind: 'own-waits' }
  /** The worker in charge changed. */
  | { readonly kind: 'took-over'; readonly isOwn: boolean }
  /** The page was started from the device, and the network has newer remotes. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'hold-changed'; readonly isHeld: boolean }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'declined' }
  /** The member went to another root page: nothing is in the middle of anything. */
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
      // Older pages notice the change and offer it to their own members.
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

/** Whether the member is told. */
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
