/**
 * Where nothing floats or pops up: help, login, venue frames, and the pages for which a remote says so: money forms, records (the bubble would
 * cover their amounts), identity, safer play (screens.md G11, G12).
 */
import type { FoundPage } from '@lantern/contract/remote-page'
import { shellFrameOf } from '@lantern/contract/routes'

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
