import type { SlotName, SlotProps } from '@lantern/contract'
import { framesOf } from '@lantern/contract/stack'
import { report, useSession } from '@lantern/platform'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useInteractive } from '../boot/use-interactive.ts'
import { failureOf } from '../loading/load-failure.rules.ts'
import { QueryScope } from '../queries/query-scope.tsx'
import { useDiscovery, useLoader, useMaintenance, useRemotes } from '../remotes/remotes-context.ts'
import { FrameBoundary } from './frame-boundary.tsx'
import { PaintWatch } from './paint-watch.tsx'

type Props<Name extends SlotName> = {
  name: Name
  props: SlotProps[Name]
  /** Placeholder while code is loading; also shown when the code cannot be loaded. */
  fallback?: ReactNode
  /** Rendered when the slot cannot be filled; default nothing. */
  failed?: ReactNode
  /** Wait for the first idle moment after the page is interactive: for content that is not the page's main purpose. */
  idle?: boolean
}

/** A named slot filled by one remote, an open slot by several. A slot that cannot be filled renders nothing. */
export function Slot<Name extends SlotName>({ idle = true, ...slot }: Props<Name>) {
  useDiscovery()
  const fillers = useRemotes().fillersOf(slot.name)
  const interactive = useInteractive()
  if (fillers.length === 0) return slot.failed ?? null
  if (idle && !interactive) return slot.fallback ?? null
  // Another slot in the same place, such as the chat's bubble after its panel, requests the code again after a failure.
  return fillers.map((remote) => <Open key={`${slot.name} ${remote}`} {...slot} remote={remote} />)
}

/** A remote closed by ops leaves its slots empty, and none of its code is requested; so does a slot for members before login. */
function Open<Name extends SlotName>(slot: Props<Name> & { remote: string }) {
  const isClosed = useMaintenance(slot.remote, null) !== null
  const isMember = useSession().kind === 'member'
  const isForOthers = useRemotes().isSlotForMembers(slot.remote, slot.name) && !isMember
  return isClosed || isForOthers ? (slot.failed ?? null) : <Filled {...slot} />
}

function Filled<Name extends SlotName>({ remote, name, props, fallback, failed }: Props<Name> & { remote: string }) {
  const loader = useRemotes().loader(remote, 'slots')
  const view = useLoader(loader)
  const [broken, setBroken] = useState<string | null>(null)
  if (view.kind === 'pending') return fallback ?? null
  if (view.kind === 'failed' || broken === view.key) return failed ?? null
  const slots = (view.module as { slots?: Partial<Record<string, ComponentType<SlotProps[Name]>>> }).slots
  const Component = slots?.[name]
  if (!Component) return failed ?? null
  return (
    <span data-remote={remote} data-version={view.version} data-slot={name} style={CONTENTS}>
      <FrameBoundary
        key={view.key}
        fallback={failed ?? null}
        onThrow={(error) => {
          // The loader handles missing code: it retries or loads the older build. Other errors remove only this slot.
          if (failureOf(error, 'render').phase === 'chunk') return loader.threw(error)
          setBroken(view.key)
          report({
            kind: 'remote',
            remote,
            version: view.version,
            phase: 'render',
            outcome: 'failed',
            cause: `${name}: ${String(error)}`,
            stack: framesOf(error),
          })
        }}
      >
        <PaintWatch loader={loader} fallback={fallback ?? null}>
          <QueryScope>
            <Component {...props} />
          </QueryScope>
        </PaintWatch>
      </FrameBoundary>
    </span>
  )
}

const CONTENTS = { display: 'contents' } as const
