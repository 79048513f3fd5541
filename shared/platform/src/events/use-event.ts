import type { EventMap, EventName } from '@lantern/contract'
import { useEffect, useRef } from 'react'
import { subscribe } from './events.ts'

/** Subscribes a component to an event while mounted. */
export function useEvent<Name extends EventName>(name: Name, listener: (payload: EventMap[Name]) => void): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => subscribe(name, (payload) => latest.current(payload)), [name])
}
