/** The fault matrix as data: resource class, fault, frequency, and the expected result. */

const FAULTS = ['404', '500', 'reset', 'hang', 'slow', 'html', 'truncated', 'flipped'] as const
export type FaultKind = (typeof FAULTS)[number]
const CLASSES = ['discovery', 'manifest', 'entry', 'chunk', 'shared'] as const
export type ResourceClass = (typeof CLASSES)[number]
const OFTEN = ['once', 'always'] as const
export type HowOften = (typeof OFTEN)[number]

export type Cell = { readonly of: ResourceClass; readonly fault: FaultKind; readonly often: HowOften }
/** `newest`: the newest version. `last-good`: the version before. `panel`: the error panel with a retry. */
export type Seen = 'newest' | 'last-good' | 'panel'

export const CELLS: readonly Cell[] = CLASSES.flatMap((of) =>
  FAULTS.flatMap((fault) => OFTEN.map((often) => ({ of, fault, often }))),
)

export function titleOf({ of, fault, often }: Cell): string {
  return `${of}, ${fault}, ${often}: ${WORDS[seenOf({ of, fault, often })]}`
}

/** Expected result of a cell. */
export function seenOf({ of, fault, often }: Cell): Seen {
  // Slow responses still arrive, and a single failure is retried.
  if (fault === 'slow' || often === 'once') return 'newest'
  // Without the shared runtime no build loads. Every other class belongs to one build or has a copy on the device.
  return of === 'shared' ? 'panel' : 'last-good'
}

/** How often the faulty file ran: never if it was corrupted or abandoned. */
export function runsOf({ fault, often }: Cell): 0 | 1 {
  return fault === 'slow' || often === 'once' ? 1 : 0
}

/** A seeded sample of the matrix that covers every class and fault, both once and always. */
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
