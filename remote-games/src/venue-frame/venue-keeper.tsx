import { useSession } from '@lantern/platform'
import { type ReactNode, useEffect } from 'react'
import { dropVenue, useKeptVenue } from '../parts/launch/flow/kept-venue.ts'

/** Around all pages of games: the frame of the open venue lives here, so that a page before a minimised venue does not end its game. */
export function VenueKeeper({ children }: { children: ReactNode }) {
  const kept = useKeptVenue()
  const isMember = useSession().kind === 'member'
  useEffect(() => {
    if (!isMember) dropVenue()
  }, [isMember])
  useEffect(() => dropVenue, [])
  return (
    <>
      {children}
      {kept && isMember && <kept.Frame key={kept.id} path={kept.path} params={kept.params} />}
    </>
  )
}
