import { Card, Skeleton, type Stat, StatRow } from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './record.module.css'

export type TotalsCardProps = {
  /** Undefined while loading. */
  stats: readonly Stat[] | undefined
  hasFailed: boolean
  /** A secondary line below the figures. */
  note?: ReactNode
}

/** Totals of the period. */
export function TotalsCard({ stats, hasFailed, note }: TotalsCardProps) {
  if (!stats) return hasFailed ? null : <Skeleton shape="card" />
  return (
    <Card>
      <StatRow stats={stats} className={stats.length === 4 ? styles.pairs : undefined} />
      {note}
    </Card>
  )
}
