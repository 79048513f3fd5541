/** The venue whose frame is open, or minimised while the member looks at other pages of games. There is one at a time. */
import type { FramePath } from '@lantern/contract/games'
import { getSession } from '@lantern/platform'
import { type ComponentType, useSyncExternalStore } from 'react'
import type { StoredParams } from './venue-params.rules.ts'

export type KeptFrameProps = { readonly path: FramePath; readonly params: StoredParams }

export type KeptVenue = {
  readonly path: FramePath
  /** Params of the launch that opened it. The frame may have been relaunched since. */
  readonly params: StoredParams
  /** Component of the frame, full size and minimised; loaded with the page that opened it. */
  readonly Frame: ComponentType<KeptFrameProps>
  /** Called when its member has gone to a page outside of games. */
  readonly onLeft: (path: FramePath) => void
  /** Different for each opening, so that the next one gets a new frame. */
  readonly id: number
}

let kept: KeptVenue | null = null
let openings = 0
const listeners = new Set<() => void>()

function set(next: KeptVenue | null): void {
  if (next === kept) return
  kept = next
  for (const listener of [...listeners]) listener()
}

/** Opens a venue's frame in place of another one; a frame that is already open stays unchanged. */
export function keepVenue(venue: Omit<KeptVenue, 'id'>): void {
  if (kept?.path === venue.path) return
  openings += 1
  set({ ...venue, id: openings })
}

/** Closes the frame: the member left it, launched another venue, or signed out. */
export function dropVenue(): void {
  set(null)
}

/** The frame reports from now on where its money is, so leaving the pages of games reports nothing. */
export function settleVenue(): void {
  if (kept) set({ ...kept, onLeft: () => undefined })
}

/** Ends the frame because the member leaves the pages of games. */
export function leaveVenue(): void {
  const left = kept
  dropVenue()
  if (left && getSession().kind === 'member') left.onLeft(left.path)
}

export function useKeptVenue(): KeptVenue | null {
  return useSyncExternalStore(subscribe, () => kept)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
