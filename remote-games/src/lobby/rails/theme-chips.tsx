import type { LobbyRails } from '@lantern/contract/lobbies'
import { useMessages } from '@lantern/i18n'
import { Chip } from '@lantern/ui'
import { ChipRow } from '../../parts/chip-row.tsx'
import { useName } from '../../parts/named.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './theme-chips.module.css'

export type ThemeChipsProps = {
  themes: LobbyRails['themes']
  onTheme: (key: string) => void
}

/** The themes of the games, each with their number; a tap shows its games. Nothing where there is one theme only. */
export function ThemeChips({ themes, onTheme }: ThemeChipsProps) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  if (themes.length < 2) return null
  return (
    <div className={styles.themes}>
      <ChipRow label={t.railThemes}>
        {themes.map((theme) => (
          <Chip key={theme.key} count={theme.count} onClick={() => onTheme(theme.key)}>
            {name(theme.name)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
