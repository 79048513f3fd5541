import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspacePackages } from './workspace.mjs'

/** jest tasks: all tests of a package, and those of a package with tests of others. */
export const SUITES = ['test', 'test:consumers']

/** Deletes the counts of earlier runs, so that a missing count is a failure. */
export function forgetCounts() {
  for (const { file } of suites()) rmSync(file, { force: true })
}

/**
 * Prints and sums the passed and failed tests per suite; a cached suite counts with its cached numbers.
 *
 * @param {import('./turbo.mjs').TaskResult[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(results) {
  const total = { passed: 0, failed: 0 }
  for (const { name, id, file } of suites()) {
    const result = results.find((one) => one.id === id)
    const counts = existsSync(file) ? readCounts(file) : { passed: 0, failed: 0 }
    const failed = result?.isPassed || counts.failed > 0 ? counts.failed : 1
    total.passed += counts.passed
    total.failed += counts.passed + failed === 0 ? 1 : failed
    const part = result?.ran === undefined ? '' : `, ${result.ran} affected`
    const how = result?.isCached ? 'unchanged' : `${(result?.seconds ?? 0).toFixed(1)} s${part}`
    process.stdout.write(
      `    ${name.padEnd(20)} ${String(counts.passed).padStart(4)} passed, ${failed} failed  ${how}\n`,
    )
  }
  return total
}

/**
 * @param {string} id task
 * @returns {string[]} titles of its failed tests and files that failed to run, as jest reported them; none for a task without jest
 */
export function failedTitles(id) {
  const file = suites().find((one) => one.id === id)?.file
  return file !== undefined && existsSync(file) ? readCounts(file).titles : []
}

/** @returns {import('./affected.mjs').Counts} */
export function readCounts(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {import('./affected.mjs').Counts} counts */
export function writeCounts(file, counts) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}

/** @returns the jest tasks of all packages; `on-postgres.mjs` runs jest beside a PostgreSQL */
export function suites() {
  return workspacePackages()
    .filter(({ scripts }) => SUITES.some((suite) => /\bjest\b|\bon-postgres\b/.test(scripts[suite] ?? '')))
    .flatMap(({ folder, path, name, scripts }) =>
      SUITES.filter((suite) => scripts[suite]).map((suite) => ({
        name: suite === 'test' ? folder : `${folder}, ${suite.slice('test:'.length)}`,
        id: `${name}#${suite}`,
        file: join(path, '.cache/unit', `${suite.replaceAll(':', '-')}.json`),
      })),
    )
}
