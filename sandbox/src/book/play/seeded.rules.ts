/** Stateless randomness: every draw is a pure function of a seed and indexes, so matches can be evaluated at any time. */

/** 32-bit hash of a text (FNV-1a, then murmur's finaliser). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return finalise(hash)
}

/** A number in [0, 1) for a seed and up to two indexes; equal arguments give equal numbers on every machine. */
export function uniform(seed: number, index: number, lane = 0): number {
  const mixed = finalise(
    Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(lane + 1, 0xc2b2ae35),
  )
  return mixed / 0x1_0000_0000
}

/** An integer in [0, below). */
export function pickIndex(seed: number, index: number, below: number, lane = 0): number {
  return Math.floor(uniform(seed, index, lane) * below)
}

/** A copy in an order decided by the seed (Fisher-Yates). */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const copy = [...list]
  for (let at = copy.length - 1; at > 0; at -= 1) {
    const other = pickIndex(seed, at, at + 1, 7)
    const kept = copy[at] as T
    copy[at] = copy[other] as T
    copy[other] = kept
  }
  return copy
}

function finalise(value: number): number {
  let hash = value | 0
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  hash ^= hash >>> 16
  return hash >>> 0
}
