import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { Card, IconSearch, TextField } from '@lantern/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { findHelp } from './find-help.ts'
import { helpMessages } from './help.messages.ts'
import { HelpRow } from './help-list.tsx'
import styles from './help-page.module.css'

export type HelpSearchProps = {
  /** Focuses the field on mount: the member opened the search. */
  takesFocus?: boolean
}

/** Searches the help pages on the device: works offline. */
export function HelpSearch({ takesFocus = false }: HelpSearchProps) {
  const t = useMessages(helpMessages)
  const [query, setQuery] = useState('')
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const found = query.trim() === '' ? [] : findHelp(query)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  return (
    // biome-ignore lint/a11y/useSemanticElements: our oldest browsers do not support <search>
    <div role="search" className={styles.search}>
      <TextField
        ref={field}
        type="search"
        label={t.search}
        hideLabel
        placeholder={t.searchHint}
        prefix={<IconSearch />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={40}
        value={query}
        aria-controls={listId}
        onValueChange={setQuery}
      />
      <div id={listId} className={styles.found}>
        <p role="status" className={styles.count}>
          {query.trim() !== '' && (found.length === 0 ? t.noneFound : t.found({ count: found.length }))}
        </p>
        {found.length > 0 && (
          <Card padding="none">
            {found.map((entry) => (
              <HelpRow key={entry.page} entry={entry} />
            ))}
          </Card>
        )}
        {query.trim() !== '' && (
          <Link className={styles.more} to={`${ROUTE.search}?q=${encodeURIComponent(query.trim())}`}>
            {t.searchAll}
          </Link>
        )}
      </div>
    </div>
  )
}
