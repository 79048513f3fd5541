import { pageFeed } from '@lantern/contract/pages'
import { call, writeStored } from '@lantern/platform'
import { useEffect } from 'react'
import { orderOf } from '../parts/home-order.rules.ts'

/** Stores the block order of the feed for the next visit. Renders nothing; without a feed the current order remains. */
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
