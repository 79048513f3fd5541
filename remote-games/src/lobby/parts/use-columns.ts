import { useSyncExternalStore } from 'react'
import type { Lobby } from './lobbies.ts'

/** Where the stage is wide enough for twice the covers in a row. */
const WIDE = '(min-width: 1280px)'

/** Covers in a row of the lobby's grid. */
export function useColumns({ columns }: Pick<Lobby, 'columns'>): number {
  const isWide = useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(WIDE)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
  )
  return isWide ? columns * 2 : columns
}
