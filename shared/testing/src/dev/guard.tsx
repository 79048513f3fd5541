/** Puts a boundary around each page and slot of a remote that a dev server runs in a shell. */
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { DevBoundary } from './dev-boundary.tsx'

export function guardRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { element, children } = route
    const guarded = element === undefined ? {} : { element: <DevBoundary>{element}</DevBoundary> }
    if (children === undefined) return { ...route, ...guarded } as RouteObject
    return { ...route, ...guarded, children: guardRoutes(children) } as RouteObject
  })
}

export function guardSlots(slots: Readonly<Record<string, ComponentType>>): Record<string, ComponentType> {
  return Object.fromEntries(Object.entries(slots).map(([name, Slot]) => [name, guarded(Slot)]))
}

function guarded(Slot: ComponentType): ComponentType {
  return function GuardedSlot(props) {
    return (
      <DevBoundary>
        <Slot {...props} />
      </DevBoundary>
    )
  }
}
