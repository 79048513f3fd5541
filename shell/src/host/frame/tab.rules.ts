/** Which tab is active on a page (G9): by path for the shell's pages, by metadata for those of remotes. */
import type { FoundPage, TabKey } from '@lantern/contract/remote-page'

const PREFIXES: readonly (readonly [string, TabKey])[] = [
  ['/customer', 'service'],
  ['/help', 'service'],
  ['/user', 'me'],
]

/** @param page the remote's metadata of its page at this path */
export function tabOf(path: string, page: FoundPage | null): TabKey | null {
  if (path === '/' || path === '/demo') return 'home'
  return PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? page?.tab ?? null
}
