/** Labels for the purpose and account of a posting; an unknown code is shown unchanged. */
import { useMessages } from '@lantern/i18n'
import { useOrderWords } from '../use-order-words.ts'
import { explainMessages } from './explain.messages.ts'

export type LedgerWords = { biz: (biz: string) => string; account: (account: string) => string }

export function useLedgerWords(): LedgerWords {
  const t = useMessages(explainMessages)
  const orders = useOrderWords()
  const table: Readonly<Record<string, unknown>> = t
  const text = (key: string, otherwise: string): string => {
    const found = table[key]
    return typeof found === 'string' ? found : otherwise
  }
  return {
    biz: (biz) => text(biz, biz),
    account: (account) => {
      const [group, enName] = account.split('.')
      if (enName !== undefined && group === 'venue') return t.venue({ name: orders.method(enName) })
      if (enName !== undefined && group === 'venueOpen') return t.venueOpen({ name: orders.method(enName) })
      return text(`account_${account}`, account)
    },
  }
}
