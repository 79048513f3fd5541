import { type DataOf, ROUTE } from '@lantern/contract'
import { CATEGORIES } from '@lantern/contract/games'
import { entryOf } from '@lantern/contract/open-enum'
import type { searchHot } from '@lantern/contract/search'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import { Button, Chip, CoverArt, IconPlay, Section, Skeleton } from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { categoryMessages } from '../../parts/category.messages.ts'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import { HitPicture, isCover } from './hit-picture.tsx'
import { HotMatches } from './hot-matches.tsx'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { useHotWords } from './search.api.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-start.module.css'

type HotWords = DataOf<typeof searchHot>

/** Of a word that the back end says nothing about. */
const NOTHING = { id: '', category: '', image: '' }

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
            hot.data && <Ranked hot={hot.data} onPick={onPick} />
          )}
        </Section>
      )}
      <Section title={t.browse}>
        <ul className={styles.kinds}>
          {CATEGORIES.map((category) => (
            <Kind
              key={category}
              to={`/game/${category}`}
              name={names[category]}
              picture={<CoverArt seed={category} motif={CATEGORY_STYLE[category].motif} shape="square" />}
            />
          ))}
          <Kind to={ROUTE.demo} name={t.demo} picture={<IconPlay aria-hidden="true" />} />
        </ul>
      </Section>
      <HotMatches />
      <p className={styles.tip}>{t.tip}</p>
    </div>
  )
}

function Kind({ to, name, picture }: { to: string; name: string; picture: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.kind} data-hit>
        <span className={styles.picture}>{picture}</span>
        {name}
      </Link>
    </li>
  )
}

type RankedProps = { hot: HotWords; onPick: (word: string) => void }

/** The most searched words, in their order, each with the picture of what it names. */
function Ranked({ hot: { words, kinds, subjects }, onPick }: RankedProps) {
  const { one } = useMessages(searchMessages)
  return (
    <ol className={styles.ranked}>
      {words.map((word, at) => {
        const kind = kinds[at]
        const subject = subjects[at]
        return (
          <li key={word}>
            <button type="button" className={styles.word} data-hit onClick={() => onPick(word)}>
              <span className={styles.icon} data-cover={(subject && isCover(kind)) || undefined}>
                <HitPicture {...(subject ?? NOTHING)} kind={subject && kind} />
              </span>
              <span className={styles.named}>
                {word} <span className={styles.of}>{kind && entryOf(one, kind)}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ol>
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
