import { VenueMark } from '@lantern/ui'
import styles from './transfer.module.css'

/** The mark of the chosen venue. Its letters are drawn by the style sheet: as text they would be visible words that the name of the field lacks. */
export function ChosenMark({ code }: { code: string }) {
  return (
    <span className={styles.chosen} data-letters={code.slice(0, 2).toUpperCase()} aria-hidden="true">
      <VenueMark code={code} className={styles.mark} />
    </span>
  )
}
