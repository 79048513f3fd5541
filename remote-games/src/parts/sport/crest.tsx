import type { CSSProperties } from 'react'
import styles from './crest.module.css'
import { crestOf } from './crest.rules.ts'

const SHAPES = [
  'M4 3h16v9c0 5-3.500 8-8 10-4.500-2-8-5-8-10z',
  'M12 2l9 3.500v7c0 5-4 7.500-9 9.500-5-2-9-4.500-9-9.500v-7z',
  'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z',
  'M12 1.500L21 7v10l-9 5.500L3 17V7z',
  'M3 4c3 0 6-1 9-2 3 1 6 2 9 2v8c0 6-4.500 8.500-9 10-4.500-1.500-9-4-9-10z',
] as const
/** Fits into every plate, so that no clip is needed. */
const MARKS = [
  'M12 5.500h5.500v7c0 2.500-2.500 4-5.500 5.500z',
  'M6.500 9h11v4.500h-11z',
  'M7.500 6.500h3v10h-3zM13.500 6.500h3v10h-3z',
  'M7 16L16 6.500l2 2-9 9z',
  'M7 7h5v5H7zM12 12h4.500v4H12z',
  'M12 7.500l4.500 4.500-4.500 4.500L7.500 12z',
] as const

/** A generated crest of an invented club or player; decorative beside its name. */
export function Crest({ name }: { name: string }) {
  const { plate, pattern, hue, second } = crestOf(name)
  const shape = SHAPES[plate]
  return (
    <svg
      viewBox="0 0 24 24"
      className={styles.crest}
      style={{ '--hue': hue, '--second': second } as CSSProperties}
      aria-hidden="true"
    >
      <path d={shape} className={styles.plate} />
      <path d={MARKS[pattern]} className={styles.mark} />
      <path d={shape} className={styles.edge} />
    </svg>
  )
}
