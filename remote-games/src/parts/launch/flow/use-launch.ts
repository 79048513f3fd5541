import type { Venue } from '@lantern/contract/games'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { dropVenue } from './kept-venue.ts'
import type { LaunchPlan, LaunchState } from './venue-launch.machine.ts'
import { createLaunchRunner } from './venue-launch.runner.ts'

export type Launch = { state: LaunchState; start: (plan: LaunchPlan) => void; reset: () => void }

/** Runs the launch of one venue while the component is mounted, and navigates to the frame when it is ready. */
export function useLaunch(venue: Venue): Launch {
  const navigate = useNavigate()
  const [runner] = useState(() =>
    createLaunchRunner(venue, (path) => {
      dropVenue()
      void navigate(path)
    }),
  )
  const state = useSyncExternalStore(runner.subscribe, runner.getState)
  useEffect(() => () => runner.reset(), [runner])
  return { state, start: runner.start, reset: runner.reset }
}
