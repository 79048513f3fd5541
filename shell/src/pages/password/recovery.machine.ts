/** Password recovery in steps: account, proof, new password, done (screens.md 3, password). Pure: events in, state out. */
import type { ProofKind } from '@lantern/contract/recovery'

export type ProofOption = { kind: ProofKind; masked: string }
/** Why it started over, shown at the first step. */
export type Restart = 'expired' | 'other-account'

export type RecoveryState =
  | { kind: 'account'; restart?: Restart }
  | { kind: 'proof'; userName: string; ticket: string; options: readonly ProofOption[] }
  | { kind: 'password'; userName: string; ticket: string }
  | { kind: 'done' }

export type RecoveryEvent =
  | { kind: 'started'; userName: string; ticket: string; options: readonly ProofOption[] }
  | { kind: 'proved' }
  | { kind: 'changed' }
  /** The ticket has expired (15 minutes), was used or is locked: 6038. */
  | { kind: 'expired' }
  | { kind: 'went-back' }

export const STEPS = ['account', 'proof', 'password', 'done'] as const
export const START: RecoveryState = { kind: 'account' }

/** An answer to a step that was left changes nothing. */
export function transition(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  switch (event.kind) {
    case 'started': {
      const { userName, ticket, options } = event
      return state.kind === 'account' ? { kind: 'proof', userName, ticket, options } : state
    }
    case 'proved':
      return state.kind === 'proof' ? { kind: 'password', userName: state.userName, ticket: state.ticket } : state
    case 'changed':
      return state.kind === 'password' ? { kind: 'done' } : state
    case 'expired':
      return state.kind === 'proof' || state.kind === 'password' ? { kind: 'account', restart: 'expired' } : state
    case 'went-back':
      return state.kind === 'proof' ? { kind: 'account', restart: 'other-account' } : state
  }
}
