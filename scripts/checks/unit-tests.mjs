import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from './run-command.mjs'
import { workspacePackages } from './workspace.mjs'

/** A package's own jest; a package with a database runs the same suite a second time on PostgreSQL. */
const SUITES = ['test', 'test:postgres']

/**
 * Runs jest of every package, one package after the other.
 *
 * @returns {Promise<{ ok: boolean, words: string, passed: number, failed: number }>}
 */
export async function runUnitTests() {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-unit-'))
  const total = { ok: true, words: '', passed: 0, failed: 0 }
  try {
    for (const item of workspacePackages().filter(({ scripts }) => /\bjest\b/.test(scripts.test ?? ''))) {
      for (const suite of SUITES.filter((name) => item.scripts[name])) {
        const result = await runSuite(
          item,
          suite,
          join(folder, `${`${item.folder}-${suite}`.replaceAll(/[/:]/g, '-')}.json`),
        )
        total.passed += result.passed
        total.failed += result.failed
        total.ok &&= result.failed === 0
        total.words += result.words
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return total
}

async function runSuite({ folder, path, scripts }, suite, report) {
  const startedMs = performance.now()
  const { code, words } = await runCommand(`${scripts[suite]} --json --outputFile=${report} --maxWorkers=2`, {
    cwd: path,
  })
  const { passed, failed } = countTests(report, code)
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  process.stdout.write(
    `    ${(suite === 'test' ? folder : `${folder}, ${suite.slice('test:'.length)}`).padEnd(20)} ${String(passed).padStart(4)} passed, ${failed} failed  ${seconds} s\n`,
  )
  return { passed, failed, words: failed > 0 ? `${folder}\n${withoutReport(words)}\n` : '' }
}

/** A suite that did not even run has no failed test in it, but it is a failure. */
function countTests(report, code) {
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, 'utf8'))
    const failed = numFailedTests + numRuntimeErrorTestSuites
    return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function withoutReport(words) {
  return words
    .split('\n')
    .filter((line) => !line.startsWith('{"num') && !line.startsWith('Test results written to'))
    .join('\n')
}
