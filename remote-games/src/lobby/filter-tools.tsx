import { useMessages } from '@lantern/i18n'
import { FilterSheet } from '@lantern/page'
import { Chip, IconButton, IconSliders, IconStar } from '@lantern/ui'
import { useState } from 'react'
import styles from './filter-tools.module.css'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { hasFilters, type LobbyFilters, NO_FILTERS } from './parts/lobby-filters.rules.ts'
import { type FilterGroup, setOptions } from './use-filter-groups.ts'

export type FilterToolsProps = {
  filters: LobbyFilters
  onChange: (filters: LobbyFilters) => void
  groups: readonly FilterGroup[]
}

/** Beside the title of a lobby: favourites only, and the sheet with sort order and filters. */
export function FilterTools({ filters, onChange, groups }: FilterToolsProps) {
  const t = useMessages(lobbyMessages)
  const [isOpen, setOpen] = useState(false)
  const count = setOptions(groups).length
  return (
    <div className={styles.tools}>
      <IconButton
        className={styles.star}
        label={t.favourites}
        icon={<IconStar />}
        aria-pressed={filters.favOnly}
        onClick={() => onChange({ ...filters, favOnly: !filters.favOnly })}
      />
      <Chip
        aria-haspopup="dialog"
        className={count > 0 ? styles.set : undefined}
        icon={<IconSliders />}
        count={count > 0 ? count : undefined}
        onClick={() => setOpen(true)}
      >
        {t.filters}
      </Chip>
      <FilterSheet
        beside
        open={isOpen}
        onOpenChange={setOpen}
        texts={{ title: t.filters, close: t.closeSheet, reset: t.clear, done: t.done }}
        groups={groups}
        onReset={hasFilters(filters) ? () => onChange({ ...NO_FILTERS, sort: filters.sort }) : undefined}
      />
    </div>
  )
}
