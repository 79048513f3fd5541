import { ROUTE } from '@lantern/contract'
import { CATEGORIES } from '@lantern/contract/games'
import { entryOf, type Open } from '@lantern/contract/open-enum'
import type { SearchKind } from '@lantern/contract/search'
import { useMessages } from '@lantern/i18n'
import { showToast } from '@lantern/platform'
import {
  Button,
  Chip,
  CoverArt,
  IconGlobe,
  IconHelp,
  IconOffers,
  IconPlay,
  IconSearch,
  IconSettings,
  IconSport,
  Section,
  Skeleton,
} from '@lantern/ui'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { categoryMessages } from '../../parts/category.messages.ts'
import { CATEGORY_STYLE } from '../../parts/category-style.ts'
import { HotMatches } from './hot-matches.tsx'
import { forgetSearches, readRecent } from './recent-searches.ts'
import { useHotWords } from './search.api.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-start.module.css'

const ICON: Readonly<Record<SearchKind, typeof IconSearch>> = {
  venue: IconGlobe,
  game: IconPlay,
  match: IconSport,
  offer: IconOffers,
  help: IconHelp,
  setting: IconSettings,
}

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
            <Ranked words={hot.data?.words ?? []} kinds={hot.data?.kinds ?? []} onPick={onPick} />
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

type RankedProps = {
  words: readonly string[]
  /** What each word names. */
  kinds: readonly Open<SearchKind>[]
  onPick: (word: string) => void
}

/** The most searched words, in their order. */
function Ranked({ words, kinds, onPick }: RankedProps) {
  const { one } = useMessages(searchMessages)
  const nameOf = (kind?: Open<SearchKind>): string | undefined => (kind === undefined ? undefined : entryOf(one, kind))
  return (
    <ol className={styles.ranked}>
      {words.map((word, at) => (
        <li key={word}>
          <button type="button" className={styles.word} data-hit onClick={() => onPick(word)}>
            <Icon kind={kinds[at]} />
            <span className={styles.named}>
              {word} <span className={styles.of}>{nameOf(kinds[at])}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

function Icon({ kind }: { kind: Open<SearchKind> | undefined }) {
  const Kind = (kind !== undefined && entryOf(ICON, kind)) || IconSearch
  return (
    <span className={styles.icon}>
      <Kind aria-hidden="true" />
    </span>
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
