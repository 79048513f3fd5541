import { Skeleton, VenueMark } from '@lantern/ui'
import styles from './opening-cover.module.css'

/** Over the frame while the venue opens: its mark and name, and the shape of what comes. */
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
