import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { takeParameters } from './intake.ts'

/** Takes codes on any page (G18), also from links inside the site long after the page was loaded. */
export function useIntake(): void {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const rest = takeParameters(search)
    if (rest !== search) void navigate({ pathname, search: rest, hash }, { replace: true, state })
  }, [navigate, pathname, search, hash, state])
}
