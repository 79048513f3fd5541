import type { Limit } from '@lantern/contract/safer'
import { formatMoney, useMessages } from '@lantern/i18n'
import { limitsMessages } from './limits.messages.ts'

/** Writes amounts of a kind of limit: money, or minutes. */
export function useLimitText(kind: Limit['kind']): (amount: string) => string {
  const t = useMessages(limitsMessages)
  return (amount) => (kind === 'session' ? t.minutes({ n: wholeMinutes(amount) }) : `¥${formatMoney(amount)}`)
}

/** '90.50' → '90': minutes that are over. */
function wholeMinutes(amount: string): string {
  return amount.replace(/\..*$/, '')
}
