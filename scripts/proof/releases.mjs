import { RELEASES } from '../../e2e/proofs.ts'
import { proveInBrowser } from './in-browser.mjs'

/**
 * Releases that build and publish several times: a fifth remote, a page that a team adds alone, updates under open pages, shells with their trials,
 * edges and gates.
 *
 * @returns {Promise<boolean>}
 */
export async function proveReleases() {
  return proveInBrowser(RELEASES.join(' '), {}, { retries: 2 })
}
