/** Suggestions for an unknown path (screens.md 3, /404). Pure. */

/** Maximum edit distance for a path of this length: `account` for `acount` is one. */
const LETTERS_PER_SLIP = 6
const MOST_SLIPS = 3
const MOST_GUESSES = 3

/** Known paths with similar spelling, best match first. Case is ignored: addresses are typed by hand. */
export function guessPaths(path: string, known: readonly string[]): string[] {
  const asked = plain(path)
  const most = Math.min(MOST_SLIPS, Math.max(1, Math.floor(asked.length / LETTERS_PER_SLIP)))
  return known
    .map((candidate) => ({ candidate, slips: editDistance(asked, plain(candidate)) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, MOST_GUESSES)
    .map(({ candidate }) => candidate)
}

/** The words of a path as a search query: `/activity/lucky-flip2` → `activity lucky flip2`. */
export function wordsOf(path: string): string {
  return decoded(path)
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, 40)
}

/** Edit distance: insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let slips = Math.min(
        (next[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwap) slips = Math.min(slips, (beforeLast[column - 2] ?? 0) + 1)
      next.push(slips)
    }
    beforeLast = last
    last = next
  }
  return last[other.length] ?? 0
}

function plain(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/[-_\s]/g, '')
    .replace(/\/+$/, '')
}

/** A typed address may contain an invalid percent-encoding. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
