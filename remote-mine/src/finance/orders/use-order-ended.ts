import { emit } from '@lantern/platform'
import { useEffect, useRef } from 'react'
import { isOrderOpen } from '../../parts/order-state.rules.ts'

/** Tells the page that money moved when an order ends while it is looked at. */
export function useOrderEnded(type: 'deposit' | 'withdraw', state: number): void {
  const before = useRef(state)
  useEffect(() => {
    const reason = type === 'withdraw' ? 'withdrawal' : type
    if (before.current !== state && !isOrderOpen(type, state)) emit('money:changed', { reason })
    before.current = state
  }, [type, state])
}
