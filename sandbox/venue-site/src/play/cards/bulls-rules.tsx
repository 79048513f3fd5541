import { usePlayText } from '../use-play-text.ts'
import styles from './bulls-rules.module.css'

/** Ranking of hands. */
export function BullsRules() {
  const { t } = usePlayText()
  return (
    <>
      <h3 className={styles.title}>{t.howTo}</h3>
      <ul className={styles.list}>
        {t.bullsRules.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
