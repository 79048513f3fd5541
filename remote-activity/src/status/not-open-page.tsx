/** Shown for a specified path that is not implemented yet: its title, and a link to the offers. */
import { ROUTE } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { PageFrame } from '@lantern/page'
import { Button, Empty } from '@lantern/ui'
import { Link, useLocation } from 'react-router-dom'
import { statusMessages } from './status.messages.ts'

export function NotOpenPage() {
  const t = useMessages(statusMessages)
  const last = useLocation().pathname.split('/').findLast(Boolean) ?? ''
  const title = Object.hasOwn(t.titles, last) ? t.titles[last as keyof typeof t.titles] : t.titles.activity
  return (
    <PageFrame title={title} parent={ROUTE.offers}>
      <Empty
        art="offers"
        title={t.notOpen}
        detail={t.detail}
        action={
          <Button kind="primary" render={<Link to={ROUTE.offers} />}>
            {t.toOffers}
          </Button>
        }
      />
    </PageFrame>
  )
}
