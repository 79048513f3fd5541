/**
 * Where nothing floats or pops up: help, login, venue frames, and the pages for which a remote says so: money forms, records (the bubble would
 * cover their amounts), identity, safer play (screens.md G11, G12).
 */
import type { FoundPage } from '@lantern/contract/remote-page'
import { shellFrameOf } from '@lantern/contract/routes'
import type { PromotionPlace } from '@lantern/platform'

const QUIET = [
  '/help',
  '/user',
  '/registerGuide',
  '/customer',
  '/other',
  // Help has links up to its edge; the demo has no chat.
  '/search',
  '/demo',
]

/** @param page the remote's metadata of its page at this path */
export function showsFloating(path: string, page: FoundPage | null): boolean {
  if ((shellFrameOf(path) ?? page?.frame) === 'bare' || page?.quiet) return false
  return !QUIET.some((prefix) => path.startsWith(prefix))
}

/** Whether a page is a venue's frame: of a remote's pages only those have no frame of the site. */
export function hasVenue(page: FoundPage | null): boolean {
  return page?.frame === 'bare'
}

const MONEY = /^\/mine\/(?:finance|add|balance)/
const SLIP = /^\/game\/(?:sport|gaming)(?:\/|$)/

/** Where the member is for the arbiter of promotions. @param hasPanel the chat is open over the page */
export function promotionPlace(path: string, page: FoundPage | null, hasPanel: boolean): PromotionPlace {
  if ((shellFrameOf(path) ?? page?.frame) === 'bare') return 'venue'
  if (MONEY.test(path)) return 'money'
  if (SLIP.test(path)) return 'slip'
  return hasPanel || !showsFloating(path, page) ? 'page' : 'free'
}
