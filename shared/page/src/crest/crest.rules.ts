/** The shape and colours of a generated crest: the same name always gives the same one. */

export type CrestShape = {
  /** Index into the plates. */
  plate: number
  /** Index into the patterns. */
  pattern: number
  /** Hues of plate and pattern, degrees. */
  hue: number
  second: number
}

const PLATES = 5
const PATTERNS = 6

/** @param name English name of a club or player, which does not depend on the language */
export function crestOf(name: string): CrestShape {
  // FNV-1a.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  const hue = (hash >>> 4) % 360
  return {
    plate: hash % PLATES,
    pattern: (hash >>> 8) % PATTERNS,
    hue,
    second: (hue + 90 + ((hash >>> 16) % 180)) % 360,
  }
}
