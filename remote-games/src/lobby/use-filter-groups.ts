import type { Venue } from '@lantern/contract/games'
import type { LobbyRails } from '@lantern/contract/lobbies'
import { formatMoney, useMessages } from '@lantern/i18n'
import { useName } from '../parts/named.ts'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { GAME_SORTS, type LobbyFilters, NO_FILTERS } from './parts/lobby-filters.rules.ts'

export type FilterOption = {
  id: string
  /** In the sheet, below the title of its group. */
  text: string
  /** On its own, for a filter that is set. */
  setText: string
  isOn: boolean
  /** The choice that filters nothing. */
  isDefault: boolean
  onPress: () => void
}
export type FilterGroup = { title: string; options: readonly FilterOption[] }

export type FilterGroupsProps = {
  filters: LobbyFilters
  onChange: (filters: LobbyFilters) => void
  /** Whether the games publish an RTP, so that they can be sorted by it. */
  hasRtp: boolean
  /** What can be filtered by; undefined while loading. */
  rails: LobbyRails | undefined
  /** Venues to choose from here; none where the page has a row of them. */
  venues: readonly Venue[]
  isMember: boolean
}

/** Sort order and filters of a lobby, by group. An option that is on turns itself off. */
export function useFilterGroups(props: FilterGroupsProps): FilterGroup[] {
  const { filters, onChange, hasRtp, rails, venues, isMember } = props
  const t = useMessages(lobbyMessages)
  const name = useName()
  const hasJackpot = filters.tag === 'jackpot' || (rails?.rails.some(({ kind }) => kind === 'jackpot') ?? false)
  const minBets = rails?.minBets.slice(0, -1) ?? []
  const themes = rails?.themes ?? []

  function option<Key extends keyof LobbyFilters>(key: Key, value: LobbyFilters[Key], text: string, setText = text) {
    const isOn = filters[key] === value
    const isDefault = value === NO_FILTERS[key]
    const onPress = () => onChange({ ...filters, [key]: isOn ? NO_FILTERS[key] : value })
    return { id: `${key} ${value}`, text, setText, isOn, isDefault, onPress }
  }

  const groups: FilterGroup[] = [
    {
      title: t.sort,
      options: GAME_SORTS.filter((sort) => sort !== 'rtp' || hasRtp).map((sort) =>
        option('sort', sort, t[`sort_${sort}`]),
      ),
    },
    {
      title: t.only,
      options: [
        option('tag', 'hot', t.hot),
        option('tag', 'new', t.new),
        ...(hasJackpot ? [option('tag', 'jackpot', t.jackpot)] : []),
        ...(isMember ? [option('recentOnly', true, t.recent)] : []),
        option('openOnly', true, t.openOnly),
      ],
    },
    {
      title: t.venues,
      options: [
        option('venue', null, t.allVenues),
        ...venues.map((venue) => option('venue', venue.enName, name(venue.name))),
      ],
    },
    {
      title: t.minBetMost,
      options: [
        option('minBetMax', null, t.anyMinBet),
        ...minBets.map((amount) =>
          option('minBetMax', amount, `¥${formatMoney(amount)}`, t.upTo({ amount: formatMoney(amount) })),
        ),
      ],
    },
    {
      title: t.theme,
      options: [
        option('theme', null, t.anyTheme),
        ...(themes.length > 1 ? themes.map((theme) => option('theme', theme.key, name(theme.name))) : []),
      ],
    },
  ]
  return groups.filter(({ options }) => options.length > 1)
}

/** Options that change the list. */
export function setOptions(groups: readonly FilterGroup[]): FilterOption[] {
  return groups.flatMap(({ options }) => options.filter(({ isOn, isDefault }) => isOn && !isDefault))
}
