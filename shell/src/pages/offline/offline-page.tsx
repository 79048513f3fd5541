import { ROUTE } from '@lantern/contract'
import { helpPath } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { useOnline } from '@lantern/platform'
import { Button, Card, IconDeposit, IconHelp, IconHome, IconShield, IconWithdraw, ListRow, Section } from '@lantern/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { returnPath } from '../../host/navigation/return-to.rules.ts'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { offlineMessages } from './offline.messages.ts'

const READABLE = [
  { key: 'home', to: ROUTE.home, Icon: IconHome },
  { key: 'deposits', to: helpPath('ck'), Icon: IconDeposit },
  { key: 'withdrawals', to: helpPath('qk'), Icon: IconWithdraw },
  { key: 'safer', to: helpPath('bczr'), Icon: IconShield },
  { key: 'help', to: helpPath('zxkf'), Icon: IconHelp },
] as const

/** `/offline` (G15): replaces a page that is not cached on the device; returns to it once the network is back. */
export function OfflinePage() {
  const t = useMessages(offlineMessages)
  const navigate = useNavigate()
  const from = returnPath(useLocation().state)
  const isOnline = useOnline()
  const wasOffline = useRef(!isOnline)
  const goBack = useEffectEvent(() => void navigate(from, { replace: true }))
  useEffect(() => {
    if (!isOnline) wasOffline.current = true
    // Opened directly while online: stay, there is no page to return to.
    else if (wasOffline.current) goBack()
  }, [isOnline])
  return (
    <>
      <StatusBar />
      <StatusPage
        // That of maintenance is a house.
        art={isOnline ? 'maintenance' : 'network'}
        title={isOnline ? t.onlineTitle : t.title}
        lead={<p>{isOnline ? t.onlineLead : t.lead}</p>}
        actions={
          <>
            <Button kind="primary" size="lg" block onClick={() => void navigate(from, { replace: true })}>
              {isOnline ? t.goOn : t.retry}
            </Button>
            <Readable isOnline={isOnline} />
          </>
        }
      />
    </>
  )
}

/** Home and help, which are on the device. Its own texts: the index of help loads with help. */
function Readable({ isOnline }: { isOnline: boolean }) {
  const t = useMessages(offlineMessages)
  return (
    <Section title={isOnline ? t.places : t.readable}>
      <Card padding="none">
        {READABLE.map(({ key, to, Icon }) => (
          <ListRow key={key} icon={<Icon />} iconTile title={t[key]} render={<Link to={to} />} />
        ))}
      </Card>
    </Section>
  )
}
