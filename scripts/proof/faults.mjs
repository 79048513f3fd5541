import { join } from 'node:path'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runCommand } from '../checks/run-command.mjs'
import { ensureBrowser } from '../test/ensure-browser.mjs'

const SWAPS = 50

/**
 * The whole fault matrix in a browser: five classes of file, eight faults, once and always.
 *
 * @returns {Promise<boolean>}
 */
export async function proveFaults() {
  return inBrowser('faults/matrix', { MATRIX: 'all' })
}

/**
 * Publishes a remote again and again under an open page and counts what is left of older builds.
 *
 * @param {string} [swaps]
 * @returns {Promise<boolean>}
 */
export async function proveSwaps(swaps = String(SWAPS)) {
  return inBrowser('swap', { SWAPS: swaps })
}

async function inBrowser(specs, settings) {
  const env = { CHROME: await ensureBrowser(), ...settings }
  const { code } = await runCommand(`playwright test ${specs}`, { cwd: join(ROOT, 'e2e'), env, isLoud: true })
  return code === 0
}
