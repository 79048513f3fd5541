import { ROUTE } from '@lantern/contract'
import { ACTIVITY_ROUTE } from '@lantern/contract/activity-route'
import { type HelpPage, helpPath } from '@lantern/contract/routes'
import { languageChoices, useLanguage, useLocale, useMessages } from '@lantern/i18n'
import { watchDisplay } from '@lantern/platform'
import { Segmented } from '@lantern/ui'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { choose, readScheme, type Scheme } from '../../../host/boot/preferences.ts'
import { AgeLine } from '../../../host/site/age-line.tsx'
import { useSite } from '../../../host/site/site.ts'
import { useActiveSkin } from '../../../host/skin/active-skin.ts'
import { usePlainSkin } from '../../../host/skin/plain-skin.ts'
import { HELP_INDEX } from '../../../parts/help-index.ts'
import { belowMessages } from './home-below.messages.ts'
import styles from './site-footer.module.css'

/** Help pages linked below every home page. */
const SHOWN: ReadonlySet<HelpPage> = new Set<HelpPage>(['kh', 'ck', 'qk', 'bczr', 'gywm', 'gztk', 'ysgz', 'hzhb'])
const PAGES = [
  { to: ROUTE.demo, key: 'demo' },
  { to: ROUTE.download, key: 'download' },
  { to: ACTIVITY_ROUTE.agent, key: 'agent' },
  { to: ROUTE.customer, key: 'contact' },
] as const

/** Age notice, licence, help, language, colour scheme, and the notice that everything here is simulated. */
export function SiteFooter() {
  const t = useMessages(belowMessages)
  const locale = useLocale()
  const language = useLanguage()
  const site = useSite()
  const [scheme, setScheme] = useState<Scheme>(readScheme)
  useEffect(() => watchDisplay(() => setScheme(readScheme())), [])
  const isPlain = usePlainSkin()
  const isFestival = useActiveSkin() !== null
  return (
    <footer className={styles.footer}>
      <div className={styles.choices} id="choices">
        <Segmented
          label={t.language}
          value={language}
          options={languageChoices()}
          onValueChange={(lang) => choose({ lang })}
        />
        <Segmented
          label={t.light}
          value={scheme}
          options={[
            { value: 'system', label: t.lightSystem },
            { value: 'dark', label: t.lightDark },
            { value: 'light', label: t.lightLight },
          ]}
          onValueChange={(theme) => choose({ theme })}
        />
        {isFestival && (
          <Segmented
            label={t.festival}
            value={isPlain ? 'plain' : 'festival'}
            options={[
              { value: 'festival', label: t.festivalOn },
              { value: 'plain', label: t.festivalOff },
            ]}
            onValueChange={(skin) => choose({ skin })}
          />
        )}
      </div>
      <AgeLine>{t.adults}</AgeLine>
      <p>{t.safer}</p>
      <p>{t.licence({ name: site?.SiteBaseConfigVo.title ?? '' })}</p>
      <p>{t.sandbox}</p>
      <nav aria-label={t.help}>
        <ul className={styles.links}>
          {HELP_INDEX.filter(({ page }) => SHOWN.has(page)).map(({ page, title }) => (
            <li key={page}>
              <Link to={helpPath(page)} className={styles.link}>
                {locale === 'en' ? title.en : title.zh}
              </Link>
            </li>
          ))}
          {PAGES.map(({ to, key }) => (
            <li key={key}>
              <Link to={to} className={styles.link}>
                {t[key]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
