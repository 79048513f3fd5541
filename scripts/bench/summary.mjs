/** Medians, spreads and goals of the samples. Pure. */
import { ROWS } from './rows.mjs'

/**
 * @param {Record<string, Record<string, number>[]>} samples rounds of each form
 * @typedef {{ median: number, least: number, most: number, count: number }} Figure
 * @typedef {{ key: string, label: string, unit: string, figures: Record<string, Figure>, goals: { words: string, holds: boolean }[] }} SummaryRow
 * @returns {SummaryRow[]}
 */
export function summarize(samples) {
  return Object.entries(ROWS).flatMap(([key, { label, unit, goals }]) => {
    const figures = Object.fromEntries(
      Object.entries(samples).flatMap(([form, rounds]) => {
        const values = rounds.map((sample) => sample[key]).filter((value) => value !== undefined)
        return values.length === 0 ? [] : [[form, figureOf(values)]]
      }),
    )
    if (figures.deployed === undefined) return []
    return [{ key, label, unit, figures, goals: goals.flatMap((goal) => judged(goal, figures)) }]
  })
}

function judged({ form, factor, bound }, figures) {
  const ours = figures.deployed.median
  if (bound !== undefined) return [{ words: `at most ${bound}`, holds: ours <= bound }]
  const theirs = figures[form]?.median
  if (theirs === undefined) return []
  return [{ words: `${factor.toFixed(2)} × ${form}`, holds: factor === 1 ? ours < theirs : ours <= theirs * factor }]
}

function figureOf(values) {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  return { median, least: sorted[0], most: sorted.at(-1), count: sorted.length }
}
