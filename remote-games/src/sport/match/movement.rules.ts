/** Geometry of the line movement: prices as implied chances over time, in the units of the chart's view box. */
import type { BoardMarket, MovementPoint } from '@lantern/contract/sport'

export type WinnerPick = 'home' | 'draw' | 'away'
export type Line = { pick: WinnerPick; path: string; last: string }
export type Box = { width: number; height: number }
/** Chances at the lower and upper edge and at the grid lines, edges included, in per cent. */
export type Scale = { low: number; high: number; ticks: readonly number[] }

const PICKS: readonly WinnerPick[] = ['home', 'draw', 'away']
const TICK = 20

/** Range of whole ticks around all prices, at least two. */
export function scaleOf(points: readonly MovementPoint[]): Scale {
  const chances = points.flatMap((point) =>
    PICKS.flatMap((pick) => (point[pick] === null ? [] : chanceOf(point[pick]))),
  )
  const low = Math.floor(Math.min(100, ...chances) / TICK) * TICK
  const high = Math.min(100, Math.max(Math.ceil(Math.max(0, ...chances) / TICK) * TICK, low + 2 * TICK))
  const lowest = Math.min(low, high - 2 * TICK)
  const ticks = Array.from({ length: (high - lowest) / TICK + 1 }, (_, step) => lowest + step * TICK)
  return { low: lowest, high, ticks }
}

/** One line for each pick that ever had a price. A price holds until the next point, so lines are steps; a gap ends a line. */
export function linesOf(points: readonly MovementPoint[], { low, high }: Scale, { width, height }: Box): Line[] {
  const [first] = points
  const end = points.at(-1)
  if (!first || !end) return []
  const span = Math.max(1, end.at - first.at)
  return PICKS.flatMap((pick) => {
    let path = ''
    let isDrawing = false
    let last = ''
    for (const point of points) {
      const odds = point[pick]
      if (odds === null) {
        isDrawing = false
        continue
      }
      const x = round(((point.at - first.at) / span) * width)
      const y = round((height * (high - chanceOf(odds))) / (high - low))
      path += isDrawing ? `H${x}V${y}` : `M${x} ${y}`
      isDrawing = true
      last = odds
    }
    return path === '' ? [] : [{ pick, path, last }]
  })
}

/** The points, followed by the current prices unless the market of the winner is closed. */
export function withNow(
  points: readonly MovementPoint[],
  markets: readonly BoardMarket[],
  at: number,
): readonly MovementPoint[] {
  const winner = markets.find(({ kind }) => kind === '1x2')
  const last = points.at(-1)
  if (!winner || !last || last.at >= at) return points
  const odds = (pick: WinnerPick): string | null => winner.selections.find((one) => one.pick === pick)?.odds || null
  return [...points, { at, home: odds('home'), draw: odds('draw'), away: odds('away') }]
}

/** @param odds European @returns per cent */
function chanceOf(odds: string): number {
  return Math.min(100, 100 / Number(odds))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
