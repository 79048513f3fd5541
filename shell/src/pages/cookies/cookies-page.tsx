import { ROUTE } from '@lantern/contract'
import { helpPath } from '@lantern/contract/routes'
import { useMessages } from '@lantern/i18n'
import { Button } from '@lantern/ui'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { cookiesWork } from '../../host/gates/cookie-probe.ts'
import { statusMessages } from '../../parts/status/status.messages.ts'
import statusStyles from '../../parts/status/status-page.module.css'
import { StatusBar, StatusPage } from '../../parts/status/status-page.tsx'
import { browserOf, TOLD_BROWSERS, type ToldBrowser } from './browser.rules.ts'
import { cookieStepsMessages } from './cookie-steps.messages.ts'
import styles from './cookies-page.module.css'

/** Cookies are disabled (G5): why login needs one, how to allow them, and a link back to the requested page. */
export function CookiesPage() {
  const t = useMessages(cookieStepsMessages)
  const s = useMessages(statusMessages)
  const navigate = useNavigate()
  const from = (useLocation().state as { from?: string } | null)?.from ?? ROUTE.home
  const [tries, setTries] = useState(0)
  const here = browserOf(navigator.userAgent)

  const check = (): void => {
    if (cookiesWork()) void navigate(from, { replace: true })
    else setTries((count) => count + 1)
  }

  return (
    <>
      <StatusBar />
      <StatusPage
        art="broken"
        title={t.title}
        lead={<p>{t.why}</p>}
        actions={
          <>
            {/* A new key remounts the text, so that each failed check is announced. */}
            <div className={styles.place} role="status">
              {tries > 0 && (
                <p key={tries} className={styles.result}>
                  {t.stillOff}
                </p>
              )}
            </div>
            <Button kind="primary" size="lg" block onClick={check}>
              {s.checkAgain}
            </Button>
            <div className={statusStyles.row}>
              <Button kind="quiet" render={<Link to={ROUTE.home} />}>
                {s.home}
              </Button>
              <Button kind="quiet" render={<Link to={helpPath('tjllq')} />}>
                {t.help}
              </Button>
            </div>
          </>
        }
      >
        <section className={styles.ways} aria-labelledby="cookie-ways">
          <h2 id="cookie-ways" className={statusStyles.subtitle}>
            {t.how}
          </h2>
          {[...TOLD_BROWSERS]
            .sort((one, other) => Number(other === here) - Number(one === here))
            .map((browser) => (
              <Way key={browser} browser={browser} isHere={browser === here} />
            ))}
        </section>
      </StatusPage>
    </>
  )
}

function Way({ browser, isHere }: { browser: ToldBrowser; isHere: boolean }) {
  const t = useMessages(cookieStepsMessages)
  return (
    <details className={styles.way} name="cookie-way" open={isHere}>
      <summary className={styles.name}>
        {t[browser]}
        {isHere && <span className={styles.yours}>{t.yours}</span>}
      </summary>
      <ol className={styles.steps}>
        {Object.values(t[`${browser}Steps`]).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
