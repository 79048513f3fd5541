import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { Button, Card, CopyButton, IconBell, IconDownload } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { askToInstall } from '../../host/boot/install-prompt.ts'
import { SiteMark } from '../../host/site/site-mark.tsx'
import { downloadMessages } from './download.messages.ts'
import styles from './install-card.module.css'
import type { InApp, InstallView } from './platform.rules.ts'

export type InstallCardProps = { view: InstallView; inApp: InApp | null; address: string }

/** The primary action: install, open, a thank-you, or how to leave an in-app browser that cannot install. */
export function InstallCard({ view, inApp, address }: InstallCardProps) {
  const t = useMessages(downloadMessages)
  return (
    <Card kind="lit" className={styles.card}>
      <span className={styles.icon}>
        <SiteMark size="lg" />
      </span>
      <h1 className={styles.title}>{t.title}</h1>
      <p className={styles.lead}>{t.lead}</p>
      <div className={styles.action} aria-live="polite">
        {view === 'open' && (
          <>
            <p>{t.openHint}</p>
            <Button kind="primary" size="lg" render={<Link to={ROUTE.home} />}>
              {t.open}
            </Button>
          </>
        )}
        {view === 'thanks' && <Thanks />}
        {view === 'in-app' && (
          <>
            <p className={styles.strong}>{t.inAppTitle}</p>
            <p>{t.inApp({ app: inApp === 'qq' ? t.qq : t.wechat })}</p>
            <CopyButton text={address} label={t.copyLink} doneLabel={t.copied} size="lg" />
          </>
        )}
        {view === 'prompt' && (
          <Button
            kind="primary"
            size="lg"
            icon={<IconDownload />}
            onClick={() => {
              showToast({ text: t.installing })
              void askToInstall()
            }}
          >
            {t.install}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Thanks() {
  const t = useMessages(downloadMessages)
  const [answer, setAnswer] = useState<NotificationPermission | null>(null)
  return (
    <>
      <p className={styles.strong}>{t.thanks}</p>
      <p>{answer === null ? t.thanksHint : answer === 'granted' ? t.pushOn : t.pushOff}</p>
      {answer === null && 'Notification' in window && (
        <Button icon={<IconBell />} onClick={() => void Notification.requestPermission().then(setAnswer)}>
          {t.enablePush}
        </Button>
      )}
    </>
  )
}
