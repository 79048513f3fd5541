import { compareMoney } from '@lantern/platform'

/** A total of withdrawals with the sign of its postings: they leave the wallet. @param total wire amount */
export function paidOut(total: string): string {
  return compareMoney(total, '0') > 0 ? `-${total}` : total
}
