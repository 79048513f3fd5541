/** Makes the sheet of a title from its code: strips and pays of its own, with a return to player as close to its target as whole coins allow. */
import { drawsFrom, shuffle } from '../draws/draws.rules.ts'
import { wordsOf } from '../draws/seeded-words.rules.ts'
import { chancesOf, type RunChances, returnToPlayer } from './slot-math.rules.ts'
import { LINES, PROFILES } from './slot-profiles.rules.ts'
import { MIN_RUN, REELS, type SlotKind, type SlotSheet, type Volatility, WILD } from './slot-sheet.rules.ts'

export type SlotTitle = {
  readonly gameCode: string
  readonly kind: SlotKind
  readonly theme: string
  readonly volatility: Volatility
}

/** Halvings of the interval that the scale of the pays is searched in. */
const SEARCH_STEPS = 24
const LARGEST_SCALE = 64
/** The last step of the search moves single pays of the lowest symbols. */
const FINE_STEPS = 60

/** Equal titles give equal sheets in every process. */
export function slotSheet({ gameCode, kind, theme, volatility }: SlotTitle): SlotSheet {
  const profile = PROFILES[volatility]
  const draw = drawsFrom(wordsOf(`slot/${gameCode}`))
  const target = profile.from + ((profile.to - profile.from) * draw(1_000)) / 1_000
  const reels = Array.from({ length: REELS }, (_, reel) => {
    const isEdge = reel === 0 || reel === REELS - 1
    const counts = profile.counts.map((count, symbol) => {
      if (symbol === WILD) return isEdge ? 0 : count
      return Math.max(1, count + (symbol > 3 ? draw(3) - 1 : 0))
    })
    return shuffle(
      counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbol)),
      draw,
    )
  })
  const lines = kind === 'lines' ? LINES.map((rows) => [...rows]) : []
  const at = (scale: number): SlotSheet => ({
    kind,
    theme,
    volatility,
    reels,
    lines,
    pays: [[0, 0, 0], ...profile.pays.map((row) => row.map((pay) => Math.max(1, Math.round(pay * scale))))],
  })
  const chances = chancesOf(at(1))
  let [low, high] = [0, LARGEST_SCALE]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2
    if (returnToPlayer(at(middle), chances) <= target) low = middle
    else high = middle
  }
  return finer(at(low), chances, target)
}

/** Raises pays by single coins while the sheet stays below its target. */
function finer(sheet: SlotSheet, chances: RunChances, target: number): SlotSheet {
  let best = sheet
  const symbols = sheet.pays.length - 1
  for (let step = 0; step < FINE_STEPS; step += 1) {
    const symbol = 1 + (step % symbols)
    // The longest run first: it is the rarest, so a coin more changes least.
    const column = REELS - MIN_RUN - (Math.floor(step / symbols) % (REELS - MIN_RUN + 1))
    const raised = best.pays.map((row, at) => row.map((pay, k) => (at === symbol && k === column ? pay + 1 : pay)))
    const next = { ...best, pays: raised }
    if (returnToPlayer(next, chances) <= target && isOrdered(next)) best = next
  }
  return best
}

/** Longer runs pay more, and a higher symbol never pays less than a lower one. */
function isOrdered({ pays }: SlotSheet): boolean {
  return pays.every(
    (row, symbol) =>
      symbol < 2 || row.every((pay, k) => pay <= (pays[symbol - 1]?.[k] ?? 0) && (k === 0 || pay > (row[k - 1] ?? 0))),
  )
}
