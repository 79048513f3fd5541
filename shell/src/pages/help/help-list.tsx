import type { HelpEntry } from '@lantern/build/help/help-article.ts'
import { helpPath } from '@lantern/contract/routes'
import { useLocale } from '@lantern/i18n'
import { Card, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { HELP_GROUPS, HELP_INDEX } from '../../parts/help-index.ts'
import styles from './help-page.module.css'

/** All help pages by group, or the matches of a search. */
export function HelpList({ entries = HELP_INDEX }: { entries?: readonly HelpEntry[] }) {
  const isEnglish = useLocale() === 'en'
  return (
    <div className={styles.groups}>
      {HELP_GROUPS.map(({ id, title }) => {
        const members = entries.filter(({ group }) => group === id)
        return members.length === 0 ? null : (
          <Section key={id} title={isEnglish ? title.en : title.zh} level={3}>
            <Card padding="none">
              {members.map((entry) => (
                <HelpRow key={entry.page} entry={entry} />
              ))}
            </Card>
          </Section>
        )
      })}
    </div>
  )
}

export function HelpRow({ entry }: { entry: HelpEntry }) {
  const isEnglish = useLocale() === 'en'
  return <ListRow title={isEnglish ? entry.title.en : entry.title.zh} render={<Link to={helpPath(entry.page)} />} />
}
