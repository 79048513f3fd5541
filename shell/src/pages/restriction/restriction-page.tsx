import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { now, showToast, writeStoredText } from '@lantern/platform'
import { Button, Card, CopyButton } from '@lantern/ui'
import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { newSupportCode } from '../../host/errors/support-code.ts'
import { returnPath } from '../../host/navigation/return-to.rules.ts'
import { restrictionNamed } from '../../host/session/restriction.rules.ts'
import { checkAccess } from '../../host/site/check-access.ts'
import { useSite } from '../../host/site/site.ts'
import { statusMessages } from '../../parts/status/status.messages.ts'
import styles from '../../parts/status/status-page.module.css'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { restrictionMessages } from './restriction.messages.ts'

/** Access is restricted (spec 8, 6031-6033). Renders from the query alone when nothing else is known. */
export function RestrictionPage() {
  const t = useMessages(restrictionMessages)
  const s = useMessages(statusMessages)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const from = returnPath(useLocation().state)
  const site = useSite()
  const name = restrictionNamed(query.get('name'))
  const isAlert = name === 'access-alert'
  const [code] = useState(() => newSupportCode({ phase: 'access', cause: name }))
  const [isAsking, setAsking] = useState(false)

  const goOn = (): void => {
    writeStoredText('isGo', String(now()))
    void navigate(from, { replace: true })
  }
  const check = async (): Promise<void> => {
    setAsking(true)
    const access = await checkAccess()
    setAsking(false)
    if (access === 'open') void navigate(from, { replace: true })
    else showToast({ text: access === 'restricted' ? t.stillRestricted : t.unreachable, kind: 'error' })
  }

  return (
    <>
      <StatusBar />
      <StatusPage
        art="network"
        title={isAlert ? t.alert : t.caveat}
        lead={<p>{isAlert ? t.alertLead : t.caveatLead}</p>}
        actions={
          <>
            {isAlert && (
              <Button kind="primary" size="lg" block onClick={goOn}>
                {t.goOn}
              </Button>
            )}
            {!isAlert && (
              <Button kind="primary" size="lg" block busy={isAsking} onClick={() => void check()}>
                {s.checkAgain}
              </Button>
            )}
            <div className={styles.pair}>
              {isAlert && (
                <Button busy={isAsking} onClick={() => void check()}>
                  {s.checkAgain}
                </Button>
              )}
              <Button render={<Link to={ROUTE.customer} />}>{s.support}</Button>
            </div>
            <p className={styles.weak}>{t.legal}</p>
          </>
        }
      >
        <Card className={styles.card}>
          <dl className={styles.facts}>
            <div>
              <dt>{t.ip}</dt>
              <dd>{site?.ip || t.unknown}</dd>
            </div>
            <div>
              <dt>{t.place}</dt>
              <dd>{site?.address || t.unknown}</dd>
            </div>
            <div>
              <dt>{t.caseId}</dt>
              <dd>
                {code}
                <CopyButton compact text={code} label={s.copy} doneLabel={s.copied} />
              </dd>
            </div>
          </dl>
          <p className={styles.weak}>{t.caseHint}</p>
        </Card>
        <section className={styles.card}>
          <h2 className={styles.subtitle}>{isAlert ? t.alertWhy : t.caveatWhy}</h2>
          <ul className={styles.list}>
            {Object.values(isAlert ? t.alertReasons : t.caveatReasons).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </StatusPage>
    </>
  )
}
