/** Seeded random numbers, so that a failed walk can be reproduced (mulberry32; 32 bits of state suffice here). */
export type Random = {
  /** In [0, 1). */
  next(): number
  /** An integer in [0, below). */
  below(below: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to pick from')
      return items[below(items.length)] as (typeof items)[number]
    },
  }
}
