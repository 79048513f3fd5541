import { proveInBrowser } from './in-browser.mjs'

/**
 * Every kind of game from the lobby to the settled record, with the venue on another site and without its storage, in Chinese, and on the same
 * site, in English.
 *
 * @returns {Promise<boolean>}
 */
export async function proveKinds() {
  return proveInBrowser('journeys/kinds', { KINDS: 'all' })
}
