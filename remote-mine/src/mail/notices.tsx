import { formatDateTime, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Card, Empty, IconBell, IconWarning, ListRow, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './mail.module.css'
import { noticesQuery } from './parts/mail.api.ts'
import { mailMessages } from './parts/mail.messages.ts'

/** Notices of the site, newest first; maintenance is marked. */
export function Notices() {
  const t = useMessages(mailMessages)
  return (
    <QueryView
      query={useQuery(noticesQuery())}
      skeleton={<Skeleton shape="row" count={6} label={t.loading} />}
      empty={({ list }) => list.length === 0 && <Empty art="mail" title={t.empty} />}
    >
      {({ list }) => (
        <Card padding="none">
          {[...list]
            .sort((one, other) => other.start - one.start)
            .map((notice) => (
              <ListRow
                key={notice.id}
                icon={notice.category === MAINTENANCE ? <IconWarning /> : <IconBell />}
                iconTile
                title={
                  <span className={styles.head}>
                    {notice.title}
                    <span className={styles.when}>{formatDateTime(notice.start, false)}</span>
                  </span>
                }
                detail={<span className={styles.notice}>{notice.content}</span>}
              />
            ))}
        </Card>
      )}
    </QueryView>
  )
}

/** Category of a maintenance notice (contract, notices). */
const MAINTENANCE = 3
