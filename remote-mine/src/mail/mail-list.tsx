import type { Mail, MailTab } from '@lantern/contract/mail'
import { formatCount, useMessages } from '@lantern/i18n'
import { Note } from '@lantern/page'
import {
  Button,
  Chip,
  Empty,
  IconButton,
  IconCheck,
  IconOffline,
  IconSearch,
  InfiniteList,
  TextField,
} from '@lantern/ui'
import { useEffect, useRef, useState } from 'react'
import styles from './mail.module.css'
import { MailNext } from './mail-next.tsx'
import { MailRow } from './mail-row.tsx'
import { MailSheet } from './mail-sheet.tsx'
import { mailMessages } from './parts/mail.messages.ts'
import { useMailActions } from './use-mail-actions.ts'
import type { MailPages } from './use-mail-pages.ts'

export type MailListProps = MailPages & { tab: MailTab; selecting: boolean; onSelected: () => void }

/** The mails of a tab with search, filter, selection and the opened mail. */
export function MailList(props: MailListProps) {
  const { tab, first, rows, filter, onFilter, selecting, onSelected, more, isFetching, onRetry } = props
  const t = useMessages(mailMessages)
  const actions = useMailActions()
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [selected, setSelected] = useState<readonly string[]>([])
  const chosen = selecting ? selected.filter((id) => rows.some((mail) => mail.id === id)) : []
  const [isSearching, setSearching] = useState(filter.keyword !== '')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isSearching) field.current?.focus()
  }, [isSearching])
  const isFiltered = filter.keyword !== '' || filter.unread
  const open = (mail: Mail) => {
    setOpenedId(mail.id)
    void actions.open(mail).then((isThere) => !isThere && setOpenedId(null))
  }
  const remove = async (ids: string[]) => {
    if (!(await actions.remove(ids))) return
    setOpenedId(null)
    setSelected([])
    onSelected()
  }
  return (
    <>
      <div className={styles.tools}>
        <Chip selected={filter.unread} onClick={() => onFilter({ unread: !filter.unread })}>
          {t.onlyUnread}
        </Chip>
        <IconButton
          className={styles.search}
          label={t.search}
          icon={<IconSearch />}
          aria-expanded={isSearching}
          onClick={() => {
            setSearching(!isSearching)
            if (isSearching) onFilter({ keyword: '' })
          }}
        />
        {selecting ? (
          <Button size="sm" kind="danger" disabled={chosen.length === 0} onClick={() => void remove([...chosen])}>
            {chosen.length === 0 ? t.delete : t.deleteCount({ n: formatCount(chosen.length) })}
          </Button>
        ) : (
          <Chip
            icon={<IconCheck />}
            disabled={first.unread[tab] === 0 || first.isStored}
            onClick={() => void actions.readAll(tab)}
          >
            {t.readAll}
          </Chip>
        )}
      </div>
      {isSearching && (
        <TextField
          ref={field}
          label={t.search}
          hideLabel
          type="search"
          placeholder={t.search}
          maxLength={40}
          value={filter.keyword}
          onValueChange={(keyword) => onFilter({ keyword })}
        />
      )}
      {first.isStored && (
        <Note
          tone="warning"
          role="status"
          icon={<IconOffline />}
          action={
            <Button size="sm" busy={isFetching} onClick={onRetry}>
              {t.retry}
            </Button>
          }
        >
          {t.offline({ n: formatCount(rows.length) })}
        </Note>
      )}
      <InfiniteList
        label={t.list}
        items={rows}
        keyOf={({ id }) => id}
        estimateSize={72}
        renderItem={(mail) => (
          <MailRow
            mail={mail}
            selected={selecting ? chosen.includes(mail.id) : undefined}
            onSelect={() => setSelected(toggled(chosen, mail.id))}
            onOpen={() => open(mail)}
          />
        )}
        labels={{ loading: t.loading, end: t.end, failed: t.failed, retry: t.retry }}
        {...more}
        empty={<Empty art="mail" title={isFiltered ? t.emptyFound : t.empty} />}
      />
      {rows.length > 0 && !more.hasMore && !isFiltered && !selecting && <MailNext phrase={first.phrase} />}
      <MailSheet
        mail={rows.find(({ id }) => id === openedId) ?? null}
        phrase={first.phrase}
        onClose={() => setOpenedId(null)}
        onPin={(mail) => void actions.pin(mail)}
        onDelete={({ id }) => void remove([id])}
      />
    </>
  )
}

function toggled(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}
