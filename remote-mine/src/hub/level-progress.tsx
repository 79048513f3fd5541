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

/** The next level and the percentage done, by the requirement that is further away; null while there is nothing to show. */
export function nextLevelOf({ info, table }: LevelProgressProps): { level: number; percent: number } | null {
  const next = info && table?.levels.find(({ level }) => level === info.level + 1)
  if (!next || info.paused || info.level >= VIP_TOP) return null
  const percent = Math.min(percentOf(info.growth.deposit, next.deposit), percentOf(info.growth.turnover, next.turnover))
  return { level: next.level, percent }
}

/** The way to the next level as a bar. Keeps its place while there is nothing to show, so that nothing jumps. */
export function LevelProgress(props: LevelProgressProps) {
  const t = useMessages(hubMessages)
  const next = nextLevelOf(props)
  if (!next) return <div className={styles.level} aria-hidden="true" />
  const { level, percent } = next
  return (
    <div
      className={styles.level}
      role="progressbar"
      aria-label={t.levelProgress({ n: String(level) })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span className={styles.levelDone} style={{ inlineSize: `${percent}%` }} />
    </div>
  )
}
