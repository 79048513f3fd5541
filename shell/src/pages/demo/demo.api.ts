import * as CODE from '@lantern/contract/code'
import { type DemoState, demoLaunch, demoReset, demoStart, demoState } from '@lantern/contract/demo'
import { VENUE_STATUS, venueList } from '@lantern/contract/games'
import { stationAdList } from '@lantern/contract/site'
import { call, isBusinessError, queryClient } from '@lantern/platform'
import { useQuery } from '@tanstack/react-query'
import { type Demo, keepDemo } from './demo-token.ts'

/** Bets settle within seconds; the lobby refreshes at this interval. */
const POLL_MS = 10_000
/** The sandbox's code for an expired demo. */
const DEMO_OVER = CODE.ORDER_EXPIRED

const stateKey = (demo: Demo) => ['demo', 'state', demo.token]

export function useDemo(demo: Demo) {
  return useQuery({
    queryKey: stateKey(demo),
    queryFn: ({ signal }) => call(demoState, {}, { bearer: demo.token, signal }),
    refetchInterval: POLL_MS,
    retry: (count, error) => !isDemoOver(error) && count < 2,
  })
}

/** Venues that allow a demo; those that are not open come last. */
export function useDemoVenues() {
  return useQuery({
    queryKey: ['demo', 'venues'],
    queryFn: async ({ signal }) => {
      const { list } = await call(venueList, {}, { signal })
      const demos = list.filter((venue) => venue.demo && venue.status !== VENUE_STATUS.closed)
      return demos.sort((one, other) => one.status - other.status)
    },
  })
}

/** The picture of the site's first sports banner, as home shows it; '' where the site has none, and a failure keeps the generated one. */
export function useDemoPicture() {
  return useQuery({
    queryKey: ['demo', 'picture'],
    queryFn: async ({ signal }) => {
      const { list } = await call(stationAdList, {}, { signal })
      const banners = list.filter((ad) => ad.slot === 'home_hero' && ad.jump.startsWith('/game/sport'))
      return banners.sort((one, other) => one.sort - other.sort)[0]?.image ?? ''
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Starts a demo. @throws LanternError 712002 / 712003 for members on a break or excluded */
export async function startDemo(): Promise<Demo> {
  const { demoToken, ...state } = await call(demoStart, { ageOk: true })
  const demo = { token: demoToken, expireAt: state.expireAt }
  keepDemo(demo)
  tell(demo, state)
  return demo
}

export async function resetDemo(demo: Demo): Promise<void> {
  tell(demo, await call(demoReset, {}, { bearer: demo.token }))
}

/** @returns the address of the venue with its one-time code */
export async function openDemoVenue(demo: Demo, enName: string): Promise<string> {
  return (await call(demoLaunch, { enName }, { bearer: demo.token })).url
}

export function refreshDemo(demo: Demo): void {
  void queryClient.invalidateQueries({ queryKey: stateKey(demo) })
}

export function isDemoOver(error: unknown): boolean {
  return isBusinessError(error) && error.code === DEMO_OVER
}

function tell(demo: Demo, state: DemoState): void {
  queryClient.setQueryData(stateKey(demo), state)
}
