import type { ReactNode } from 'react'
import { classNames } from '../base/class-names.ts'
import styles from './stat-row.module.css'

export type Stat = { label: ReactNode; value: ReactNode; detail?: ReactNode }

export type StatRowProps = { stats: readonly Stat[]; className?: string }

/** Two to four figures side by side with their labels; renders a `<dl>`. */
export function StatRow({ stats, className }: StatRowProps) {
  return (
    <dl className={classNames(styles.row, className)}>
      {stats.map((stat, index) => (
        <div key={index} className={styles.stat}>
          <dt className={styles.label}>{stat.label}</dt>
          <dd className={styles.value}>
            {stat.value}
            {stat.detail != null && <span className={styles.detail}>{stat.detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
