import { proveInBrowser } from './in-browser.mjs'

/**
 * Lobby, sport board, fishing, a list of 10,000 rows and a sheet on a phone with a quarter of the CPU; says nothing on a busy machine.
 *
 * @returns {Promise<boolean>}
 */
export async function proveSmooth() {
  return proveInBrowser('smooth/smooth smooth/rows-and-sheets --workers=1', {})
}

/**
 * A sport board that stays open while 200 prices a second change, and what it keeps in memory.
 *
 * @param {string} [minutes]
 * @returns {Promise<boolean>}
 */
export async function proveSteady(minutes = '30') {
  return proveInBrowser('smooth/steady --workers=1', { STEADY: minutes })
}
