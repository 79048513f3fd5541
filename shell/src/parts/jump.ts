/** Where an ad or notice may lead: pages of this site that exist. No URL from the server is followed unless it is one (design.md "The wire"). */
import type { Motif } from '@lantern/ui'
import { frameAt } from '../host/navigation/site-pages.ts'

/** The path when it may be followed, else null. */
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

/** Picture for a target without one of its own. */
export function motifOf(jump: string): Motif {
  return MOTIFS.find(([prefix]) => jump.startsWith(prefix))?.[1] ?? 'live'
}
