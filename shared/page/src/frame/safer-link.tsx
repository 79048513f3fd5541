import { ROUTE } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { IconButton, IconShield } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { pageMessages } from '../parts/page.messages.ts'

/** The shield in the header of a page where the member can deposit or play: it leads to limits and breaks. */
export function SaferLink() {
  const t = useMessages(pageMessages)
  return <IconButton label={t.safer} icon={<IconShield />} render={<Link to={ROUTE.safer} />} />
}
