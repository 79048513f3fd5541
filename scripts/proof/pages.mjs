import { PAGES } from '../../e2e/proofs.ts'
import { proveInBrowser } from './in-browser.mjs'

/**
 * Walks over the whole site, of which `npm test` takes a sample: every page with axe, at small sizes, by keyboard and in pseudo-locales, every code of
 * the specification, every kind of game, and the memory of a sport board that stays open for half a minute.
 *
 * @returns {Promise<boolean>}
 */
export async function provePages() {
  return proveInBrowser(PAGES.join(' '), {}, { retries: 2 })
}
