/** Shown for a specified path that is not implemented yet, with a link to the offers. */
import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, Empty } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { statusMessages } from './status.messages.ts'

export function NotOpenPage() {
  const t = useMessages(statusMessages)
  return (
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
  )
}
