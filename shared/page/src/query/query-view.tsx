import { useMessages } from '@lantern/i18n'
import { isLanternError, isSessionError, memberMessage, useOnline } from '@lantern/platform'
import { ErrorPanel, Skeleton } from '@lantern/ui'
import type { ReactNode } from 'react'
import { pageMessages } from '../parts/page.messages.ts'
import styles from './query-view.module.css'
import { type ReadQuery, readStateOf } from './read-state.rules.ts'
import { StaleNote } from './stale-note.tsx'
import { useSkeleton } from './use-skeleton.ts'

export type QueryViewProps<Data> = {
  query: ReadQuery<Data>
  /** The final shape. @default two cards */
  skeleton?: ReactNode
  /** What stands in for the content while there is nothing to show, an `Empty`; false when there is something. */
  empty?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a page with its own read. */
export function QueryView<Data>({ query, skeleton, empty, children }: QueryViewProps<Data>) {
  return (
    <QueriesView<{ data: Data }>
      queries={{ data: query }}
      skeleton={skeleton}
      empty={empty && (({ data }) => empty(data))}
    >
      {({ data }) => children(data)}
    </QueriesView>
  )
}

export type QueriesViewProps<Data extends object> = {
  /** The required reads, by name. The content performs optional ones itself. */
  queries: { [Name in keyof Data]: ReadQuery<Data[Name]> }
  /** The final shape. @default two cards */
  skeleton?: ReactNode
  /** What stands in for the content while there is nothing to show, an `Empty`; false when there is something. */
  empty?: (data: Data) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Content that depends on one or more reads: skeleton, content, its empty state, or an error panel with a retry. Content stays once shown; when it
 * could not be refreshed, a note shows its time.
 */
export function QueriesView<Data extends object>({ queries, skeleton, empty, children }: QueriesViewProps<Data>) {
  const t = useMessages(pageMessages)
  const isOnline = useOnline()
  const reads = Object.values<ReadQuery<unknown>>(queries as Record<string, ReadQuery<unknown>>)
  const state = readStateOf(reads, isOnline, Date.now())
  const phase = useSkeleton(state.kind === 'loading')
  const isFetching = reads.some((read) => read.isFetching)
  const retry = () => {
    for (const read of reads) if (read.error !== null) void read.refetch()
  }

  if (state.kind === 'ready' && phase === 'ready') {
    const data = dataOf(queries)
    return (
      <>
        <StaleNote reads={reads} />
        {empty?.(data) || children(data)}
      </>
    )
  }
  // The shell handles an ended session; the page only keeps its space.
  if (state.kind === 'failed' && !isSessionError(state.error)) {
    const { error } = state
    return (
      <ErrorPanel
        title={t.loadFailed}
        message={memberMessage(error)}
        code={isLanternError(error) && error.code !== 0 ? String(error.code) : undefined}
        retryLabel={t.retry}
        retrying={isFetching}
        onRetry={retry}
      />
    )
  }
  return (
    <div className={styles.holding} aria-busy="true">
      {phase === 'show' ? (skeleton ?? <Skeleton shape="card" count={2} label={t.loading} />) : null}
    </div>
  )
}

function dataOf<Data extends object>(queries: QueriesViewProps<Data>['queries']): Data {
  const named = Object.entries(queries as Record<string, ReadQuery<unknown>>)
  return Object.fromEntries(named.map(([name, { data }]) => [name, data])) as Data
}
