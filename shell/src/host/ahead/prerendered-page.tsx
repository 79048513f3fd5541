import { Activity, type ReactNode, Suspense, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { FrameBoundary } from '../mount/frame-boundary.tsx'
import { QueryScope } from '../queries/query-scope.tsx'

export type PageAhead = {
  readonly path: string
  /** Prefix under which its remote's routes are mounted. */
  readonly prefix: string
  readonly routes: RouteObject[]
}

/**
 * Renders a page of a remote outside the document. Its effects do not run: it asks for no data, and nothing of it can be seen or focused.
 * React interrupts this render for anything else.
 *
 * @param onRendered called when every component of the page has rendered; not called if the page throws or suspends
 */
export function PrerenderedPage({ page, onRendered }: { page: PageAhead; onRendered: () => void }) {
  const [outside] = useState(() => document.createElement('div'))
  return (
    <Activity mode="hidden">
      {createPortal(
        <FrameBoundary onThrow={ignore} fallback={null}>
          <Suspense fallback={null}>
            <QueryScope>
              <Page {...page} />
            </QueryScope>
            <Rendered onRendered={onRendered} />
          </Suspense>
        </FrameBoundary>,
        outside,
      )}
    </Activity>
  )
}

function Page({ path, prefix, routes }: PageAhead): ReactNode {
  return useRoutes([{ path: prefix, children: routes }], path)
}

/** Insertion effects are the only ones that run in a hidden tree. */
function Rendered({ onRendered }: { onRendered: () => void }): null {
  useInsertionEffect(onRendered, [onRendered])
  return null
}

/** The page reports what it throws when it is opened. */
const ignore = (): void => undefined
