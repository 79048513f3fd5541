import type { DataOf } from '@lantern/contract'
import type { Figure, ledgerExplain } from '@lantern/contract/explain'
import { formatMoney, useMessages } from '@lantern/i18n'
import { QueryView } from '@lantern/page'
import { Amount, Empty, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { partsMessages } from '../parts.messages.ts'
import { type ExplainPeriod, explainQuery } from './explain.api.ts'
import { explainMessages } from './explain.messages.ts'
import styles from './explain.module.css'
import { PostingsTable } from './postings-table.tsx'

export type ExplainSheetProps = ExplainPeriod & {
  figure: Figure
  /** Label of the figure that was tapped. */
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A figure and the postings that add up to it. */
export function ExplainSheet({ figure, from, until, label, open, onOpenChange }: ExplainSheetProps) {
  const t = useMessages(explainMessages)
  const p = useMessages(partsMessages)
  const query = useQuery(explainQuery(figure, open, { from, until }))
  return (
    <Sheet beside open={open} onOpenChange={onOpenChange} title={t.title({ label })} closeLabel={p.close} height="full">
      <QueryView query={query} skeleton={<Skeleton shape="row" count={6} label={p.loading} />}>
        {(told) => <Explained told={told} />}
      </QueryView>
    </Sheet>
  )
}

function Explained({ told }: { told: DataOf<typeof ledgerExplain> }) {
  const t = useMessages(explainMessages)
  const { amount, list, older, olderCount } = told
  return (
    <div className={styles.sheet}>
      <div>
        <Amount value={amount} currency="¥" size="hero" />
        <p className={styles.weak}>{t.addsUp}</p>
      </div>
      {list.length === 0 ? (
        <Empty title={t.none} detail={t.noneDetail} />
      ) : (
        <PostingsTable
          postings={list}
          rest={
            olderCount > 0
              ? { label: t.older({ count: String(olderCount) }), amount: formatMoney(older, { sign: true }) }
              : undefined
          }
          sums={[{ label: t.sum, amount: formatMoney(amount) }]}
        />
      )}
    </div>
  )
}
