/**
 * Where nothing floats and nothing pops up: help, login, venue frames, and pages of remotes that say so: money forms, records (their amounts stand where
 * the bubble would), identity, safer play (screens.md G11, G12).
 */
import type { FoundPage } from '@lantern/contract/remote-page'
import { shellFrameOf } from '@lantern/contract/routes'

const QUIET = [
  '/help',
  '/user',
  '/registerGuide',
  '/customer',
  '/other',
  // A list of links to its edge; a demo has no chat to open.
  '/search',
  '/demo',
]

/** @param page what a remote says of its page at this path */
export function showsFloating(path: string, page: FoundPage | null): boolean {
  if ((shellFrameOf(path) ?? page?.frame) === 'bare' || page?.quiet) return false
  return !QUIET.some((prefix) => path.startsWith(prefix))
}
