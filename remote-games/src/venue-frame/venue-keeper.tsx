import { useSession } from '@lantern/platform'
import { type ReactNode, useEffect } from 'react'
import { dropVenue, leaveVenue, useKeptVenue } from '../parts/launch/flow/kept-venue.ts'

/**
 * Mounted around all pages of games and contains the frame of the open venue, so that navigation does not end its game. On other pages it ends: a
 * frame that moves to another place of the page gets a new document, and only games may keep one.
 */
export function VenueKeeper({ children }: { children: ReactNode }) {
  const kept = useKeptVenue()
  const isMember = useSession().kind === 'member'
  useEffect(() => {
    if (!isMember) dropVenue()
  }, [isMember])
  useEffect(() => leaveVenue, [])
  return (
    <>
      {children}
      {kept && isMember && <kept.Frame key={kept.id} path={kept.path} params={kept.params} />}
    </>
  )
}
