import { type HomeBlock, pageFeed } from '@lantern/contract/pages'
import { call, readStored, writeStored } from '@lantern/platform'
import { useEffect, useState } from 'react'
import { array, string } from 'valibot'
import { whenInteractive } from '../remotes/use-interactive.ts'
import { orderOf } from './home-order.rules.ts'

const stored = array(string())

/**
 * The order of the last feed. A new one is kept for the next visit: blocks that change places under a thumb are worse than an order of
 * yesterday.
 */
export function useHomeOrder(): readonly HomeBlock[] {
  const [order] = useState(() => orderOf((readStored('homeOrder', stored) ?? []).map((type, sort) => ({ type, sort }))))
  useEffect(() => {
    const gone = new AbortController()
    whenInteractive(() => {
      if (gone.signal.aborted) return
      call(pageFeed, { page: 'home' }, { signal: gone.signal }).then(
        ({ blocks }) => writeStored('homeOrder', orderOf(blocks)),
        // Without a feed the page keeps the order it has.
        () => undefined,
      )
    })
    return () => gone.abort()
  }, [])
  return order
}
