import { useSyncExternalStore } from 'react'
import type { Machine } from './create-machine.ts'

/** The state of a machine; rerenders the component on change. */
export function useMachine<State>(machine: Pick<Machine<State, never>, 'getState' | 'subscribe'>): State {
  return useSyncExternalStore(machine.subscribe, machine.getState, machine.getState)
}
