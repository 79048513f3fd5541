import { ROUTE } from '@lantern/contract'
import { TUTORIAL_PLATFORMS } from '@lantern/contract/tutorials'
import { useLocale, useMessages } from '@lantern/i18n'
import { QueryPage, SaferLink } from '@lantern/page'
import { IconTile, Section } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { accountIcon } from '../account-icons.tsx'
import { kindOf } from './kind.rules.ts'
import { tutorialsQuery } from './tutorials.api.ts'
import { tutorialsMessages } from './tutorials.messages.ts'
import styles from './tutorials.module.css'

/** The payment platforms side by side, each leading to its steps. */
export function PlatformChoice() {
  const t = useMessages(tutorialsMessages)
  const tutorials = useQuery(tutorialsQuery(useLocale()))
  return (
    <QueryPage title={t.platformTitle} parent={ROUTE.tutorials} actions={<SaferLink />} queries={{ tutorials }}>
      {({ tutorials: { list } }) => (
        <Section title={t.choosePlatform} lead={t.choosePlatformLead}>
          <ul className={styles.choice}>
            {TUTORIAL_PLATFORMS.flatMap((platform) =>
              list
                .filter(({ key }) => key === platform)
                .map(({ title, summary, steps, seen }) => (
                  <li key={platform}>
                    <Link to={`?platform=${platform}`} className={styles.platform}>
                      <IconTile tone="accent">{accountIcon(kindOf(platform))}</IconTile>
                      <span className={styles.platformName}>{title}</span>
                      <span>{summary}</span>
                      <span className={styles.label}>{seen ? t.seen : t.steps({ n: String(steps) })}</span>
                    </Link>
                  </li>
                )),
            )}
          </ul>
        </Section>
      )}
    </QueryPage>
  )
}
