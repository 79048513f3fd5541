import { proveInBrowser } from './in-browser.mjs'

/**
 * The publish gate with a browser: every broken build of the corpus, loaded in a blank page and rendered in the live shell.
 *
 * @returns {Promise<boolean>}
 */
export async function proveGate() {
  return proveInBrowser('gate/independent-host', { RENDERED: 'all' })
}
