import { transRecords } from '@lantern/contract/records'
import { DAY_MS } from '@lantern/contract/site-time'
import { formatDateTime, formatMoney, useMessages } from '@lantern/i18n'
import { call, now, useSession } from '@lantern/platform'
import { Empty, ListRow, Sheet, Skeleton } from '@lantern/ui'
import { useQuery } from '@tanstack/react-query'
import { conversationMessages } from './conversation.messages.ts'

const SHOWN = 10
const MONTH_MS = 30 * DAY_MS

/** The member's latest orders, to attach one. Only its number is sent. */
export function OrderSheet({
  open,
  onClose,
  onChoose,
}: {
  open: boolean
  onClose: () => void
  onChoose: (orderNo: string) => void
}) {
  const t = useMessages(conversationMessages)
  return (
    <Sheet open={open} title={t.orderTitle} onOpenChange={(isOpen) => !isOpen && onClose()} closeLabel={t.cancel}>
      <Orders onChoose={onChoose} />
    </Sheet>
  )
}

function Orders({ onChoose }: { onChoose: (orderNo: string) => void }) {
  const t = useMessages(conversationMessages)
  const isMember = useSession().kind === 'member'
  const orders = useQuery({
    queryKey: ['service', 'orders'],
    enabled: isMember,
    queryFn: ({ signal }) =>
      call(
        transRecords,
        { types: ['deposit', 'withdraw'], from: now() - MONTH_MS, to: now(), pageNum: 1, pageSize: SHOWN },
        { signal },
      ),
  })
  if (!isMember) return <Empty art="records" title={t.orderLogin} />
  if (orders.isPending) return <Skeleton count={4} label={t.opening} />
  const list = orders.data?.list ?? []
  if (list.length === 0) return <Empty art="records" title={t.noOrders} />
  return (
    <>
      <p>{t.orderLead}</p>
      {list.map(({ no, bizNo, amount, at }) => (
        <ListRow
          key={no}
          title={bizNo}
          detail={formatDateTime(at)}
          value={formatMoney(amount)}
          onClick={() => onChoose(bizNo)}
        />
      ))}
    </>
  )
}
