import { createBackEnd, sandboxSignature } from '../../shared/conformance/src/back-end.ts'
import { FIRST_ENDPOINTS } from '../../shared/conformance/src/first-endpoints.ts'
import { shortReport } from '../../shared/conformance/src/report.ts'
import { runConformance } from '../../shared/conformance/src/run-conformance.ts'

const TIMEOUT_MS = 5_000

/**
 * Asks UPSTREAM the public answers that the first pages need, before anything is built. A site starts without them too, so this only reports.
 *
 * @param {string} origin
 * @param {{ signingModule?: string }} [options] file of SIGNING_MODULE
 * @returns {Promise<string>} one sentence; '' when all hold
 */
export async function probeUpstream(origin, { signingModule = '' } = {}) {
  const sign = signingModule === '' ? sandboxSignature : (await import(signingModule)).sign
  const backEnd = createBackEnd({ origin: new URL(origin).origin, sign, timeoutMs: TIMEOUT_MS })
  const lines = await runConformance({ backEnd, endpoints: FIRST_ENDPOINTS })
  const silent = lines.filter(({ outcome }) => outcome === 'silent')
  if (silent.length === lines.length)
    return `UPSTREAM does not answer at ${origin} (${silent[0].note}): pages will say that the server cannot be reached. Start it, or correct UPSTREAM.`
  const refused = lines.filter(({ outcome }) => outcome === 'refused').map(({ name, note }) => `${name} ${note}`)
  const sentences = [
    ...(lines.some(({ outcome }) => outcome === 'breaks') ? [`${shortReport(lines)}.`] : []),
    ...(refused.length > 0 ? [`Refused: ${refused.join('; ')}.`] : []),
    ...(silent.length > 0
      ? [`Without an answer: ${silent.map(({ name, note }) => `${name} (${note})`).join(', ')}.`]
      : []),
  ]
  return sentences.length === 0
    ? ''
    : `UPSTREAM ${origin}: ${sentences.join(' ')} \`npm run conform -- ${origin}\` asks all of them.`
}
