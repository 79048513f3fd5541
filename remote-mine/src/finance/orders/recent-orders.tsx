import { ROUTE } from '@lantern/contract'
import type { TransRow as Row, TRANS_TYPES } from '@lantern/contract/records'
import { useMessages } from '@lantern/i18n'
import { Button, Card, Section, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { recentOrdersQuery } from '../../parts/money.api.ts'
import { orderLink } from '../../parts/orders/order-link.rules.ts'
import { TransRow } from '../../parts/orders/trans-row.tsx'
import { financeMessages } from '../finance.messages.ts'
import styles from '../finance.module.css'

export type RecentOrdersProps = { title: string; types?: (typeof TRANS_TYPES)[number][]; size: number }

/** The newest orders with a link to all of them. Renders nothing on error, because the list is secondary on every page that uses it. */
export function RecentOrders({ title, types = [], size }: RecentOrdersProps) {
  const t = useMessages(financeMessages)
  const navigate = useNavigate()
  const { data, isPending } = useQuery(recentOrdersQuery(types, size))
  if (!isPending && !data) return null
  const open = (row: Row) => void navigate(orderLink(row))
  const all = types.length > 0 ? `${ROUTE.transRecord}?type=${types.join(',')}` : ROUTE.transRecord
  return (
    <Section
      title={title}
      action={
        <Button kind="quiet" size="sm" render={<Link to={all} />}>
          {t.seeAll}
        </Button>
      }
    >
      {data ? (
        <Card padding="none">
          {data.list.length === 0 && <p className={`${styles.small} ${styles.none}`}>{t.noRecent}</p>}
          {data.list.map((row) => (
            <TransRow key={row.no} row={row} onOpen={open} />
          ))}
        </Card>
      ) : (
        <Skeleton shape="row" count={size} />
      )}
    </Section>
  )
}
