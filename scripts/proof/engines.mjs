import { ENGINE_NAMES, ensureEngines } from '../test/ensure-engines.mjs'
import { proveInBrowser } from './in-browser.mjs'

/**
 * The full browser tests in WebKit and Firefox: a visit with money, a venue and the chat, one fault of each class of file, a release under an
 * open page, and the home page offline.
 *
 * @param {string} [engine] defaults to both
 * @returns {Promise<boolean>}
 */
export async function proveEngines(engine) {
  if (engine !== undefined && !ENGINE_NAMES.includes(engine))
    throw new Error(`Unknown engine "${engine}": ${ENGINE_NAMES.join(', ')}.`)
  const settings = await ensureEngines(engine === undefined ? ENGINE_NAMES : [engine])
  if (settings.ENGINES === '') return false
  return proveInBrowser('engines/', { ...settings, ENGINES_FORM: 'long' })
}
