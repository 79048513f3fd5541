/** A small deterministic generator: the same seed always draws the same picture (FNV-1a, then mulberry32). */
export type Draw = {
  /** A number in [from, to), with two decimals. */
  between: (from: number, to: number) => number
  /** A whole number in [0, count). */
  pick: (count: number) => number
  /** One of the list. */
  one: <T>(list: readonly [T, ...T[]]) => T
}

export function drawFrom(seed: string): Draw {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const pick = (count: number) => Math.floor(next() * count)
  return {
    between: (from, to) => Math.round((from + next() * (to - from)) * 100) / 100,
    pick,
    one: (list) => list[pick(list.length)] ?? list[0],
  }
}
