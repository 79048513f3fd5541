import { useLocale, useMessages } from '@lantern/i18n'
import { Card, ListRow, Section } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { HELP_INDEX, type HelpEntry } from '../../parts/help-index.ts'
import { helpMessages } from './help.messages.ts'
import { HELP_GROUPS, type HelpGroup } from './help-groups.ts'
import styles from './help-page.module.css'

/** All help pages by group, or the matches of a search. */
export function HelpList({ entries = HELP_INDEX }: { entries?: readonly HelpEntry[] }) {
  const t = useMessages(helpMessages)
  return (
    <div className={styles.groups}>
      {(Object.keys(HELP_GROUPS) as HelpGroup[]).map((group) => {
        const pages: readonly string[] = HELP_GROUPS[group]
        const members = entries.filter(({ page }) => pages.includes(page))
        return members.length === 0 ? null : (
          <Section key={group} title={t.groups[group]} level={3}>
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
  return <ListRow title={isEnglish ? entry.title.en : entry.title.zh} render={<Link to={`/help/${entry.page}`} />} />
}
