import { Skeleton, VenueMark } from '@lantern/ui'
import styles from './opening-cover.module.css'

/** Cover of the frame while the venue opens: its mark and name, and a skeleton. */
export function OpeningCover({ code, venueName, text }: { code: string; venueName: string; text: string }) {
  return (
    <div className={styles.cover}>
      <VenueMark code={code} className={styles.mark} />
      <span className={styles.name}>{venueName}</span>
      <span className={styles.text} role="status">
        {text}
      </span>
      <Skeleton shape="card" count={3} className={styles.bones} />
    </div>
  )
}
