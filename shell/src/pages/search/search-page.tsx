import { ROUTE } from '@lantern/contract'
import { SEARCH_MAX } from '@lantern/contract/search'
import { useMessages } from '@lantern/i18n'
import { HiddenText, IconBack, IconButton, IconClose, IconSearch } from '@lantern/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWayBack } from '../../host/navigation/use-way-back.ts'
import { rememberSearch } from './recent-searches.ts'
import { useSettled } from './search.api.ts'
import { searchMessages } from './search.messages.ts'
import styles from './search-page.module.css'
import { SearchResults } from './search-results.tsx'
import { SearchStart } from './search-start.tsx'

/**
 * `/search`: one field above plain lists of links. Not a combobox: the results are pages in groups with headings, and a screen reader
 * reads them like any other content; arrow keys are an extra shortcut.
 */
export function SearchPage() {
  const t = useMessages(searchMessages)
  const back = useWayBack(ROUTE.home)
  const [query, setQuery] = useSearchParams()
  const [word, setWord] = useState(() => query.get('q') ?? '')
  const settled = useSettled(word)
  const field = useRef<HTMLInputElement>(null)
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => field.current?.focus(), [])
  // Going back from a result restores the query.
  useEffect(() => {
    if (settled === (query.get('q') ?? '')) return
    setQuery(settled === '' ? {} : { q: settled }, { replace: true })
  }, [settled, query, setQuery])

  const pick = (next: string): void => {
    setWord(next)
    rememberSearch(next)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    const stops = [field.current, ...(page.current?.querySelectorAll<HTMLElement>('[data-hit]') ?? [])]
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; each focusable element is a field or a link
    <div ref={page} className={styles.page} onKeyDown={onKeyDown}>
      <h1>
        <HiddenText>{t.title}</HiddenText>
      </h1>
      <div className={styles.bar}>
        <IconButton label={t.back} icon={<IconBack />} onClick={back} />
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to browsers of 2022, the role is not */}
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            rememberSearch(word)
            page.current?.querySelector<HTMLElement>('[data-hit]')?.focus()
          }}
        >
          <IconSearch className={styles.lens} aria-hidden="true" />
          <input
            ref={field}
            className={styles.field}
            type="search"
            enterKeyHint="search"
            aria-label={t.label}
            placeholder={t.placeholder}
            maxLength={SEARCH_MAX}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
          {word !== '' && (
            <button type="button" className={styles.clear} aria-label={t.clear} onClick={() => pick('')}>
              <IconClose />
            </button>
          )}
        </form>
      </div>
      {word.trim() === '' ? (
        <SearchStart onPick={pick} />
      ) : (
        <SearchResults word={word} settled={settled} onPick={pick} onOpen={() => rememberSearch(word)} />
      )}
    </div>
  )
}
