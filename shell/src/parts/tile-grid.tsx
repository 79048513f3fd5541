import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './tile-grid.module.css'

export type TileGridProps = {
  /** How long the names are: `long` puts three of them side by side on a phone, otherwise four. */
  names?: 'short' | 'long'
  children: ReactNode
}

/** Destinations side by side, each an icon above its name. */
export function TileGrid({ names = 'short', children }: TileGridProps) {
  return (
    <ul className={styles.grid} data-names={names}>
      {children}
    </ul>
  )
}

export type TileProps = { to: string; icon: ReactNode; children: ReactNode }

/** `data-hit` makes it a stop of the arrow keys on `/search`. */
export function Tile({ to, icon, children }: TileProps) {
  return (
    <li>
      <Link to={to} className={styles.tile} data-hit>
        {icon}
        {children}
      </Link>
    </li>
  )
}
