/** Words for kinds, methods and states of orders. */
import { useMessages } from '@lantern/i18n'
import { orderStateMessages } from './order-state.messages.ts'

export type OrderWords = {
  type: (type: string) => string
  state: (type: string, state: number) => string
  /** A deposit method or a venue by its code; an unknown code is shown as it is. */
  method: (method: string) => string
}

export function useOrderWords(): OrderWords {
  const t: Readonly<Record<string, string>> = useMessages(orderStateMessages)
  return {
    type: (type) => t[`type${type.charAt(0).toUpperCase()}${type.slice(1)}`] ?? type,
    state: (type, state) => t[`${type}${state}`] ?? t.done ?? '',
    method: (method) => t[method] ?? method,
  }
}
