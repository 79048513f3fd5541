import { ROUTE } from '@lantern/contract'
import { helpPath } from '@lantern/contract/routes'
import { useLocale, useMessages } from '@lantern/i18n'
import {
  Button,
  Card,
  IconHome,
  IconMe,
  IconOffers,
  IconSearch,
  IconService,
  IconSport,
  IconWallet,
  ListRow,
  TextField,
} from '@lantern/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { markInteractive } from '../../host/boot/use-interactive.ts'
import { HELP_INDEX } from '../../parts/help-index.ts'
import { TOP_PATHS, useTitles } from '../../parts/status/known-paths.ts'
import styles from '../../parts/status/status-page.module.css'
import { StatusPage } from '../../parts/status/status-page.tsx'
import { notFoundMessages } from './not-found.messages.ts'
import { guessPaths, wordsOf } from './path-guess.rules.ts'

const TOP_ICONS = [IconHome, IconSport, IconOffers, IconMe, IconWallet, IconService]

/** Unknown path: similar paths, a search for its words, and the most wanted pages. */
export function NotFoundPage() {
  const t = useMessages(notFoundMessages)
  const titles = useAllTitles()
  const { pathname } = useLocation()
  const guesses = guessPaths(pathname, Object.keys(titles))
  useEffect(markInteractive, [])
  return (
    <StatusPage art="search" title={t.title} lead={<p>{t.lead}</p>}>
      {guesses.length > 0 && (
        <section className={styles.card} aria-label={t.guess}>
          <h2 className={styles.subtitle}>{t.guess}</h2>
          <Card padding="none">
            {guesses.map((path) => (
              <ListRow key={path} title={titles[path]} detail={path} render={<Link to={path} replace />} />
            ))}
          </Card>
        </section>
      )}
      <SearchForm key={pathname} words={pathname === ROUTE.notFound ? '' : wordsOf(pathname)} />
      <nav className={styles.card} aria-label={t.top}>
        <h2 className={styles.subtitle}>{t.top}</h2>
        <div className={styles.links}>
          {TOP_PATHS.map((path, index) => {
            const Icon = TOP_ICONS[index] ?? IconHome
            // A remote without a release has no pages.
            if (titles[path] === undefined) return null
            return (
              <Link key={path} to={path} className={styles.link}>
                <Icon />
                {titles[path]}
              </Link>
            )
          })}
        </div>
      </nav>
    </StatusPage>
  )
}

function SearchForm({ words }: { words: string }) {
  const t = useMessages(notFoundMessages)
  const navigate = useNavigate()
  const [text, setText] = useState(words)
  const search = (event: FormEvent): void => {
    event.preventDefault()
    void navigate(`${ROUTE.search}?q=${encodeURIComponent(text.trim())}`)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the React types and tools do not know <search> yet
    <form role="search" className={styles.search} onSubmit={search}>
      <TextField
        type="search"
        enterKeyHint="search"
        label={t.search}
        placeholder={t.placeholder}
        prefix={<IconSearch />}
        maxLength={40}
        value={text}
        onValueChange={setText}
      />
      <Button type="submit">{t.go}</Button>
    </form>
  )
}

/** Titles by path, including help pages. */
function useAllTitles(): Readonly<Record<string, string>> {
  const own = useTitles()
  const locale = useLocale()
  const help = HELP_INDEX.map(({ page, title }) => [helpPath(page), locale === 'en' ? title.en : title.zh])
  return { ...own, ...Object.fromEntries(help) }
}
