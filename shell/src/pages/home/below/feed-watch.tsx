import { pageFeed } from '@lantern/contract/pages'
import { call, writeStored } from '@lantern/platform'
import { useEffect } from 'react'
import { orderOf } from '../parts/home-order.rules.ts'

/** Keeps the order that the feed gives for the next visit. Draws nothing; without a feed the page keeps the order it has. */
export function FeedWatch(): null {
  useEffect(() => {
    const gone = new AbortController()
    call(pageFeed, { page: 'home' }, { signal: gone.signal }).then(
      ({ blocks }) => writeStored('homeOrder', orderOf(blocks)),
      () => undefined,
    )
    return () => gone.abort()
  }, [])
  return null
}
