import { ROUTE } from '@lantern/contract'
import { SEARCH_KINDS, type SearchHit, type SearchKind } from '@lantern/contract/search'
import { useLocale, useMessages } from '@lantern/i18n'
import { useSession } from '@lantern/platform'
import { Button, Card, Empty, Section } from '@lantern/ui'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { usePages } from '../../host/navigation/site-pages.ts'
import { jumpOf } from '../../parts/jump.ts'
import { HitRow } from './hit-row.tsx'
import { localIndex } from './local/local-index.ts'
import { findLocal } from './local/local-match.rules.ts'
import { useServerHits } from './search.api.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-page.module.css'
import { SearchStart } from './search-start.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Results of the device in one group. */
const LOCAL_SHOWN = 6

export type SearchResultsProps = {
  /** Current input: searched on the device. */
  word: string
  /** Debounced input: searched by the server. */
  settled: string
  onPick: (word: string) => void
  onOpen: () => void
}

/** Groups in order: the device's at once, the server's on arrival; their number is announced. */
export function SearchResults({ word, settled, onPick, onOpen }: SearchResultsProps) {
  const t = useMessages(searchMessages)
  const local = useLocalHits(word)
  const server = useServerHits(settled)
  const isWaiting = settled !== word || server.isFetching
  const groups = SEARCH_KINDS.map((kind) => ({
    kind,
    list: [...(server.data?.groups.find((group) => group.kind === kind)?.list ?? []), ...(local[kind] ?? [])].filter(
      ({ route }) => jumpOf(route) !== null,
    ),
  })).filter(({ list }) => list.length > 0)
  const count = groups.reduce((sum, { list }) => sum + list.length, 0)
  const isEmpty = count === 0 && !isWaiting
  const keptFocus = useKeptFocus<HTMLDivElement>('[data-hit]')
  return (
    <>
      <p className={styles.count} role="status">
        {isWaiting && count === 0 ? t.searching : isEmpty ? '' : t.found({ n: String(count) })}
      </p>
      <div className={styles.groups} aria-busy={isWaiting} {...keptFocus}>
        {groups.map(({ kind, list }) => (
          <Section key={kind} title={t[kind]}>
            <Card padding="none">
              <ul>
                {list.map((hit) => (
                  <li key={hit.id}>
                    <HitRow hit={hit} kind={kind} word={word} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </Card>
          </Section>
        ))}
        {server.isError && !isWaiting && (
          <p className={styles.failed} role="alert">
            {t.failed}
            <Button size="sm" kind="quiet" onClick={() => void server.refetch()}>
              {t.retry}
            </Button>
          </p>
        )}
      </div>
      {isEmpty && !server.isError && (
        <>
          <div role="alert">
            <Empty
              art="search"
              title={t.none({ word: word.trim() })}
              detail={t.noneHint}
              action={
                <Button kind="secondary" render={<Link to={ROUTE.customer} />}>
                  {t.askPeople}
                </Button>
              }
            />
          </div>
          <SearchStart onPick={onPick} />
        </>
      )}
    </>
  )
}

type Local = Partial<Record<SearchKind, SearchHit[]>>

function useLocalHits(word: string): Local {
  const locale = useLocale()
  const pages = usePages()
  const isMember = useSession().kind === 'member'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is read from the currently known pages
  return useMemo(() => {
    const found = findLocal(localIndex(isMember), word).map(({ id, kind, title, route }) => ({
      kind,
      hit: { id, title: locale === 'en' ? title.en : title.zh, note: '', route, category: '', image: '' },
    }))
    const of = (kind: SearchKind): SearchHit[] =>
      found
        .filter((one) => one.kind === kind)
        .slice(0, LOCAL_SHOWN)
        .map(({ hit }) => hit)
    return { help: of('help'), setting: of('setting') }
  }, [word, locale, pages, isMember])
}
