import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageFrame } from '@lantern/page'
import { Button, Empty } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { hubMessages } from './hub.messages.ts'

/** Shown for a path that is specified but not implemented yet. */
export function NotFound() {
  const t = useMessages(hubMessages)
  return (
    <PageFrame title={t.notFound} parent={ROUTE.mine}>
      <Empty
        art="search"
        title={t.notFoundText}
        action={
          <Button kind="primary" render={<Link to={ROUTE.mine} />}>
            {t.toHub}
          </Button>
        }
      />
    </PageFrame>
  )
}
