/** Typed events between the shell and remotes: exactly those of the contract's EventMap. */
import type { EventMap, EventName } from '@lantern/contract'

type Listener<Name extends EventName> = (payload: EventMap[Name]) => void

const listeners = new Map<EventName, Set<Listener<never>>>()

/** Notifies all subscribers. A listener that throws does not affect the others. */
export function emit<Name extends EventName>(name: Name, payload: EventMap[Name]): void {
  for (const listener of [...(listeners.get(name) ?? [])]) {
    try {
      ;(listener as Listener<Name>)(payload)
    } catch (error) {
      queueMicrotask(() => {
        throw error
      })
    }
  }
}

/** @returns its undo */
export function subscribe<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set)
  set.add(listener as Listener<never>)
  return () => set.delete(listener as Listener<never>)
}
