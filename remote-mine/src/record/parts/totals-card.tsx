import { Card, Skeleton, type Stat, StatRow } from '@lantern/ui'
import type { ReactNode } from 'react'
import styles from './record.module.css'

export type TotalsCardProps = {
  /** Undefined while loading. */
  stats: readonly Stat[] | undefined
  hasFailed: boolean
  /** The first figure is the result, alone above the others. */
  hasLead?: boolean
  /** A secondary line below the figures. */
  note?: ReactNode
}

/** Totals of the period. */
export function TotalsCard({ stats, hasFailed, hasLead, note }: TotalsCardProps) {
  if (!stats) return hasFailed ? null : <Skeleton shape="card" />
  return (
    <Card>
      <StatRow stats={stats} className={hasLead ? styles.lead : undefined} />
      {note}
    </Card>
  )
}
