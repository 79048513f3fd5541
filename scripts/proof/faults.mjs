import { proveInBrowser } from './in-browser.mjs'

const SWAPS = 50

/**
 * The whole fault matrix in a browser: five classes of file, eight faults, once and always.
 *
 * @returns {Promise<boolean>}
 */
export async function proveFaults() {
  return proveInBrowser('faults/matrix', { MATRIX: 'all' })
}

/**
 * Publishes a remote again and again under an open page and counts what is left of older builds.
 *
 * @param {string} [swaps]
 * @returns {Promise<boolean>}
 */
export async function proveSwaps(swaps = String(SWAPS)) {
  return proveInBrowser('swap/', { SWAPS: swaps })
}
