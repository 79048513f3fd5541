/** Which tab a path belongs to (G9). */
export type TabKey = 'home' | 'sport' | 'offers' | 'service' | 'me'

const PREFIXES: readonly (readonly [string, TabKey])[] = [
  ['/game', 'sport'],
  ['/activity', 'offers'],
  ['/agent', 'offers'],
  ['/customer', 'service'],
  ['/help', 'service'],
  ['/mine', 'me'],
  ['/user', 'me'],
]

export function tabOf(path: string): TabKey | null {
  if (path === '/' || path === '/demo') return 'home'
  return PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))?.[1] ?? null
}
