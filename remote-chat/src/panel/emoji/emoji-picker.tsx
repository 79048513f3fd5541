/** Emoji by group and by word, above the text field. Loaded when first opened. */
import { useLocale, useMessages } from '@lantern/i18n'
import { Chip, ErrorPanel, Skeleton, TextField } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { emojiMessages } from './emoji.messages.ts'
import { EMOJI_GROUPS, type EmojiData, type EmojiGroup, emojiFor, emojiOf } from './emoji.rules.ts'
import { loadEmoji } from './emoji-data.ts'
import { EmojiGrid } from './emoji-grid.tsx'
import styles from './emoji-picker.module.css'

type EmojiPickerProps = {
  id: string
  onPick: (emoji: string) => void
  /** Escape. */
  onClose: () => void
}

export function EmojiPicker({ id, onPick, onClose }: EmojiPickerProps) {
  const t = useMessages(emojiMessages)
  const locale = useLocale()
  const emoji = useQuery({
    queryKey: ['chat', 'emoji', locale],
    queryFn: () => loadEmoji(locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<EmojiGroup>(0)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it wherever the focus is inside
    <div
      id={id}
      className={styles.picker}
      onKeyDown={(event) => {
        // Enter must not send the message in the field below.
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField label={t.search} hideLabel placeholder={t.search} value={query} onValueChange={setQuery} />
      {query.trim() === '' && (
        <fieldset className={styles.groups} aria-label={t.picker}>
          {EMOJI_GROUPS.map((one) => (
            <Chip key={one} selected={one === group} onClick={() => setGroup(one)}>
              {t[`group${one}`]}
            </Chip>
          ))}
        </fieldset>
      )}
      {emoji.error ? (
        <ErrorPanel
          art={null}
          title={t.failed}
          retryLabel={t.retry}
          retrying={emoji.isFetching}
          onRetry={() => void emoji.refetch()}
        />
      ) : emoji.data ? (
        <Found
          key={`${group}/${query}`}
          label={query.trim() === '' ? t[`group${group}`] : t.found}
          list={query.trim() === '' ? emojiOf(emoji.data, group) : emojiFor(emoji.data, query)}
          onPick={onPick}
        />
      ) : (
        <Skeleton className={styles.grid} label={t.loading} />
      )}
    </div>
  )
}

type FoundProps = { label: string; list: readonly EmojiData[]; onPick: (emoji: string) => void }

function Found({ label, list, onPick }: FoundProps) {
  const t = useMessages(emojiMessages)
  if (list.length === 0)
    return (
      <p className={styles.none} role="status">
        {t.none}
      </p>
    )
  return <EmojiGrid label={label} list={list} onPick={onPick} />
}
