/** The fault matrix as data: what can fail, how, how often, and what a member then sees. Pure. */

const FAULTS = ['404', '500', 'reset', 'hang', 'slow', 'html', 'truncated', 'flipped'] as const
export type FaultKind = (typeof FAULTS)[number]
const CLASSES = ['discovery', 'manifest', 'entry', 'chunk', 'shared'] as const
export type ResourceClass = (typeof CLASSES)[number]
const OFTEN = ['once', 'always'] as const
export type HowOften = (typeof OFTEN)[number]

export type Cell = { readonly of: ResourceClass; readonly fault: FaultKind; readonly often: HowOften }
/** `newest`: the newest version is here. `last-good`: the one before. `panel`: the frame's panel with its retry. */
export type Seen = 'newest' | 'last-good' | 'panel'

export const CELLS: readonly Cell[] = CLASSES.flatMap((of) =>
  FAULTS.flatMap((fault) => OFTEN.map((often) => ({ of, fault, often }))),
)

export function titleOf({ of, fault, often }: Cell): string {
  return `${of}, ${fault}, ${often}: ${WORDS[seenOf({ of, fault, often })]}`
}

/** The rule behind every cell. */
export function seenOf({ of, fault, often }: Cell): Seen {
  // Late is not lost; and whatever fails once is asked for once more.
  if (fault === 'slow' || often === 'once') return 'newest'
  // No build helps where the runtime is missing. Each other class belongs to one build, or has a copy on the device.
  return of === 'shared' ? 'panel' : 'last-good'
}

/** How often the file that failed has run: never when it was not the signed one, or was given up. */
export function runsOf({ fault, often }: Cell): 0 | 1 {
  return fault === 'slow' || often === 'once' ? 1 : 0
}

/** A part of the matrix, drawn by a seed, in which each class and each fault is met, both once and always. */
export function sampleOf(cells: readonly Cell[], seed: number): Cell[] {
  const random = randomOf(seed)
  const order = cells.map((cell) => ({ cell, at: random() })).sort((one, other) => one.at - other.at)
  const met = new Set<string>()
  const picked = order.flatMap(({ cell }) => {
    const keys = [`${cell.of} ${cell.often}`, `${cell.fault} ${cell.often}`]
    const isNew = keys.some((key) => !met.has(key))
    for (const key of keys) met.add(key)
    return isNew ? [cell] : []
  })
  return cells.filter((cell) => picked.includes(cell))
}

const WORDS: Readonly<Record<Seen, string>> = {
  newest: 'the newest version shows',
  'last-good': 'the last good version shows',
  panel: 'the panel shows, the rest works, who comes back is healed',
}

/** mulberry32 */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
