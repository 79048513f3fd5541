import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { setClientType } from '@lantern/platform'
import { Button } from '@lantern/ui'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '../../host/site/site.ts'
import { SiteMark } from '../../host/site/site-mark.tsx'
import { downloadMessages } from './download.messages.ts'
import styles from './download-client-page.module.css'
import { DownloadContent } from './download-content.tsx'

/** `/download-page`: the same for the download client, with a name and a login link instead of header and tab bar (spec 2.p7). */
export function DownloadClientPage() {
  const t = useMessages(downloadMessages)
  const title = useSite()?.SiteBaseConfigVo.title
  // Boot marks the client when the page is opened by address; this does after in-site navigation.
  useEffect(() => setClientType('download'), [])
  return (
    <>
      <header className={styles.header}>
        <span className={styles.brand}>
          <SiteMark />
          <span className={styles.name}>{title || t.brand}</span>
        </span>
        <Button kind="quiet" size="sm" render={<Link to={ROUTE.home} />}>
          {t.home}
        </Button>
      </header>
      <DownloadContent />
    </>
  )
}
