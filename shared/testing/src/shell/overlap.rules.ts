/** Conflicts between two remotes. Pure. */
import { OPEN_SLOTS } from '@lantern/contract'
import type { RemoteDeclaration } from '@lantern/contract/remote-declaration'

type Owned = Pick<RemoteDeclaration, 'name' | 'routePrefixes' | 'slots'>

/** Paths and slots of a remote that another one already has, one message each. */
export function overlapsOf(own: Owned, others: readonly Owned[]): string[] {
  return others.flatMap((other) => [
    ...other.routePrefixes
      .filter((theirs) => own.routePrefixes.some((ours) => isWithin(ours, theirs) || isWithin(theirs, ours)))
      .map((prefix) => `${prefix} is owned by the remote ${other.name}`),
    ...other.slots
      .filter((slot) => own.slots.includes(slot) && !(OPEN_SLOTS as readonly string[]).includes(slot))
      .map((slot) => `${slot} is filled by the remote ${other.name}`),
  ])
}

function isWithin(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}
