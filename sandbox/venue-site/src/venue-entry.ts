/** How the page gets its token: a one-time code in the fragment, exchanged once; a reload finds the token of this tab. */
import { venueSession } from '@lantern/contract/venue'
import { request } from './venue-request.ts'
import type { VenueLocale } from './venue-site.messages.ts'

export type VenueEntry = {
  token: string
  venue: string
  parentOrigin: string
  /** The code it was traded for: a reloaded frame shows the same one again. */
  code: string
}

const KEY = 'venue-entry'

/** Takes the code out of the address at once, so that it is not left in history. */
export function takeCode(): string {
  const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''
  if (code) history.replaceState(null, '', location.pathname + location.search)
  return code
}

export async function exchange(code: string, locale: VenueLocale): Promise<VenueEntry> {
  const answer = await request(venueSession, { code }, { token: '', venue: '', locale })
  const entry = { token: answer.token, venue: answer.enName, parentOrigin: answer.parentOrigin, code }
  sessionStorage.setItem(KEY, JSON.stringify(entry))
  return entry
}

export function storedEntry(venue: string): VenueEntry | null {
  try {
    const entry = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as VenueEntry | null
    return entry && (!venue || entry.venue === venue) ? entry : null
  } catch {
    return null
  }
}

export function forgetEntry(): void {
  sessionStorage.removeItem(KEY)
}
