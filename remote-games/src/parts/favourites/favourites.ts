/** Favourites: a member's are on the server; a visitor's are on this device and added to the member's at the first read after login. */
import { type Favourite, favouriteList, favouriteSave } from '@lantern/contract/favourites'
import {
  call,
  isSessionError,
  memberMessage,
  queryClient,
  showToast,
  stillSignedIn,
  useSession,
} from '@lantern/platform'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Favourites } from './favourites.rules.ts'
import { forgetKept, isSame, keep, readKept, useKeptFavourites } from './kept-favourites.ts'

const NONE: readonly Favourite[] = []
const KEY = ['games', 'favourites']

export function useFavourites(): Favourites {
  const isMember = useSession().kind === 'member'
  const kept = useKeptFavourites()
  const own = useQuery({ ...favouritesQuery(), enabled: isMember })
  const list = isMember ? (own.data ?? NONE) : kept
  return {
    list,
    has: (kind, id) => list.some((one) => isSame(one, { kind, id })),
    set: (favourite, on) => (isMember ? void save(favourite, on) : keep(favourite, on)),
  }
}

function favouritesQuery() {
  return queryOptions({ queryKey: KEY, queryFn: ({ signal }) => readOwn(signal), staleTime: 60_000 })
}

/** The member's favourites; those of this device are added to them first. */
async function readOwn(signal: AbortSignal): Promise<readonly Favourite[]> {
  const kept = readKept()
  if (kept.length === 0) return (await call(favouriteList, {}, { signal })).list
  const { list } = await call(favouriteSave, { items: [...kept], on: true }, { signal })
  forgetKept()
  // The lists of games contain the stars of the member.
  if (kept.some(({ kind }) => kind === 'game')) void queryClient.invalidateQueries({ queryKey: ['games', 'list'] })
  return list
}

async function save(favourite: Favourite, on: boolean): Promise<void> {
  const isStillHere = stillSignedIn()
  paint(favourite, on)
  try {
    const { list } = await call(favouriteSave, { items: [favourite], on })
    if (isStillHere()) queryClient.setQueryData(KEY, list)
  } catch (error) {
    if (!isStillHere()) return
    paint(favourite, !on)
    if (!isSessionError(error)) showToast({ text: memberMessage(error), kind: 'error' })
  }
}

function paint(favourite: Favourite, on: boolean): void {
  queryClient.setQueryData<readonly Favourite[]>(KEY, (list = NONE) => {
    const others = list.filter((one) => !isSame(one, favourite))
    return on ? [favourite, ...others] : others
  })
}
