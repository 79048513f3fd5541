import { useMessages } from '@lantern/i18n'
import { Chip, IconClose } from '@lantern/ui'
import { ChipRow } from '../parts/chip-row.tsx'
import { lobbyMessages } from './parts/lobby.messages.ts'
import { type FilterGroup, setOptions } from './use-filter-groups.ts'

/** The filters that are set; a tap removes one. Renders nothing without any. */
export function SetFilters({ groups }: { groups: readonly FilterGroup[] }) {
  const t = useMessages(lobbyMessages)
  const set = setOptions(groups)
  if (set.length === 0) return null
  return (
    <ChipRow label={t.filters}>
      {set.map(({ id, setText, onPress }) => (
        <Chip key={id} selected count={<IconClose aria-hidden="true" />} onClick={onPress}>
          {setText}
        </Chip>
      ))}
    </ChipRow>
  )
}
