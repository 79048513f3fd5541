/** Labels for kinds, methods and states of orders. */
import type { TransRow } from '@lantern/contract/records'
import { useMessages } from '@lantern/i18n'
import { useQuery } from '@tanstack/react-query'
import { walletQuery } from './money.api.ts'
import { orderStateMessages } from './order-state.messages.ts'

/** Venue names change rarely. */
const NAMES_STALE_MS = 10 * 60_000
const HAS_STATES: ReadonlySet<string> = new Set(['deposit', 'withdraw', 'transfer'])

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

export function useOrderWords(): OrderWords {
  const t = useMessages(orderStateMessages)
  const table: Readonly<Record<string, unknown>> = t
  const { data: wallet } = useQuery({ ...walletQuery(), staleTime: NAMES_STALE_MS })
  const text = (key: string, otherwise: string): string => {
    const found = table[key]
    return typeof found === 'string' ? found : otherwise
  }
  const unknownState = (state: number): string => t.unknownState({ n: String(state) })
  const type = (kind: string) => text(`type${kind.charAt(0).toUpperCase()}${kind.slice(1)}`, kind)
  const method = (code: string) => wallet?.venues.find(({ enName }) => enName === code)?.name ?? text(code, code)
  return {
    type,
    // Only these have states of their own; the other kinds are posted at once.
    state: (kind, state) => text(`${kind}${state}`, HAS_STATES.has(kind) ? unknownState(state) : t.done),
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
