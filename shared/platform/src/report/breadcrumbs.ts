/** Breadcrumbs: the last events of the session, across page loads, for the report behind a support code. They name no member. */

import { BREADCRUMBS, type Breadcrumb, breadcrumbSchema } from '@lantern/contract/federation'
import { BREADCRUMBS_KEY } from '@lantern/contract/storage-keys'
import { array, parse } from 'valibot'

const MAX_TEXT = 80

/** `ms`: epoch time of the event. */
let noted: Breadcrumb[] = []

/**
 * Records an event. Repeating the last one only updates its time: a failing poll must not push out earlier events.
 * @param what product names only: a route's pattern, a code with its endpoint, a remote's state
 * @param trace id of the answer's request, as the servers logged it
 */
export function noteEvent(kind: Breadcrumb['kind'], what: string, trace?: string): void {
  const text = what.split('?')[0]?.slice(0, MAX_TEXT) ?? ''
  const entry: Breadcrumb = { ms: nowMs(), kind, what: text, ...(trace && { trace }) }
  const last = noted.at(-1)
  const others = last?.kind === kind && last.what === text ? noted.slice(0, -1) : noted
  noted = [...others.slice(1 - BREADCRUMBS), entry]
}

/** Oldest first; `ms` before now. */
export function readBreadcrumbs(): Breadcrumb[] {
  const now = nowMs()
  return [...keptEvents(), ...noted].slice(-BREADCRUMBS).map((entry) => ({ ...entry, ms: Math.round(now - entry.ms) }))
}

/** Keeps the events for the next page load of this tab; called when the page is left. */
export function keepBreadcrumbs(): void {
  try {
    sessionStorage.setItem(BREADCRUMBS_KEY, JSON.stringify([...keptEvents(), ...noted].slice(-BREADCRUMBS)))
    noted = []
  } catch {
    // Storage is full or denied: the next page begins without events.
  }
}

function keptEvents(): Breadcrumb[] {
  try {
    return parse(array(breadcrumbSchema), JSON.parse(sessionStorage.getItem(BREADCRUMBS_KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** Unlike the site's clock it never jumps within a session. */
function nowMs(): number {
  return performance.timeOrigin + performance.now()
}
