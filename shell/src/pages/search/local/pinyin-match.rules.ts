/** Matches letters against a name's pinyin: in full, by initials, or mixed. */

/**
 * Where the letters match.
 * @param pinyin syllables with spaces between, as in `cun kuan`
 * @param letters lower case without spaces: `ck`, `cunk`, `cunkuan`, `kuan`
 * @returns index of the first matching syllable, null when none matches
 */
export function pinyinMatchAt(pinyin: string, letters: string): number | null {
  const syllables = pinyin.split(' ')
  for (let at = 0; at < syllables.length; at += 1) if (fits(syllables, at, letters)) return at
  return null
}

/** Each syllable may contribute any prefix, at least its initial. */
function fits(syllables: readonly string[], at: number, letters: string): boolean {
  if (letters === '') return true
  const syllable = syllables[at]
  if (syllable === undefined) return false
  for (let taken = Math.min(syllable.length, letters.length); taken > 0; taken -= 1) {
    if (syllable.startsWith(letters.slice(0, taken)) && fits(syllables, at + 1, letters.slice(taken))) return true
  }
  return false
}
