/** `npm test`: all gates, the short form of mutants, then the browser journeys. What failed is repeated at the end; the last line is the total. */

import { runGates } from './checks/run-gates.mjs'
import { runBrowserTests } from './test/browser-tests.mjs'
import { ensureBrowser } from './test/ensure-browser.mjs'
import { ensureEngines } from './test/ensure-engines.mjs'
import { runMutantSample } from './test/mutant-sample.mjs'

const startedMs = performance.now()
const total = { passed: 0, failed: 0 }
const refusals = []

try {
  process.env.CHROME = await ensureBrowser()
  Object.assign(process.env, await ensureEngines())
  add(await runGates())
  add(await runMutantSample())
  add(await runBrowserTests())
} catch (error) {
  process.stderr.write(`${error.stack ?? error.message}\n`)
  add({ passed: 0, failed: 1, refusals: [error.message] })
}
for (const refusal of refusals) process.stdout.write(`REFUSED ${refusal}\n`)
process.stdout.write(
  `${Math.round((performance.now() - startedMs) / 1000)} s\n${total.passed} passed, ${total.failed} failed\n`,
)
process.exitCode = total.failed > 0 ? 1 : 0

function add(result) {
  total.passed += result.passed
  total.failed += result.failed
  refusals.push(...result.refusals)
}
