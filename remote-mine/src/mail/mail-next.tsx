import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Card, IconBell, IconVerified, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { mailMessages } from './parts/mail.messages.ts'

/** After the last mail: how to know real ones, and how to hear of new ones. @param phrase the member's, '' if none is set */
export function MailNext({ phrase }: { phrase: string }) {
  const t = useMessages(mailMessages)
  return (
    <Card padding="none">
      <ListRow
        icon={<IconVerified />}
        iconTile
        title={t.setPhrase}
        detail={phrase === '' ? t.setPhraseDetail : t.hasPhraseDetail}
        render={<Link to={ROUTE.security} />}
      />
      <ListRow
        icon={<IconBell />}
        iconTile
        title={t.notify}
        detail={t.notifyDetail}
        render={<Link to={ROUTE.notifications} />}
      />
    </Card>
  )
}
