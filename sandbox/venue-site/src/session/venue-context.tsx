/** Context of the page: the caller for requests, messages to the site, and the handler of an expired session. */

import type { VenueMessage } from '@lantern/contract/games'
import { createContext, use } from 'react'
import type { Caller } from './venue-request.ts'

export type VenueContextValue = {
  caller: Caller
  tell: (message: VenueMessage) => void
  onExpired: (code: string) => void
}

export const VenueContext = createContext<VenueContextValue | null>(null)

export function useVenue(): VenueContextValue {
  const value = use(VenueContext)
  if (!value) throw new Error('useVenue is used inside VenueContext')
  return value
}
