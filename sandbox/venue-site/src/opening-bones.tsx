import { useText } from './locale.tsx'
import styles from './opening-bones.module.css'

/** Skeleton of the page while the venue opens. */
export function OpeningBones() {
  const { t } = useText()
  return (
    <div className={styles.bones} role="status" aria-busy="true">
      <span className="visually-hidden">{t.opening}</span>
      <span className={styles.stage} />
      <span className={styles.line} />
      <span className={styles.line} data-short="true" />
      <span className={styles.action} />
    </div>
  )
}
