import { ROUTE } from '@lantern/contract'
import { useLocale, useMessages } from '@lantern/i18n'
import { Segmented } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { chooseLocale, chooseScheme, readScheme, type Scheme } from '../boot/preferences.ts'
import { AgeLine } from '../site/age-line.tsx'
import { useSite } from '../site/site.ts'
import { homeMessages } from './home.messages.ts'
import styles from './site-footer.module.css'

/** Age, licence, help, language and light; and that everything here is simulated. */
export function SiteFooter() {
  const t = useMessages(homeMessages)
  const locale = useLocale()
  const site = useSite()
  const [scheme, setScheme] = useState<Scheme>(readScheme)
  return (
    <footer className={styles.footer}>
      <div className={styles.choices}>
        <Segmented
          label={t.language}
          value={locale}
          options={[
            { value: 'zh-CN', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          onValueChange={chooseLocale}
        />
        <Segmented
          label={t.light}
          value={scheme}
          options={[
            { value: 'system', label: t.lightSystem },
            { value: 'dark', label: t.lightDark },
            { value: 'light', label: t.lightLight },
          ]}
          onValueChange={(next) => {
            chooseScheme(next)
            setScheme(next)
          }}
        />
      </div>
      <AgeLine>{t.adults}</AgeLine>
      <p>{t.safer}</p>
      <p>{t.licence({ name: site?.SiteBaseConfigVo.title ?? '' })}</p>
      <p>{t.sandbox}</p>
      <Link to={ROUTE.customer} className={styles.link}>
        {t.contact}
      </Link>
    </footer>
  )
}
