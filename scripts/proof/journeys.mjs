import { LONG_TAG } from '../../e2e/site/short-form.ts'
import { ensureEngines } from '../test/ensure-engines.mjs'
import { proveInBrowser } from './in-browser.mjs'

/**
 * The journeys that `npm test` leaves out because they take long, in a form or a language that a shorter journey there does not have.
 *
 * @returns {Promise<boolean>}
 */
export async function proveJourneys() {
  return proveInBrowser(`--grep ${LONG_TAG}`, await ensureEngines(), { retries: 2 })
}
