import { FORMS } from './forms.mjs'
import { textOf } from './units.mjs'

/**
 * The summary as a table: medians of A, B and C with the ratio to C, and the goals that were missed. A row of more or fewer samples than rounds says how many.
 *
 * @param {import('./summary.mjs').SummaryRow[]} rows
 * @param {number} rounds
 */
export function report(rows, rounds) {
  const names = Object.keys(FORMS)
  const head = `  ${`median of ${rounds}`.padEnd(50)}${names.map((name) => `${FORMS[name].letter} ${name}`.padStart(16)).join('')}   A / C`
  const lines = rows.map(({ label, unit, figures, goals }) => {
    const cells = names.map((name) => textOf(figures[name]?.median, unit).padStart(16)).join('')
    const ratio = figures.limit?.median > 0 ? (figures.deployed.median / figures.limit.median).toFixed(2) : '–'
    const missed = goals.filter(({ holds }) => !holds).map(({ words }) => `  MISSED ${words}`)
    const { count } = figures.deployed
    const named = count === rounds ? label : `${label} (of ${count})`
    return `  ${named.padEnd(50)}${cells}   ${ratio.padStart(5)}${missed.join('')}`
  })
  return [head, ...lines].join('\n')
}
