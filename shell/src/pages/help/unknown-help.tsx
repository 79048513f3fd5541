import { useMessages } from '@lantern/i18n'
import { Empty, Section } from '@lantern/ui'
import { PageTitle } from '../../parts/status/page-title.tsx'
import { helpMessages } from './help.messages.ts'
import { HelpList } from './help-list.tsx'
import styles from './help-page.module.css'
import { HelpSearch } from './help-search.tsx'

/** For a path below /help that is not one of the 21: reports it and lists the existing pages. */
export function UnknownHelp() {
  const t = useMessages(helpMessages)
  return (
    <div className={styles.page}>
      <Empty
        className={styles.unknown}
        art="search"
        title={<PageTitle>{t.unknown}</PageTitle>}
        detail={t.unknownHint}
      />
      <HelpSearch />
      <Section title={t.all} className={styles.all}>
        <HelpList />
      </Section>
    </div>
  )
}
