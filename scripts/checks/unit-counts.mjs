import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePackages } from './workspace.mjs'

/** A package's own jest; a package with a database runs the same suite a second time on PostgreSQL. */
const SUITES = ['test', 'test:postgres']

/** Takes the counts of earlier runs away: what the run or the cache does not write again counts as a failure. */
export function forgetCounts() {
  for (const { file } of suites()) rmSync(file, { force: true })
}

/**
 * How many tests passed and failed, a line for each suite; a suite that passed before and is unchanged counts as it did then.
 *
 * @param {import('./turbo.mjs').TaskResult[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(results) {
  const total = { passed: 0, failed: 0 }
  for (const { name, id, file } of suites()) {
    const result = results.find((one) => one.id === id)
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 }
    const failed = result?.isPassed || counts.failed > 0 ? counts.failed : 1
    total.passed += counts.passed
    total.failed += counts.passed + failed === 0 ? 1 : failed
    const how = result?.isCached ? 'unchanged' : `${(result?.seconds ?? 0).toFixed(1)} s`
    process.stdout.write(
      `    ${name.padEnd(20)} ${String(counts.passed).padStart(4)} passed, ${failed} failed  ${how}\n`,
    )
  }
  return total
}

function suites() {
  return workspacePackages()
    .filter(({ scripts }) => /\bjest\b/.test(scripts.test ?? ''))
    .flatMap(({ folder, path, name, scripts }) =>
      SUITES.filter((suite) => scripts[suite]).map((suite) => ({
        name: suite === 'test' ? folder : `${folder}, ${suite.slice('test:'.length)}`,
        id: `${name}#${suite}`,
        file: join(path, '.cache/unit', `${suite.replaceAll(':', '-')}.json`),
      })),
    )
}
