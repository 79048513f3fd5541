/** `/mine/mail`: mail of the member and notices of the site. */
import { ROUTE } from '@lantern/contract'
import { MAIL_TABS, type MailTab } from '@lantern/contract/mail'
import { formatCount, useMessages } from '@lantern/i18n'
import { PageBody, PageFrame, QueryView } from '@lantern/page'
import { useSession } from '@lantern/platform'
import { Button, Skeleton, Tabs } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { memberQuery } from '../parts/money.api.ts'
import { useMeBadge } from '../parts/use-me-badge.ts'
import { MailList } from './mail-list.tsx'
import { Notices } from './notices.tsx'
import { mailMessages } from './parts/mail.messages.ts'
import { useMailPages } from './use-mail-pages.ts'

export function MailPage() {
  const t = useMessages(mailMessages)
  const [params, setParams] = useSearchParams()
  const [isSelecting, setSelecting] = useState(false)
  const session = useSession()
  // A signature covers the member's id, which a session opened by a link does not have at first.
  useQuery({ ...memberQuery(), enabled: session.kind === 'member' && session.memberId === '' })
  const shown = tabOf(params.get('tab'))
  const tab: MailTab = shown === 'bulletin' ? 'notice' : shown
  const { query, ...pages } = useMailPages(tab)
  const first = query.data?.pages[0]
  const unread = first?.unread
  useMeBadge(unread && unread.notice + unread.offer)
  const badge = (of: MailTab) => (unread && unread[of] > 0 ? formatCount(unread[of]) : undefined)
  return (
    <PageFrame
      title={t.title}
      parent={ROUTE.mine}
      actions={
        shown !== 'bulletin' && (
          <Button kind="quiet" size="sm" onClick={() => setSelecting(!isSelecting)}>
            {isSelecting ? t.done : t.edit}
          </Button>
        )
      }
    >
      <Tabs
        label={t.tabs}
        fill
        value={shown}
        onValueChange={(next) => setParams(next === 'notice' ? {} : { tab: next }, { replace: true })}
        tabs={[
          { id: 'notice', label: t.notice, badge: badge('notice') },
          { id: 'offer', label: t.offer, badge: badge('offer') },
          { id: 'bulletin', label: t.bulletin },
        ]}
      >
        <PageBody>
          {shown === 'bulletin' ? (
            <Notices />
          ) : (
            <QueryView query={query} skeleton={<Skeleton shape="row" count={8} label={t.loading} />}>
              {({ pages: loaded }) =>
                loaded[0] && (
                  <MailList
                    key={tab}
                    tab={tab}
                    first={loaded[0]}
                    rows={loaded.flatMap(({ list }) => list)}
                    selecting={isSelecting}
                    onSelected={() => setSelecting(false)}
                    {...pages}
                  />
                )
              }
            </QueryView>
          )}
        </PageBody>
      </Tabs>
    </PageFrame>
  )
}

function tabOf(text: string | null): MailTab | 'bulletin' {
  return text === 'bulletin' ? text : (MAIL_TABS.find((tab) => tab === text) ?? 'notice')
}
