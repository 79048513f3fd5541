import { useMessages } from '@lantern/i18n'
import { Chip, IconDown, IconFlame, IconSparkles, IconStar, ListRow, Sheet } from '@lantern/ui'
import { useState } from 'react'
import styles from './filter-bar.module.css'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { GAME_SORTS, type LobbyFilters } from './parts/lobby-filters.rules.ts'

export type FilterBarProps = {
  filters: LobbyFilters
  onChange: (filters: LobbyFilters) => void
  /** Whether the games publish an RTP, so that they can be sorted by it. */
  hasRtp: boolean
}

/** Filters (hot, new, favourites, open only) and sort order of a lobby. */
export function FilterBar({ filters, onChange, hasRtp }: FilterBarProps) {
  const t = useMessages(lobbyMessages)
  const [isSorting, setSorting] = useState(false)
  const tag = (word: 'hot' | 'new') => onChange({ ...filters, tag: filters.tag === word ? null : word })
  const sorts = GAME_SORTS.filter((sort) => sort !== 'rtp' || hasRtp)
  return (
    <fieldset className={styles.row} aria-label={t.filters}>
      <Chip
        aria-haspopup="dialog"
        aria-label={`${t.sort}: ${t[`sort_${filters.sort}`]}`}
        count={<IconDown className={styles.arrow} />}
        onClick={() => setSorting(true)}
      >
        {t[`sort_${filters.sort}`]}
      </Chip>
      <Chip selected={filters.tag === 'hot'} icon={<IconFlame />} onClick={() => tag('hot')}>
        {t.hot}
      </Chip>
      <Chip selected={filters.tag === 'new'} icon={<IconSparkles />} onClick={() => tag('new')}>
        {t.new}
      </Chip>
      <Chip
        selected={filters.favOnly}
        icon={<IconStar />}
        onClick={() => onChange({ ...filters, favOnly: !filters.favOnly })}
      >
        {t.favourites}
      </Chip>
      <Chip selected={filters.openOnly} onClick={() => onChange({ ...filters, openOnly: !filters.openOnly })}>
        {t.openOnly}
      </Chip>
      <Sheet open={isSorting} onOpenChange={setSorting} title={t.sort} closeLabel={t.closeSheet}>
        {sorts.map((sort) => (
          <ListRow
            key={sort}
            title={t[`sort_${sort}`]}
            selected={sort === filters.sort}
            chevron={false}
            onClick={() => {
              onChange({ ...filters, sort })
              setSorting(false)
            }}
          />
        ))}
      </Sheet>
    </fieldset>
  )
}
