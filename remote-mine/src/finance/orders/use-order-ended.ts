import { emit } from '@lantern/platform'
import { useEffect, useRef } from 'react'
import { isOrderOpen } from '../../parts/order-state.rules.ts'

/** Emits `money:changed` when an order ends while its page is open. */
export function useOrderEnded(type: 'deposit' | 'withdraw', state: number): void {
  const before = useRef(state)
  useEffect(() => {
    const reason = type === 'withdraw' ? 'withdrawal' : type
    if (before.current !== state && !isOrderOpen(type, state)) emit('money:changed', { reason })
    before.current = state
  }, [type, state])
}
