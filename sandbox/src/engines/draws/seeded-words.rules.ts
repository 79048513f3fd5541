/** 32-bit words from a text, for data that is generated once (not for rounds: those are drawn from committed seeds). */
const SEED = 0x811c9dc5
const PRIME = 0x01000193
const STEP = 0x6d2b79f5

/** Mulberry32 seeded by FNV-1a of the text. */
export function wordsOf(text: string): () => number {
  let state = SEED
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), PRIME)
  return () => {
    state = (state + STEP) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return (word ^ (word >>> 14)) >>> 0
  }
}
