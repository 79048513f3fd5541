import { ROUTE } from '@lantern/contract'
import { CATEGORIES } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { Button, Chip, IconPlay, Section, Skeleton } from '@lantern/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { categoryMessages } from '../../parts/category.messages.ts'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { useHotWords } from './search.api.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-start.module.css'

/** Before any input: recent searches, popular searches, and the categories. */
export function SearchStart({ onPick }: { onPick: (word: string) => void }) {
  const t = useMessages(searchMessages)
  const names = useMessages(categoryMessages)
  const hot = useHotWords()
  const [recent, setRecent] = useState(readRecent)
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <Section
          title={t.recent}
          action={
            <Button
              size="sm"
              kind="quiet"
              onClick={() => {
                forgetSearches()
                setRecent([])
                showToast({ text: t.recentCleared })
              }}
            >
              {t.clearRecent}
            </Button>
          }
        >
          <Words words={recent} onPick={onPick} />
        </Section>
      )}
      {(hot.isPending || (hot.data?.words.length ?? 0) > 0) && (
        <Section title={t.hot}>
          {hot.isPending ? (
            <Skeleton count={2} label={t.loading} />
          ) : (
            <Words words={hot.data?.words ?? []} onPick={onPick} />
          )}
        </Section>
      )}
      <Section title={t.browse}>
        <ul className={styles.categories}>
          {CATEGORIES.map((category) => {
            const { Icon } = CATEGORY_STYLE[category]
            return (
              <li key={category}>
                <Link to={`/game/${category}`} className={styles.category} data-hit>
                  <Icon aria-hidden="true" />
                  {names[category]}
                </Link>
              </li>
            )
          })}
          <li>
            <Link to={ROUTE.demo} className={styles.category} data-hit>
              <IconPlay aria-hidden="true" />
              {t.demo}
            </Link>
          </li>
        </ul>
      </Section>
      <p className={styles.tip}>{t.tip}</p>
    </div>
  )
}

function Words({ words, onPick }: { words: readonly string[]; onPick: (word: string) => void }) {
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <Chip data-hit onClick={() => onPick(word)}>
            {word}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
