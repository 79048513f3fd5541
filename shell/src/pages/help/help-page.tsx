import type { HelpEntry } from '@lantern/build/help/help-article.ts'
import { ROUTE } from '@lantern/contract'
import { HELP_PAGES, type HelpPage as PageName } from '@lantern/contract/routes'
import { useLocale, useMessages } from '@lantern/i18n'
import { usePageTitle } from '@lantern/platform'
import { Card, ErrorPanel, IconButton, IconClose, IconSearch, PageHeader, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useWayBack } from '../../host/navigation/use-way-back.ts'
import { HELP_INDEX } from '../../parts/help-index.ts'
import { helpMessages } from './help.messages.ts'
import { HelpArticleView } from './help-article-view.tsx'
import { loadArticle } from './help-content.ts'
import { HelpList, HelpRow } from './help-list.tsx'
import styles from './help-page.module.css'
import { HelpSearch } from './help-search.tsx'
import { HelpVote } from './help-vote.tsx'
import { UnknownHelp } from './unknown-help.tsx'

/** `/help/:page`: one of the 21 help pages (spec 2). Needs no login, no remote and, once cached, no network. */
export function HelpPage() {
  const { page = '' } = useParams()
  const entry = HELP_INDEX.find((known) => known.page === page)
  return entry ? <KnownHelp key={entry.page} entry={entry} /> : <UnknownHelp />
}

function KnownHelp({ entry }: { entry: HelpEntry }) {
  const t = useMessages(helpMessages)
  const locale = useLocale()
  const back = useWayBack(ROUTE.home)
  const title = locale === 'en' ? entry.title.en : entry.title.zh
  usePageTitle(title)
  const [isSearching, setSearching] = useState(false)
  const article = useQuery({
    queryKey: ['help', locale, entry.page],
    queryFn: () => loadArticle(locale, entry.page),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return (
    <>
      <PageHeader
        title={title}
        backLabel={t.home}
        onBack={back}
        actions={
          <IconButton
            label={t.search}
            icon={isSearching ? <IconClose /> : <IconSearch />}
            aria-expanded={isSearching}
            onClick={() => setSearching(!isSearching)}
          />
        }
      />
      <div className={styles.page}>
        {isSearching && <HelpSearch takesFocus />}
        {article.data ? null : <Breadcrumbs />}
        {article.isPending && <Skeleton count={6} label={t.loading} />}
        {article.isError && (
          <ErrorPanel
            title={t.failed}
            message={t.failedHint}
            retryLabel={t.retry}
            retrying={article.isFetching}
            onRetry={() => void article.refetch()}
          />
        )}
        {article.data && (
          <>
            <HelpArticleView article={article.data} breadcrumbs={<Breadcrumbs />} />
            <HelpVote page={entry.page} />
            <Related pages={article.data.related} />
          </>
        )}
        <Section title={t.all} id="all" className={styles.all}>
          <HelpList entries={HELP_INDEX.filter(({ page }) => page !== entry.page)} />
        </Section>
      </div>
    </>
  )
}

/** Where the page is, above its title in the header. */
function Breadcrumbs() {
  const t = useMessages(helpMessages)
  return (
    <nav aria-label={t.breadcrumbs} className={styles.breadcrumbs}>
      <Link to={ROUTE.home}>{t.home}</Link>
      <a href="#all">{t.centre}</a>
    </nav>
  )
}

function Related({ pages }: { pages: readonly PageName[] }) {
  const t = useMessages(helpMessages)
  const entries = pages.flatMap((page) => HELP_INDEX[HELP_PAGES.indexOf(page)] ?? [])
  return (
    <Section title={t.related}>
      <Card padding="none">
        {entries.map((entry) => (
          <HelpRow key={entry.page} entry={entry} />
        ))}
      </Card>
    </Section>
  )
}
