/** Breadcrumbs: the last events of the page, for the report behind a support code. They name no member. */
import type { Breadcrumb } from '@lantern/contract/federation'

const LENGTH = 20
const MAX_TEXT = 80

type Noted = { at: number; kind: Breadcrumb['kind']; what: string }
let noted: Noted[] = []

/**
 * Records an event. Repeating the last one only updates its time: a failing poll must not push out earlier events.
 * @param what product names only: a route's pattern, a code with its endpoint, a remote's state
 */
export function noteEvent(kind: Breadcrumb['kind'], what: string): void {
  const text = what.split('?')[0]?.slice(0, MAX_TEXT) ?? ''
  const last = noted.at(-1)
  if (last?.kind === kind && last.what === text) last.at = performance.now()
  else noted = [...noted.slice(1 - LENGTH), { at: performance.now(), kind, what: text }]
}

/** Oldest first; `ms` before now. */
export function readBreadcrumbs(): Breadcrumb[] {
  const nowMs = performance.now()
  return noted.map(({ at, kind, what }) => ({ ms: Math.round(nowMs - at), kind, what }))
}
