import { ROUTE } from '@lantern/contract'
import { canonicalVenue, type Venue } from '@lantern/contract/games'
import { useSession } from '@lantern/platform'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

export type LaunchTarget = { target: Venue | null; close: () => void; enter: (venue: Venue) => void }

/** The venue to enter; a visitor logs in first and returns to it. A deep link `?venue=&game=` opens the sheet once (screens.md 4). */
export function useLaunchTarget(venues: readonly Venue[] | undefined): LaunchTarget {
  const [query, setQuery] = useSearchParams()
  const [target, setTarget] = useState<Venue | null>(null)
  const navigate = useNavigate()
  const location = useLocation()
  const isMember = useSession().kind === 'member'
  const isAsked = query.has('game') && isMember
  const asked = isAsked ? venues?.find(({ enName }) => enName === canonicalVenue(query.get('venue') ?? '')) : undefined
  useEffect(() => {
    if (!asked) return
    setTarget(asked)
    const rest = new URLSearchParams(query)
    rest.delete('game')
    rest.delete('venue')
    setQuery(rest, { replace: true, preventScrollReset: true })
  }, [asked, query, setQuery])
  return {
    target,
    close: () => setTarget(null),
    enter(venue: Venue) {
      if (isMember) return setTarget(venue)
      const back = new URLSearchParams(query)
      back.set('venue', venue.enName)
      back.set('game', '')
      void navigate(`${ROUTE.login}?redirect=${encodeURIComponent(`${location.pathname}?${back}`)}`)
    },
  }
}
