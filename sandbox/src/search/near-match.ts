/** Finds names in spite of typos: another character of the same sound, or letters that are wrong, missing, swapped or too many. */
import { pinyin } from 'pinyin-pro'
import { normalised } from './name-match.ts'

/** Shorter queries are near to too much. */
const MIN_LETTERS = 4
const MIN_HAN = 2
/** From this length two slips are forgiven. */
const LONG = 8

/**
 * How far a name is from a query, 0 for one of the same sound.
 * @param query normalised
 * @returns null when it is too far
 */
export function distanceOf(names: readonly string[], query: string): number | null {
  const spoken = /^\p{Script=Han}+$/u.test(query) ? (query.length < MIN_HAN ? null : soundOf(query)) : query
  if (spoken === null || spoken.length < MIN_LETTERS || !/^[a-z0-9]+$/.test(spoken)) return null
  const most = spoken.length < LONG ? 1 : 2
  const near = names
    .flatMap(spellingsOf)
    .map((spelling) => slipsAtStart(spoken, spelling))
    .filter((slips) => slips <= most)
  return near.length === 0 ? null : Math.min(...near)
}

/** Names recur in every query; their sound is the costly part. */
const KEPT_NAMES = 5_000
const spellings = new Map<string, readonly string[]>()

function spellingsOf(name: string): readonly string[] {
  const known = spellings.get(name)
  if (known) return known
  if (spellings.size >= KEPT_NAMES) spellings.clear()
  const made = spelled(name)
  spellings.set(name, made)
  return made
}

/** What a name begins with, read from each of its words. */
function spelled(name: string): string[] {
  if (/\p{Script=Han}/u.test(name)) return [soundOf(name)]
  const words = name.split(/\s+/)
  return words.map((_, from) => normalised(words.slice(from).join('')))
}

function soundOf(text: string): string {
  return normalised(pinyin(text, { toneType: 'none', type: 'array', v: true }).join(''))
}

/** The fewest slips that turn a query into the beginning of a name: letters wrong, missing, too many or swapped with the next. */
function slipsAtStart(query: string, name: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let row = 1; row <= query.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= name.length; at += 1) {
      const isSame = query[row - 1] === name[at - 1]
      const replaced = (last[at - 1] ?? 0) + (isSame ? 0 : 1)
      const dropped = (last[at] ?? 0) + 1
      const added = (current[at - 1] ?? 0) + 1
      const isSwapped = row > 1 && at > 1 && query[row - 1] === name[at - 2] && query[row - 2] === name[at - 1]
      const swapped = isSwapped ? (beforeLast[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(replaced, dropped, added, swapped))
    }
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}
