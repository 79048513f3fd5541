import { Card, Skeleton, type Stat, StatRow } from '@lantern/ui'
import styles from './record.module.css'

export type TotalsCardProps = {
  /** Undefined while loading. */
  stats: readonly Stat[] | undefined
  hasFailed: boolean
  /** The first figure is the result, alone above the others. */
  hasLead?: boolean
}

/** Totals of the period. */
export function TotalsCard({ stats, hasFailed, hasLead }: TotalsCardProps) {
  if (!stats) return hasFailed ? null : <Skeleton shape="card" />
  return (
    <Card>
      <StatRow stats={stats} className={hasLead ? styles.lead : undefined} />
    </Card>
  )
}

export type TotalsLineProps = Omit<TotalsCardProps, 'hasLead'> & {
  /** How many figures lead; the others stand below them. */
  leads?: 1 | 2
}

/** Totals of a record above its list: those that lead, if any, and the other figures in one line, so that the rows begin on the first screen. */
export function TotalsLine({ stats, hasFailed, leads }: TotalsLineProps) {
  if (!stats && hasFailed) return null
  return (
    <dl className={styles.totals} data-lead={leads} aria-busy={!stats || undefined}>
      {stats?.map(({ label, value }, index) => (
        <div key={index} className={styles.total}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
