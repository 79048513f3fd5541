/** Page of what a mail is about, by the prefix of its number; null if it has none. Pure. */
import { ROUTE } from '@lantern/contract/routes'

export function mailLink(bizNo: string): string | null {
  const orderNo = encodeURIComponent(bizNo)
  switch (bizNo.charAt(0)) {
    case 'D':
      return `${ROUTE.deposit}?orderNo=${orderNo}`
    case 'W':
      return `${ROUTE.withdrawal}?orderNo=${orderNo}`
    case 'T':
      return ROUTE.transRecord
    case 'R':
      return ROUTE.rebate
    case 'A':
      return ROUTE.audit
    default:
      return null
  }
}
