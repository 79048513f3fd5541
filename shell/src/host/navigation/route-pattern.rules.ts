/** The name of a path in reports: its pattern in the route table, without the values in a member's address. Pure. */
import { plainPath } from '@lantern/contract/page-table'
import { shellFrameOf } from '@lantern/contract/routes'

const PARTS = ['/mine', '/game', '/activity', '/agent', '/help', '/user', '/other', '/customer', '/sponsor']

/** The path itself when it is a route, else its first segment with an ellipsis. */
export function routePattern(path: string, pageAt: (path: string) => { readonly path: string } | null): string {
  const plain = plainPath(path.split(/[?#]/)[0] ?? '')
  if (shellFrameOf(plain) !== null) return plain
  const page = pageAt(plain)
  if (page !== null) return page.path
  const part = PARTS.find((prefix) => plain === prefix || plain.startsWith(`${prefix}/`))
  return `${part ?? ''}/…`
}
