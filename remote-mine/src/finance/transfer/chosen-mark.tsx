import { VenueMark } from '@lantern/ui'
import styles from './transfer.module.css'

/** A star, a flame, a wave, a crescent, in the ring of the mark. */
const EMBLEMS = [
  'M24 13.500l3.200 7.300 7.800 3.200-7.800 3.200L24 34.500l-3.200-7.300L13 24l7.800-3.200z',
  'M25 12.500c1 5 7 7.500 7 14a8 8 0 0 1-16 0c0-3.500 2-5.500 3-8 1.500 1 2 2.500 2 4 3-2.500 4.500-6 4-10z',
  'M12.500 26c3-5.500 6.500-5.500 9.500-2.500s6 3 9.500-3.500c2.500 4.500 3 7.500 2.500 9-2 5-6 6.500-10 6.500-5.500 0-10-3.500-11.500-9.500z',
  'M28 13.500a11.500 11.500 0 1 0 6.500 14.500A10 10 0 0 1 28 13.500z',
] as const

/** The mark of the chosen venue with an emblem instead of its letters, which would be visible text that the name of the field lacks. */
export function ChosenMark({ code }: { code: string }) {
  const seed = [...code].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span className={styles.chosen} aria-hidden="true">
      <VenueMark code={code} className={styles.mark} />
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d={EMBLEMS[seed % EMBLEMS.length]} />
      </svg>
    </span>
  )
}
