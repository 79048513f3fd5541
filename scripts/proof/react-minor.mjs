import { REACT_MINOR } from '../../e2e/proofs.ts'
import { proveInBrowser } from './in-browser.mjs'

/**
 * A minor of React by docs/how-to/upgrade-a-shared-dependency.md: the workspace with the version before is installed and built in a copy, and the gate judges the order.
 *
 * @returns {Promise<boolean>}
 */
export async function proveReactMinor() {
  return proveInBrowser(REACT_MINOR.join(' '), {})
}
