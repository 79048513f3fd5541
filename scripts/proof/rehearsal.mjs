import { REHEARSAL } from '../../e2e/proofs.ts'
import { proveInBrowser } from './in-browser.mjs'

/**
 * Two remotes and a shell released in all six orders, with a pair that does not run together, under an open page.
 *
 * @returns {Promise<boolean>}
 */
export async function proveRehearsal() {
  return proveInBrowser(REHEARSAL.join(' '), {})
}
