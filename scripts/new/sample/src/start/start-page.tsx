/** `/sample`: the notices of the site. A starting point: one read in all its states, in both languages. */
import { ROUTE } from '@lantern/contract'
import type { Notice } from '@lantern/contract/site'
import { formatDay, useMessages } from '@lantern/i18n'
import { QueryPage } from '@lantern/page'
import { Card, Empty, IconBell, ListRow } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { noticesQuery } from './start.api.ts'
import { startMessages } from './start.messages.ts'

export function StartPage() {
  const t = useMessages(startMessages)
  const notices = useQuery(noticesQuery())
  return (
    <QueryPage
      title={t.title}
      parent={ROUTE.home}
      queries={{ notices }}
      empty={({ notices: { list } }) => list.length === 0 && <Empty art="mail" title={t.empty} />}
    >
      {({ notices: { list } }) => (
        <>
          <p>{t.lead}</p>
          <Card padding="none">
            {list.toSorted(newestFirst).map(({ id, title, content, start }) => (
              <ListRow key={id} icon={<IconBell />} iconTile title={title} detail={content} note={formatDay(start)} />
            ))}
          </Card>
        </>
      )}
    </QueryPage>
  )
}

function newestFirst(one: Notice, other: Notice): number {
  return other.start - one.start
}
