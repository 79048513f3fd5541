/** Where nothing floats and nothing pops up: money forms, records (their amounts stand where the bubble would), identity, help, login, venue frames, safer-play pages (screens.md G11, G12). */
import { frameKindOf } from '@lantern/contract/routes'

const QUIET = [
  '/mine/finance',
  '/mine/record',
  '/mine/userInfo',
  '/mine/safer',
  '/mine/security',
  '/mine/add',
  '/help',
  '/user',
  '/registerGuide',
  '/customer',
  '/other',
  // A list of links to its edge; a demo has no chat to open.
  '/search',
  '/demo',
]

export function showsFloating(path: string): boolean {
  return frameKindOf(path) !== 'bare' && !QUIET.some((prefix) => path.startsWith(prefix))
}
