import type { CSSProperties } from 'react'
import { FISH } from './fish-art.ts'
import styles from './fish-icon.module.css'

const TONES = [styles.body, styles.light, styles.dark]

/** A fish outside the canvas. */
export function FishIcon({ id }: { id: string }) {
  const art = FISH[id]
  if (!art) return null
  return (
    <svg
      className={styles.fish}
      viewBox="0 0 48 32"
      aria-hidden="true"
      style={{ '--fish-hue': art.hue } as CSSProperties}
    >
      {art.shapes.map(([tone, d]) => (
        <path key={d} d={d} className={TONES[tone]} />
      ))}
    </svg>
  )
}
