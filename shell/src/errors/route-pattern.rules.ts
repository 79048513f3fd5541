/** How a path is named in a report: as the route table spells it, never with what a member's address may hold. Pure. */
import { isKnownPath } from '@lantern/contract/routes'

const PARTS = ['/mine', '/game', '/activity', '/agent', '/help', '/user', '/other', '/customer', '/sponsor']

/** The path itself when it is a route, else the part of the site with an ellipsis. */
export function routePattern(path: string): string {
  const plain = path.split(/[?#]/)[0] ?? ''
  if (isKnownPath(plain, [])) return plain
  const part = PARTS.find((prefix) => plain === prefix || plain.startsWith(`${prefix}/`))
  return `${part ?? ''}/…`
}
