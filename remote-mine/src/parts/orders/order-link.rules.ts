/** Link of a transaction: orders have their own pages, everything else opens in the records. */
import { ROUTE } from '@lantern/contract'
import type { TransRow } from '@lantern/contract/records'

export function orderLink(row: Pick<TransRow, 'type' | 'no' | 'bizNo'>): string {
  const orderNo = encodeURIComponent(row.bizNo)
  if (row.type === 'deposit') return `${ROUTE.deposit}?orderNo=${orderNo}`
  if (row.type === 'withdraw') return `${ROUTE.withdrawal}?orderNo=${orderNo}`
  return `${ROUTE.transRecord}?no=${encodeURIComponent(row.no)}`
}
