import { useMessages } from '@lantern/i18n'
import type { ReactNode } from 'react'
import { lobbyMessages } from '../parts/lobby.messages.ts'
import styles from './rail-tile.module.css'

export type RailTileProps = {
  /** A picture of the size of the tile. */
  art: ReactNode
  name: string
  /** Number of games behind it. */
  count: number
  onOpen: () => void
}

/** A theme of the lobby; a tap shows its games. */
export function RailTile({ art, name, count, onOpen }: RailTileProps) {
  const t = useMessages(lobbyMessages)
  return (
    <li className={styles.item}>
      <button type="button" className={styles.tile} onClick={onOpen}>
        <span className={styles.art}>{art}</span>
        <span className={styles.text}>
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{t.countGames({ count: String(count) })}</span>
        </span>
      </button>
    </li>
  )
}
