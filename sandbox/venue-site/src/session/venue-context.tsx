/** What every part of the page needs: who calls, and the way to say that the session is gone. */

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
