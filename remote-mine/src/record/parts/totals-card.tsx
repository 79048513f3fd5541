import { Card, Skeleton, type Stat, StatRow } from '@lantern/ui'
import type { ReactNode } from 'react'

export type TotalsCardProps = {
  /** undefined while they are asked for. */
  stats: readonly Stat[] | undefined
  hasFailed: boolean
  /** A weaker line below. */
  note?: ReactNode
}

/** The sums of the whole period. */
export function TotalsCard({ stats, hasFailed, note }: TotalsCardProps) {
  if (!stats) return hasFailed ? null : <Skeleton shape="card" />
  return (
    <Card>
      <StatRow stats={stats} />
      {note}
    </Card>
  )
}
