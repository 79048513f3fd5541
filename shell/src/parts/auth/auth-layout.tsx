import { ROUTE } from '@lantern/contract'
import { useLocale, useMessages } from '@lantern/i18n'
import { Button, IconBack, IconButton } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { choose } from '../../host/boot/preferences.ts'
import { useWayBack } from '../../host/navigation/use-way-back.ts'
import { useSite } from '../../host/site/site.ts'
import { SiteMark } from '../../host/site/site-mark.tsx'
import styles from './auth-layout.module.css'
import { authPartsMessages } from './auth-parts.messages.ts'

export type AuthLayoutProps = {
  title: string
  lead: string
  /** Rendered behind the content. */
  backdrop?: ReactNode
  children: ReactNode
}

/** Login and registration: the logo, one form, and links. */
export function AuthLayout({ title, lead, backdrop, children }: AuthLayoutProps) {
  const t = useMessages(authPartsMessages)
  const locale = useLocale()
  const back = useWayBack(ROUTE.home)
  const site = useSite()
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton label={t.back} icon={<IconBack />} onClick={back} />
        <Button
          kind="quiet"
          size="sm"
          lang={locale === 'en' ? 'zh-CN' : 'en'}
          onClick={() => choose({ lang: locale === 'en' ? 'zh-CN' : 'en' })}
        >
          {t.otherLanguage}
        </Button>
      </div>
      <header className={styles.head}>
        <div className={styles.mark}>
          <SiteMark size="lg" />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {backdrop}
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <Link to={ROUTE.home}>{t.browse}</Link>
        <Link to={ROUTE.customer}>{t.support}</Link>
      </footer>
      <p className={styles.site}>{site?.SiteBaseConfigVo.title}</p>
    </div>
  )
}
