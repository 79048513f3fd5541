/**
 * Another remote, faked from its declaration: exposed modules of the form that the contract demands, with nothing of its code. A page says where one is,
 * a slot has a button for each thing that its props let it do.
 */
import { SLOT_NAMES, type SlotName, type SlotProps } from '@lantern/contract'
import type { ComponentType } from 'react'
import { type RouteObject, useLocation } from 'react-router-dom'
import { neighbours } from './neighbours.ts'

export type FakeRemote = {
  routes: RouteObject[]
  slots: { [Name in SlotName]?: ComponentType<SlotProps[Name]> }
}

/** @throws when no other remote bears the name */
export function fakeRemote(name: string): FakeRemote {
  const declared = neighbours().find((one) => one.name === name)
  if (!declared)
    throw new Error(
      `fakeRemote: there is no other remote "${name}": choose of ${neighbours()
        .map((one) => one.name)
        .join(', ')}`,
    )
  const filled = SLOT_NAMES.filter((slot) => declared.slots.includes(slot))
  return {
    routes: declared.routePrefixes.length === 0 ? [] : [{ path: '*', element: <NeighbourPage name={name} /> }],
    slots: Object.fromEntries(filled.map((slot) => [slot, slotOf(name, slot)])),
  }
}

/** What stands where a link leads to another remote. */
export function NeighbourPage({ name }: { name: string }) {
  const { pathname, search } = useLocation()
  return <main data-remote={name}>{`${name} ${pathname}${search}`}</main>
}

function slotOf(name: string, slot: SlotName): ComponentType<Record<string, unknown>> {
  return function FakeSlot(props) {
    const deeds = Object.entries(props).filter(([, value]) => typeof value === 'function')
    return (
      <section aria-label={slot} data-remote={name}>
        {deeds.map(([deed, run]) => (
          <button key={deed} type="button" onClick={() => (run as () => void)()}>
            {deed}
          </button>
        ))}
      </section>
    )
  }
}
