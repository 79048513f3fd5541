import type { LobbyRails } from '@lantern/contract/lobbies'
import { useMessages } from '@lantern/i18n'
import { Cover } from '@lantern/ui'
import { useName } from '../../parts/named.ts'
import type { Lobby } from '../parts/lobbies.ts'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './theme-tile.module.css'

/** A theme of the lobby; a tap shows its games. */
export function ThemeTile({
  theme,
  lobby,
  onOpen,
}: {
  theme: LobbyRails['themes'][number]
  lobby: Lobby
  onOpen: () => void
}) {
  const t = useMessages(lobbyMessages)
  const name = useName()
  return (
    <li>
      <button type="button" className={styles.tile} onClick={onOpen}>
        <Cover src={theme.image} seed={theme.gameCode} motif={lobby.motif} shape="square" className={styles.art} />
        <span className={styles.text}>
          <span className={styles.name}>{name(theme.name)}</span>
          <span className={styles.count}>{t.countGames({ count: String(theme.count) })}</span>
        </span>
      </button>
    </li>
  )
}
