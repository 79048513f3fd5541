import type { HomeBlock } from '@lantern/contract/home-blocks'
import { readStored } from '@lantern/platform'
import { useState } from 'react'
import { array, string } from 'valibot'
import { orderOf } from './parts/home-order.rules.ts'

const stored = array(string())

/**
 * The order of the last feed. A new one (feed-watch.tsx) applies from the next visit: blocks that move while the member taps are worse than
 * yesterday's order.
 */
export function useHomeOrder(): readonly HomeBlock[] {
  const [order] = useState(() => orderOf((readStored('homeOrder', stored) ?? []).map((type, sort) => ({ type, sort }))))
  return order
}
