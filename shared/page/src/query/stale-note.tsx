import { formatTime, useMessages } from '@lantern/i18n'
import { isSessionError, now, useOnline } from '@lantern/platform'
import { Button, IconAlert } from '@lantern/ui'
import { Note } from '../parts/note.tsx'
import { pageMessages } from '../parts/page.messages.ts'
import styles from './query-view.module.css'
import { type ReadQuery, readStateOf } from './read-state.rules.ts'

/** The time of content that could not be refreshed, with a retry while the device is online; nothing while the content is fresh. */
export function StaleNote({ reads }: { reads: readonly ReadQuery<unknown>[] }) {
  const t = useMessages(pageMessages)
  const isOnline = useOnline()
  const state = readStateOf(reads, isOnline, Date.now())
  // The shell handles an ended session.
  if (state.kind !== 'ready' || state.staleSince === null || reads.some(({ error }) => isSessionError(error)))
    return null
  const retry = () => {
    for (const read of reads) if (read.error !== null) void read.refetch()
  }
  return (
    <div className={styles.stale}>
      <Note
        tone="warning"
        role="status"
        icon={<IconAlert />}
        action={
          isOnline && (
            <Button size="sm" busy={reads.some((read) => read.isFetching)} onClick={retry}>
              {t.retry}
            </Button>
          )
        }
      >
        {(isOnline ? t.staleFailed : t.staleOffline)({ time: timeOf(state.staleSince) })}
      </Note>
    </div>
  )
}

/** Query times use the device's clock; displayed times use the server's. */
function timeOf(deviceMs: number): string {
  return formatTime(now() - (Date.now() - deviceMs))
}
