import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, Empty } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { financeMessages } from '../finance.messages.ts'

/** Shown for an order number that does not belong to this member. */
export function OrderMissing() {
  const t = useMessages(financeMessages)
  return (
    <Empty
      art="search"
      title={t.notFoundTitle}
      detail={t.notFound}
      action={<Button render={<Link to={ROUTE.transRecord} />}>{t.toRecords}</Button>}
    />
  )
}
