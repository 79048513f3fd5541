import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { railsMessages } from './rails.messages.ts'

/** Leads from a row to all that it shows a part of. */
export function AllLink({ to }: { to: string }) {
  const t = useMessages(railsMessages)
  return (
    <Button size="sm" kind="quiet" render={<Link to={to} />}>
      {t.all}
    </Button>
  )
}
