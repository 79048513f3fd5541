/** Where nothing floats or pops up: help, login, support, status pages, and the pages for which a remote says so (screens.md G11, G12). */
import type { FrameKind } from '@lantern/contract/federation'
import type { FoundPage } from '@lantern/contract/remote-page'
import { NOT_FOUND_FRAME, shellFrameOf } from '@lantern/contract/routes'
import type { PromotionPlace } from '@lantern/platform'

const QUIET = [
  '/help',
  '/user',
  '/registerGuide',
  '/customer',
  '/other',
  '/search',
  '/download',
  // It has no chat.
  '/demo',
]
/** Frames that end at a tab bar. The content of a page below them reaches to the lower edge, so a button would lie on it. */
const FLOATING_FRAMES: readonly FrameKind[] = ['home', 'tab']

/** @param page the remote's metadata of its page at this path */
export function showsFloating(path: string, page: FoundPage | null): boolean {
  return !isQuiet(path, page) && FLOATING_FRAMES.includes(frameOf(path, page) ?? NOT_FOUND_FRAME)
}

function isQuiet(path: string, page: FoundPage | null): boolean {
  return frameOf(path, page) === 'bare' || Boolean(page?.quiet) || QUIET.some((prefix) => path.startsWith(prefix))
}

function frameOf(path: string, page: FoundPage | null): FrameKind | undefined {
  return shellFrameOf(path) ?? page?.frame
}

/** Whether a page is a venue's frame: of a remote's pages only those have no frame of the site. */
export function hasVenue(page: FoundPage | null): boolean {
  return page?.frame === 'bare'
}

const MONEY = /^\/mine\/(?:finance|add|balance)/
const SLIP = /^\/game\/(?:sport|gaming)(?:\/|$)/

/** Where the member is for the arbiter of promotions. @param hasPanel the chat is open over the page */
export function promotionPlace(path: string, page: FoundPage | null, hasPanel: boolean): PromotionPlace {
  if (frameOf(path, page) === 'bare') return 'venue'
  if (MONEY.test(path)) return 'money'
  if (SLIP.test(path)) return 'slip'
  return hasPanel || isQuiet(path, page) ? 'page' : 'free'
}
