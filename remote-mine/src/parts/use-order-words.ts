/** Labels for kinds, methods and states of orders. */
import type { TransRow } from '@lantern/contract/records'
import { useMessages } from '@lantern/i18n'
import { useQuery } from '@tanstack/react-query'
import { walletQuery } from './money.api.ts'
import { orderStateMessages } from './order-state.messages.ts'

/** Venue names change rarely. */
const NAMES_STALE_MS = 10 * 60_000

export type OrderWords = {
  type: (type: string) => string
  state: (type: string, state: number) => string
  /** A state that this version does not know, by its number. */
  unknownState: (state: number) => string
  /** Name of a deposit method or venue; an unknown code is shown unchanged. */
  method: (method: string) => string
  /** Title of a transaction. */
  title: (row: Pick<TransRow, 'type' | 'method' | 'amount'>) => string
}

/** Texts by a code that the server may extend. */
type Words<Text = string> = { readonly [code: string]: Text | undefined }

export function useOrderWords(): OrderWords {
  const t = useMessages(orderStateMessages)
  const states: Words<Words> = { deposit: t.deposit, withdraw: t.withdraw, transfer: t.transfer }
  const types: Words = t.types
  const methods: Words = t.methods
  const { data: wallet } = useQuery({ ...walletQuery(), staleTime: NAMES_STALE_MS })
  const unknownState = (state: number): string => t.unknownState({ n: String(state) })
  const type = (kind: string) => entry(types, kind) ?? kind
  const method = (code: string) =>
    wallet?.venues.find(({ enName }) => enName === code)?.name ?? entry(methods, code) ?? code
  return {
    type,
    // Only these have states of their own; the other kinds are posted at once.
    state: (kind, state) => {
      const names = entry(states, kind)
      return names === undefined ? t.done : (entry(names, String(state)) ?? unknownState(state))
    },
    unknownState,
    method,
    title: (row) => {
      if (row.type === 'transfer') {
        const venue = method(row.method)
        return row.amount.startsWith('-') ? t.transferIn({ venue }) : t.transferBack({ venue })
      }
      const isOrder = row.type === 'deposit' || row.type === 'withdraw'
      return isOrder && row.method !== '' ? `${type(row.type)} · ${method(row.method)}` : type(row.type)
    },
  }
}

/** Undefined for a code of no entry, also for names of `Object.prototype`. */
function entry<Text>(words: Words<Text>, code: string): Text | undefined {
  return Object.hasOwn(words, code) ? words[code] : undefined
}
