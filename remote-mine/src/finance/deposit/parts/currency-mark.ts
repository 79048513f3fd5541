import type { DepositOrder } from '@lantern/contract/deposit'

/** What stands before an amount to pay: `¥`, or the code of any other currency and a space. */
export function currencyMark(currency: DepositOrder['payCurrency']): string {
  return currency === 'CNY' ? '¥' : `${currency} `
}
