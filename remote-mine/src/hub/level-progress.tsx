import type { DataOf } from '@lantern/contract'
import { VIP_TOP, type vipInfo, type vipTable } from '@lantern/contract/vip'
import { useMessages } from '@lantern/i18n'
import { percentOf } from '../parts/vip/level-progress.rules.ts'
import { hubMessages } from './hub.messages.ts'
import styles from './hub.module.css'

export type LevelProgressProps = {
  /** Undefined until it is known. */
  info: DataOf<typeof vipInfo> | undefined
  table: DataOf<typeof vipTable> | undefined
}

/** How far the next level is, by the requirement that is further away. Keeps its place while there is nothing to show, so that nothing jumps. */
export function LevelProgress({ info, table }: LevelProgressProps) {
  const t = useMessages(hubMessages)
  const next = info && table?.levels.find(({ level }) => level === info.level + 1)
  if (!next || info.paused || info.level >= VIP_TOP) return <div className={styles.level} aria-hidden="true" />
  const percent = Math.min(percentOf(info.growth.deposit, next.deposit), percentOf(info.growth.turnover, next.turnover))
  return (
    <div
      className={styles.level}
      role="progressbar"
      aria-label={t.levelProgress({ n: String(next.level) })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.levelDone} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
