import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from '../checks/run-command.mjs'
import { ensureBrowser } from '../test/ensure-browser.mjs'

const E2E = join(ROOT, 'e2e')
/** Written by Playwright, which empties the folder first (e2e/playwright.config.ts). */
const REPORT = join(E2E, 'test-results/results.json')

/**
 * Runs browser tests in their long form and prints their annotations named `figure`.
 *
 * @param {string} specs file pattern for Playwright
 * @param {Record<string, string>} settings environment variables of the long form
 * @param {{ retries?: number }} [options] retries of a failed test, for proofs that CI runs; a test that needed one is counted in the figures
 * @returns {Promise<boolean>} whether all passed
 */
export async function proveInBrowser(specs, settings, { retries = 0 } = {}) {
  const env = { CHROME: await ensureBrowser(), ...settings }
  const { code } = await runCommand(`playwright test ${specs} --retries=${retries}`, { cwd: E2E, env, isLoud: true })
  if (!existsSync(REPORT)) return false
  const { stats, suites } = readJson(REPORT)
  const { expected, unexpected, flaky, duration } = stats
  const tests = `${expected} passed, ${flaky} passed on retry, ${unexpected} failed; ${Math.round(duration / 1000)} s`
  for (const figure of [tests, ...suites.flatMap(figuresOf)]) process.stdout.write(`  figure ${figure}\n`)
  return code === 0
}

function figuresOf({ specs = [], suites = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations))
  const own = annotations.filter(({ type }) => type === 'figure').map(({ description }) => description)
  return [...own, ...suites.flatMap(figuresOf)]
}
