import { ROUTE } from '@lantern/contract'
import { CATEGORIES } from '@lantern/contract/games'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { Button, Chip, IconPlay, Section, Skeleton } from '@lantern/ui'
import { useState } from 'react'
import { categoryMessages } from '../../parts/category.messages.ts'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import { Tile, TileGrid } from '../../parts/tile-grid.tsx'
import { HotMatches } from './hot-matches.tsx'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { useHotWords } from './search.api.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-start.module.css'

/** Before any input: recent searches, popular searches, the categories, and matches. */
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
        <TileGrid>
          {CATEGORIES.map((category) => {
            const { Icon } = CATEGORY_STYLE[category]
            return (
              <Tile key={category} to={`/game/${category}`} icon={<Icon aria-hidden="true" />}>
                {names[category]}
              </Tile>
            )
          })}
          <Tile to={ROUTE.demo} icon={<IconPlay aria-hidden="true" />}>
            {t.demo}
          </Tile>
        </TileGrid>
      </Section>
      <HotMatches />
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
