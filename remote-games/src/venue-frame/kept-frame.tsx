import { type Category, FRAME_VENUES } from '@lantern/contract/games'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { venuesQuery } from '../parts/games.api.ts'
import type { KeptFrameProps } from '../parts/launch/flow/kept-venue.ts'
import { useName } from '../parts/named.ts'
import { OpenVenue } from './open-venue.tsx'

/** The open venue: full size on its page, minimised on others. */
export function KeptFrame({ path, params }: KeptFrameProps) {
  const name = useName()
  const { pathname } = useLocation()
  const code = FRAME_VENUES[path]
  const category = path.split('/')[0] as Category
  const venues = useQuery(venuesQuery(category))
  const venue = venues.data?.find((candidate) => candidate.enName === code)
  return (
    <OpenVenue
      code={code}
      params={params}
      page={`/game/${path}`}
      lobby={`/game/${category}`}
      isShown={pathname === `/game/${path}`}
      venueName={venue ? name(venue.name) : code}
      venue={venue}
    />
  )
}
