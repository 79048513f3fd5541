/** Labels for the purpose and account of a posting; an unknown code is shown unchanged. */
import type { LedgerRow } from '@lantern/contract/ledger'
import { useMessages } from '@lantern/i18n'
import { useOrderWords } from '../use-order-words.ts'
import { explainMessages } from './explain.messages.ts'

export type LedgerWords = { biz: (biz: string) => string; account: (account: string) => string }
type EntryWords = LedgerWords & {
  /** The purpose with its venue, so that entries of one kind differ. @param name of a venue without a wallet of its own */
  title: (entry: Pick<LedgerRow, 'biz' | 'venue' | 'amount'>, name?: string) => string
}

export function useLedgerWords(): EntryWords {
  const t = useMessages(explainMessages)
  const orders = useOrderWords()
  const table: Readonly<Record<string, unknown>> = t
  const text = (key: string, otherwise: string): string => {
    const found = table[key]
    return typeof found === 'string' ? found : otherwise
  }
  return {
    biz: (biz) => text(biz, biz),
    title: ({ biz, venue, amount }, name) => {
      if (venue === '') return text(biz, biz)
      if (biz === 'TRANSFER_OUT' || biz === 'TRANSFER_IN')
        return orders.title({ type: 'transfer', method: venue, amount })
      return `${text(biz, biz)} · ${name ?? orders.method(venue)}`
    },
    account: (account) => {
      const [group, enName] = account.split('.')
      if (enName !== undefined && group === 'venue') return t.venue({ name: orders.method(enName) })
      if (enName !== undefined && group === 'venueOpen') return t.venueOpen({ name: orders.method(enName) })
      return text(`account_${account}`, account)
    },
  }
}
