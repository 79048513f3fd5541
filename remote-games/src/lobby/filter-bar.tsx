import { formatMoney, useMessages } from '@lantern/i18n'
import { Chip, IconFlame, IconSparkles, IconStar } from '@lantern/ui'
import { useName } from '../parts/named.ts'
import { ChoiceChip } from './choice-chip.tsx'
import { ChipRow } from './parts/chip-row.tsx'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { GAME_SORTS, type GameTag, type LobbyFilters } from './parts/lobby-filters.rules.ts'

export type FilterBarProps = {
  filters: LobbyFilters
  onChange: (filters: LobbyFilters) => void
  /** Whether the games publish an RTP, so that they can be sorted by it. */
  hasRtp: boolean
  /** Whether some games have a top prize to filter by. */
  hasJackpot: boolean
  /** Minimum stakes of the games, lowest first. */
  minBets: readonly string[]
  themes: readonly { key: string; name: { zh: string; en: string } }[]
  isMember: boolean
}

/** Filters and sort order of a lobby. */
export function FilterBar({ filters, onChange, hasRtp, hasJackpot, minBets, themes, isMember }: FilterBarProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  const tag = (word: GameTag) => onChange({ ...filters, tag: filters.tag === word ? null : word })
  const sorts = GAME_SORTS.filter((sort) => sort !== 'rtp' || hasRtp)
  return (
    <ChipRow label={t.filters}>
      <ChoiceChip
        title={t.sort}
        value={filters.sort}
        choices={sorts.map((sort) => ({ value: sort, text: t[`sort_${sort}`] }))}
        onChange={(sort) => onChange({ ...filters, sort })}
      />
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
      {isMember && (
        <Chip selected={filters.recentOnly} onClick={() => onChange({ ...filters, recentOnly: !filters.recentOnly })}>
          {t.recent}
        </Chip>
      )}
      {minBets.length > 1 && (
        <ChoiceChip
          title={t.minBet}
          value={filters.minBetMax}
          isSelected={filters.minBetMax !== null}
          choices={[
            { value: null, text: t.anyMinBet },
            ...minBets.slice(0, -1).map((amount) => ({ value: amount, text: t.upTo({ amount: formatMoney(amount) }) })),
          ]}
          onChange={(minBetMax) => onChange({ ...filters, minBetMax })}
        />
      )}
      {themes.length > 1 && (
        <ChoiceChip
          title={t.theme}
          value={filters.theme}
          isSelected={filters.theme !== null}
          choices={[
            { value: null, text: t.anyTheme },
            ...themes.map((theme) => ({ value: theme.key, text: name(theme.name) })),
          ]}
          onChange={(theme) => onChange({ ...filters, theme })}
        />
      )}
      {(hasJackpot || filters.tag === 'jackpot') && (
        <Chip selected={filters.tag === 'jackpot'} onClick={() => tag('jackpot')}>
          {t.jackpot}
        </Chip>
      )}
      <Chip selected={filters.openOnly} onClick={() => onChange({ ...filters, openOnly: !filters.openOnly })}>
        {t.openOnly}
      </Chip>
    </ChipRow>
  )
}
