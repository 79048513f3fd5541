import { ROUTE } from '@lantern/contract'
import type { DepositMethod } from '@lantern/contract/deposit'
import { TUTORIAL_PLATFORMS } from '@lantern/contract/tutorials'
import { useMessages } from '@lantern/i18n'
import { Card, IconDocument, ListRow } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { depositMessages } from './parts/deposit.messages.ts'

/** To the tutorial of a method, otherwise to that of deposits. */
export function TutorialLink({ method }: { method: DepositMethod }) {
  const t = useMessages(depositMessages)
  const platform = TUTORIAL_PLATFORMS.find((one) => one === method.toLowerCase())
  const key = platform ?? (method === 'SPEED' ? 'speed' : 'deposit')
  return (
    <Card padding="none">
      <ListRow
        icon={<IconDocument />}
        iconTile
        title={t.tutorial}
        render={<Link to={`${ROUTE.platformTutorials}?platform=${key}`} />}
      />
    </Card>
  )
}
