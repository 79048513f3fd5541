import { useMessages } from '@lantern/i18n'
import { isLanternError, isSessionError, memberMessage } from '@lantern/platform'
import { ErrorPanel } from '@lantern/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { partsMessages } from './parts.messages.ts'
import styles from './parts.module.css'
import { useSkeleton } from './use-skeleton.ts'

export type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'isFetching'> & { refetch: () => unknown }
  /** The final shape. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** What a read shows: skeleton, content, or a panel with a retry. Content once shown stays while it is asked for again. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const t = useMessages(partsMessages)
  const { data, error, isPending } = query
  const phase = useSkeleton(isPending)
  if (data !== undefined && phase === 'ready') return children(data)
  // The shell answers for a session that ended; the page only holds its place.
  if (error && !isPending && !isSessionError(error)) {
    const code = isLanternError(error) && error.code !== 0 ? String(error.code) : undefined
    return (
      <ErrorPanel
        title={t.loadFailed}
        message={memberMessage(error)}
        code={code}
        retryLabel={t.retry}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return <div className={styles.holding}>{phase === 'show' ? skeleton : null}</div>
}
