import type { CSSProperties } from 'react'
import styles from './crest.module.css'
import { crestOf } from './crest.rules.ts'

/**
 * A generated crest of an invented club or player; decorative beside its name. One element that is drawn by its background: on a board of 300 matches the
 * clip and transform that each inline SVG needs cost a quarter of every frame of a scroll.
 */
export function Crest({ name }: { name: string }) {
  const { plate, pattern, hue, second } = crestOf(name)
  return (
    <span
      className={styles.crest}
      data-plate={plate}
      data-mark={pattern}
      style={{ '--hue': hue, '--second': second } as CSSProperties}
      aria-hidden="true"
    />
  )
}
