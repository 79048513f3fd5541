import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, Empty } from '@lantern/ui'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { markInteractive } from '../remotes/use-interactive.ts'
import { PageTitle } from './page-title.tsx'
import { statusMessages } from './status.messages.ts'
import { StatusLayout } from './status-layout.tsx'

export function NotFoundPage() {
  const t = useMessages(statusMessages)
  useEffect(markInteractive, [])
  return (
    <StatusLayout>
      <Empty
        art="search"
        title={<PageTitle>{t.notFound}</PageTitle>}
        detail={t.notFoundHint}
        action={
          <>
            <Button kind="primary" render={<Link to={ROUTE.home} />}>
              {t.home}
            </Button>
            <Button kind="quiet" render={<Link to={ROUTE.sport} />}>
              {t.sport}
            </Button>
            <Button kind="quiet" render={<Link to={ROUTE.customer} />}>
              {t.support}
            </Button>
          </>
        }
      />
    </StatusLayout>
  )
}
