import { useMessages } from '@lantern/i18n'
import { percentOf } from '../parts/vip/level-progress.rules.ts'
import { roundAmount } from '../parts/vip/round-amount.ts'
import { vipMessages } from './vip.messages.ts'
import styles from './vip.module.css'

/** A figure beside its requirement, with a bar that is full only when it is reached. */
export function Bar({ label, done, need }: { label: string; done: string; need: string }) {
  const t = useMessages(vipMessages)
  const percent = percentOf(done, need)
  const text = t.of({ done: roundAmount(done), need: roundAmount(need) })
  return (
    <div className={styles.bar}>
      <div className={styles.barHead}>
        <span>{label}</span>
        <span className={styles.figure}>{text}</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
    </div>
  )
}
