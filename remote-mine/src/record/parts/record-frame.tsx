import { ROUTE } from '@lantern/contract'
import { useMessages } from '@lantern/i18n'
import { PageBody, PageFrame } from '@lantern/page'
import { IconButton, IconFilter } from '@lantern/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { partsMessages } from '../../parts/parts.messages.ts'
import { RangePicker } from './range-picker.tsx'
import { recordMessages } from './record.messages.ts'
import styles from './record.module.css'
import type { RecordRange } from './record-range.rules.ts'

export type RecordFrameProps = {
  kind: 'trans' | 'bets' | 'gifts' | 'welfare' | 'mall'
  range: RecordRange
  onRange: (range: RecordRange) => void
  /** Omitted on pages without filters. */
  filter?: { count: number; onOpen: () => void }
  totals: ReactNode
  /** The export button. */
  exporting: ReactNode
  children: ReactNode
}

/** Frame of the five record pages: kind, period, filter, totals and export. */
export function RecordFrame({ kind, range, onRange, filter, totals, exporting, children }: RecordFrameProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const kinds = [
    { id: 'trans', to: ROUTE.transRecord, text: t.trans },
    { id: 'bets', to: ROUTE.betRecord, text: t.bets },
    { id: 'gifts', to: ROUTE.giftRecord, text: t.gifts },
    { id: 'welfare', to: ROUTE.welfareRecord, text: t.welfare },
    { id: 'mall', to: ROUTE.currencyRecord, text: t.mall },
  ] as const
  return (
    <PageFrame
      title={p.records}
      parent={ROUTE.mine}
      actions={
        <>
          {exporting}
          {filter && (
            <IconButton
              label={filter.count > 0 ? t.filterOn({ n: String(filter.count) }) : t.filter}
              icon={<IconFilter />}
              mark={filter.count > 0 && String(filter.count)}
              onClick={filter.onOpen}
            />
          )}
        </>
      }
    >
      <PageBody>
        <div className={styles.head}>
          <nav className={styles.kinds} aria-label={t.kind}>
            {kinds.map(({ id, to, text }) => (
              <Link key={id} to={to} replace className={styles.kind} aria-current={id === kind ? 'page' : undefined}>
                {text}
              </Link>
            ))}
          </nav>
          <RangePicker range={range} onChange={onRange} />
          {totals}
        </div>
        {children}
      </PageBody>
    </PageFrame>
  )
}
