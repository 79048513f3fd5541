/** Slot `home.more`: link from the home page. */
import { useMessages } from '@lantern/i18n'
import { Card, IconSparkles, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { startMessages } from './start.messages.ts'

export function StartCard() {
  const t = useMessages(startMessages)
  return (
    <Card padding="none">
      <ListRow icon={<IconSparkles />} iconTile title={t.title} detail={t.lead} render={<Link to="/sample" />} />
    </Card>
  )
}
