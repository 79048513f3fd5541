import { useSyncExternalStore } from 'react'
import type { Lobby } from './lobbies.ts'

/** Width at which twice as many covers fit in a row. */
const WIDE = '(min-width: 1280px)'

/** Covers per row of the lobby's grid. */
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
