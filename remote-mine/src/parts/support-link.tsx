import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Button, IconService } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { partsMessages } from './parts.messages.ts'

export function SupportLink() {
  const t = useMessages(partsMessages)
  return (
    <Button size="sm" icon={<IconService />} render={<Link to={ROUTE.customer} />}>
      {t.support}
    </Button>
  )
}
