/** Allowed link targets of ads and notices: existing pages of this site. No URL from the server is followed unless it is one (design.md "The wire"). */
import type { Motif } from '@lantern/ui'
import { frameAt } from '../host/navigation/site-pages.ts'

/** The path if allowed, else null. */
export function jumpOf(jump: string): string | null {
  if (!jump.startsWith('/') || jump.startsWith('//')) return null
  const path = jump.split(/[?#]/)[0] ?? jump
  return frameAt(path) === null ? null : jump
}

const MOTIFS: readonly (readonly [string, Motif])[] = [
  ['/game/realbet', 'live'],
  ['/game/gaming', 'esports'],
  ['/game/egame', 'slots'],
  ['/game/chess', 'cards'],
  ['/game/lottery', 'lottery'],
  ['/game/fishing', 'fishing'],
  ['/game/sport', 'sport'],
  ['/activity', 'lottery'],
  ['/mine', 'cards'],
]

/** Picture for a target that has none. */
export function motifOf(jump: string): Motif {
  return MOTIFS.find(([prefix]) => jump.startsWith(prefix))?.[1] ?? 'live'
}
