import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { now, writeStoredText } from '@lantern/platform'
import { Button, Empty } from '@lantern/ui'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useSite } from '../site/site.ts'
import { PageTitle } from './page-title.tsx'
import { statusMessages } from './status.messages.ts'
import styles from './status-layout.module.css'
import { StatusLayout } from './status-layout.tsx'

/** Access is restricted (spec 8, 6031-6033). An unknown name is read as the stricter one. */
export function RestrictionPage() {
  const t = useMessages(statusMessages)
  const navigate = useNavigate()
  const site = useSite()
  const [query] = useSearchParams()
  const isAlert = query.get('name') === 'access-alert'
  const goOn = (): void => {
    writeStoredText('isGo', String(now()))
    void navigate(ROUTE.home, { replace: true })
  }
  return (
    <StatusLayout>
      <Empty
        art="network"
        title={<PageTitle>{isAlert ? t.restrictAlert : t.restrictCaveat}</PageTitle>}
        detail={isAlert ? t.restrictAlertHint : t.restrictCaveatHint}
        action={
          <>
            {isAlert && (
              <Button kind="primary" onClick={goOn}>
                {t.goOn}
              </Button>
            )}
            <Button kind={isAlert ? 'quiet' : 'primary'} render={<Link to={ROUTE.customer} />}>
              {t.support}
            </Button>
          </>
        }
      />
      {site?.ip && (
        <p className={styles.facts}>
          {site.ip} {site.address}
        </p>
      )}
    </StatusLayout>
  )
}
