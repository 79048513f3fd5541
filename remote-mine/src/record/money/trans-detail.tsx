import type { TransRow } from '@lantern/contract/records'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { Facts, OrderNo } from '@lantern/page'
import { Amount, Badge, Button, Sheet } from '@lantern/ui'
import { Link } from 'react-router-dom'
import { Postings } from '../../parts/explain/postings.tsx'
import { toneOf } from '../../parts/order-state.rules.ts'
import { orderLink } from '../../parts/orders/order-link.rules.ts'
import { partsMessages } from '../../parts/parts.messages.ts'
import { useOrderWords } from '../../parts/use-order-words.ts'
import { recordMessages } from '../parts/record.messages.ts'
import styles from '../parts/record.module.css'

export type TransDetailProps = { row: TransRow | null; open: boolean; onOpenChange: (open: boolean) => void }

/** Details of a transaction, with a link to its order. */
export function TransDetail({ row, open, onOpenChange }: TransDetailProps) {
  const t = useMessages(recordMessages)
  const p = useMessages(partsMessages)
  const words = useOrderWords()
  if (row === null) return null
  const hasOrder = row.type === 'deposit' || row.type === 'withdraw'
  return (
    <Sheet
      beside
      open={open}
      onOpenChange={onOpenChange}
      title={t.detail}
      closeLabel={p.close}
      footer={
        hasOrder ? (
          <Button kind="primary" block render={<Link to={orderLink(row)} />}>
            {t.toOrder}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.detail}>
        <div className={styles.hero}>
          <Amount value={row.amount} currency="¥" size="hero" sign />
          <Badge tone={toneOf(row.type, row.state)}>{words.state(row.type, row.state)}</Badge>
        </div>
        <Facts
          facts={[
            { label: t.filterType, value: words.title(row) },
            { label: t.after, value: row.balanceAfter === null ? t.unknown : `¥${formatMoney(row.balanceAfter)}` },
            { label: t.time, value: formatDateTime(row.at) },
            { label: t.no, value: <OrderNo no={row.no} /> },
          ]}
        />
        <Postings bizNo={row.bizNo} no={row.no} />
      </div>
    </Sheet>
  )
}
