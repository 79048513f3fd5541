import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from '../checks/run-command.mjs'
import { errorsOf, titlesOf } from './journey-report.mjs'

/** Retries per test: on a shared machine the browser may be slow, while a real fault fails every time. */
const RETRIES = 2
/** One per core: with three on two cores, pages are so slow that timeouts of tests and of the shell expire. A site and its browser take about 2 GB, and builds of tests as much. */
const WORKERS = Math.max(2, Math.min(availableParallelism(), Math.floor(totalmem() / (4 * 2 ** 30))))

/**
 * Runs the journeys of `e2e/` without those left to proofs (e2e/proofs.ts); it starts its own servers. A test that did not run does not count as passed. A journey that needed a retry
 * counts as passed and is listed as flaky at the end.
 *
 * @returns {Promise<{ passed: number, failed: number, refusals: string[] }>} `refusals` has file and title of each failed journey, and what failed outside of them
 */
export async function runBrowserTests() {
  const path = join(ROOT, 'e2e')
  const folder = mkdtempSync(join(tmpdir(), 'lantern-e2e-'))
  const report = join(folder, 'report.json')
  const startedMs = performance.now()
  process.stdout.write('journeys …\n')
  try {
    const { test } = readJson(join(path, 'package.json')).scripts
    const env = { E2E_SHORT: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const { code } = await runCommand(`${test} --workers=${WORKERS} --retries=${RETRIES} --reporter=list,json`, {
      cwd: path,
      env,
      isLoud: true,
    })
    if (!existsSync(report)) return { passed: 0, failed: 1, refusals: ['journeys: Playwright wrote no report'] }
    const told = JSON.parse(readFileSync(report, 'utf8'))
    const { expected, unexpected, flaky } = told.stats
    for (const title of titlesOf(told, 'flaky')) process.stdout.write(`flaky: ${title}\n`)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    process.stdout.write(`journeys ${code === 0 ? 'ok' : 'REFUSED'}  ${seconds} s\n`)
    const errors = errorsOf(told)
    const refusals = [...titlesOf(told, 'unexpected'), ...errors]
    const failed = unexpected + errors.length
    if (code === 0 || failed > 0) return { passed: expected + flaky, failed, refusals }
    return { passed: expected + flaky, failed: 1, refusals: ['journeys: Playwright ended with an error'] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
