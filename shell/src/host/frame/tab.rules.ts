/** Which tab is lit on a page (G9): the shell's own by their paths, those of remotes as they say. */
import type { FoundPage, TabKey } from '@lantern/contract/remote-page'

const PREFIXES: readonly (readonly [string, TabKey])[] = [
  ['/customer', 'service'],
  ['/help', 'service'],
  ['/user', 'me'],
]

/** @param page what a remote says of its page at this path */
export function tabOf(path: string, page: FoundPage | null): TabKey | null {
  if (path === '/' || path === '/demo') return 'home'
  return PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? page?.tab ?? null
}
