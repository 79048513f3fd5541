import { proveInBrowser } from './in-browser.mjs'

const SWAPS = 50

/**
 * The full fault matrix in a browser: five classes of file, eight faults, each once and permanently.
 *
 * @returns {Promise<boolean>}
 */
export async function proveFaults() {
  return proveInBrowser('faults/matrix', { MATRIX: 'all' })
}

/**
 * Publishes a remote repeatedly under an open page and counts what remains of older builds.
 *
 * @param {string} [swaps]
 * @returns {Promise<boolean>}
 */
export async function proveSwaps(swaps = String(SWAPS)) {
  return proveInBrowser('swap/', { SWAPS: swaps })
}
