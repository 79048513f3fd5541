/** `npm run bench [-- runs]`: the same sources as deployed and as one plain webpack application, side by side from interleaved throttled runs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { launchBrowser, measure, signedInState } from './bench/browser.mjs'
import { report } from './bench/report.mjs'
import { startSites } from './bench/sites.mjs'

const RUNS = Number(process.argv[2] ?? 5)
const MEMBERS = { deployed: 'inviter1', bundle: 'muted01' }
let sites
let browser
try {
  sites = await startSites()
  browser = await launchBrowser()
  const states = {}
  for (const { name, origin } of sites.list) states[name] = await signedInState(browser, origin, MEMBERS[name])
  const samples = Object.fromEntries(sites.list.map(({ name }) => [name, []]))
  for (let run = 0; run < RUNS; run += 1) {
    // Every other round the other way about: whoever comes second meets a warmer machine.
    const order = run % 2 === 0 ? sites.list : [...sites.list].reverse()
    for (const { name, origin } of order) {
      samples[name].push(await measure(browser, origin, states[name]))
      process.stdout.write(`  run ${run + 1} of ${RUNS}: ${name}\n`)
    }
  }
  process.stdout.write(`\n${report(samples)}\n`)
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true })
  writeFileSync(join(ROOT, '.cache/bench/latest.json'), JSON.stringify(samples, null, 2))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await browser?.close()
  await sites?.stop()
}
