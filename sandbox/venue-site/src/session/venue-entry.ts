/**
 * The page gets its token by a one-time code in the fragment, exchanged once. The entry is kept in memory, and in this tab's storage where the
 * browser allows it; with third-party storage blocked, the entry lasts as long as the document.
 */
import { venueSession } from '@lantern/contract/venue'
import * as v from 'valibot'
import type { VenueLocale } from '../venue-site.messages.ts'
import { request } from './venue-request.ts'

const entrySchema = v.object({
  token: v.string(),
  venue: v.string(),
  parentOrigin: v.string(),
  /** The code that was exchanged: a reloaded frame presents the same one again. */
  code: v.string(),
})
export type VenueEntry = v.InferOutput<typeof entrySchema>

const KEY = 'venue-entry'

/** Removes the code from the URL at once, so that it does not stay in the history. */
export function takeCode(): string {
  const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? ''
  if (code) history.replaceState(null, '', location.pathname + location.search)
  return code
}

/** @throws VenueRequestError when the code is refused or no answer arrives; never because of storage */
export async function exchange(code: string, locale: VenueLocale): Promise<VenueEntry> {
  const answer = await request(venueSession, { code }, { token: '', venue: '', locale })
  const entry = { token: answer.token, venue: answer.enName, parentOrigin: answer.parentOrigin, code }
  tabStorage((storage) => storage.setItem(KEY, JSON.stringify(entry)))
  return entry
}

/** The entry stored by an earlier document of this tab; null without one, for another venue, or if storage is denied. */
export function storedEntry(venue: string): VenueEntry | null {
  const text = tabStorage((storage) => storage.getItem(KEY))
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), entrySchema), text)
  if (!parsed.success) return null
  return !venue || parsed.output.venue === venue ? parsed.output : null
}

export function forgetEntry(): void {
  tabStorage((storage) => storage.removeItem(KEY))
}

/** Accessing `sessionStorage` throws if storage is denied. */
function tabStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}
