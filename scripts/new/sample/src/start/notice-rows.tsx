import type { Notice } from '@lantern/contract/site'
import { formatDay, useMessages } from '@lantern/i18n'
import { memberMessage } from '@lantern/platform'
import { Card, Empty, ErrorPanel, IconBell, ListRow, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { fetchNotices } from './start.api.ts'
import { startMessages } from './start.messages.ts'

/** Notices, newest first. */
export function NoticeRows() {
  const t = useMessages(startMessages)
  const notices = useQuery({ queryKey: ['sample', 'notices'], queryFn: ({ signal }) => fetchNotices(signal) })
  if (notices.isPending) return <Skeleton shape="row" count={3} label={t.loading} />
  if (notices.isError)
    return (
      <ErrorPanel
        title={t.failed}
        message={memberMessage(notices.error)}
        retryLabel={t.retry}
        retrying={notices.isFetching}
        onRetry={() => void notices.refetch()}
      />
    )
  if (notices.data.list.length === 0) return <Empty art="mail" title={t.empty} />
  return (
    <Card padding="none">
      {[...notices.data.list].sort(newestFirst).map((notice) => (
        <ListRow
          key={notice.id}
          icon={<IconBell />}
          iconTile
          title={notice.title}
          detail={notice.content}
          note={formatDay(notice.start)}
        />
      ))}
    </Card>
  )
}

function newestFirst(one: Notice, other: Notice): number {
  return other.start - one.start
}
