import { MARK, type MaintenanceWindow } from '@lantern/contract/federation'
import { useLocale, useMessages } from '@lantern/i18n'
import { keepDrafts } from '@lantern/platform'
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useMemo } from 'react'
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { markInteractive } from '../boot/use-interactive.ts'
import { useOpenPage } from '../navigation/site-pages.ts'
import { QueryScope } from '../queries/query-scope.tsx'
import { useLoader, useMaintenance, useRemotes } from '../remotes/remotes-context.ts'
import { FrameBoundary } from './frame-boundary.tsx'
import { FramePanel } from './frame-panel.tsx'
import { FrameSkeleton } from './frame-skeleton.tsx'
import { PaintWatch } from './paint-watch.tsx'
import styles from './remote-frame.module.css'
import { remotesMessages } from './remotes.messages.ts'

type RoutesModule = { routes: RouteObject[] }

export type RemoteRoutesProps = {
  name: string
  /** Replaces the pages while ops has closed them. May suspend. */
  Closed: ComponentType<{ name: string; window: MaintenanceWindow }>
  /** Shown for paths of the remote that have no page. */
  notFound: ReactNode
}

/** The frame of a remote's pages: skeleton, pages, or error panel. Failures inside are contained. */
export function RemoteRoutes({ name, Closed, notFound }: RemoteRoutesProps) {
  const t = useMessages(remotesMessages)
  const closed = useMaintenance(name, useLocation().pathname)
  const isClosed = closed !== null
  // Forms keep listening until their effects are undone, which is after this one: they store their input now and restore it on reopening.
  useLayoutEffect(() => {
    if (isClosed) keepDrafts()
  }, [isClosed])
  if (closed === null) return <OpenRoutes key={name} name={name} notFound={notFound} />
  return (
    <Suspense fallback={<FrameSkeleton label={t.loading} />}>
      <Closed name={name} window={closed} />
    </Suspense>
  )
}

function OpenRoutes({ name, notFound }: Pick<RemoteRoutesProps, 'name' | 'notFound'>) {
  const loader = useRemotes().loader(name, 'routes')
  const view = useLoader(loader)
  const skeleton = <PageSkeleton />
  return (
    <div
      className={styles.frame}
      data-remote={name}
      data-version={view.kind === 'here' ? view.version : undefined}
      data-state={view.kind}
    >
      {view.kind === 'pending' && skeleton}
      {view.kind === 'failed' && <FramePanel name={name} failure={view.failure} onRetry={loader.ask} />}
      {view.kind === 'here' && (
        <FrameBoundary key={view.key} onThrow={loader.threw} fallback={skeleton}>
          <PaintWatch loader={loader} fallback={skeleton} onPaint={() => firstPaint(name)}>
            <QueryScope>
              <Pages name={name} exposedModule={view.module as RoutesModule} notFound={notFound} />
            </QueryScope>
          </PaintWatch>
        </FrameBoundary>
      )}
    </div>
  )
}

/** The remote's metadata of the page that is loading: its header and layout. */
function PageSkeleton() {
  const t = useMessages(remotesMessages)
  const locale = useLocale()
  const page = useOpenPage(useLocation().pathname)
  const title = page?.frame === 'page' ? page.title : undefined
  return (
    <FrameSkeleton label={t.loading} title={title && (locale === 'en' ? title.en : title.zh)} shape={page?.skeleton} />
  )
}

/** A remote's routes are relative to the prefix they are mounted under. */
function Pages({
  name,
  exposedModule,
  notFound,
}: Pick<RemoteRoutesProps, 'name' | 'notFound'> & { exposedModule: RoutesModule }): ReactNode {
  const { pathname } = useLocation()
  const prefix = useRemotes().prefixOf(name, pathname)
  const routes = useMemo(() => [{ path: prefix, children: exposedModule.routes }], [prefix, exposedModule])
  return useRoutes(routes) ?? notFound
}

function firstPaint(name: string): void {
  performance.mark(MARK.remotePainted(name))
  markInteractive()
}
