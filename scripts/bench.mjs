/**
 * `npm run bench [-- --rounds 5]`: compares the deployed site with the same sources built as one plain webpack application, in interleaved throttled runs.
 * `--check` runs one unthrottled round, which only proves that both variants paint everything and that every row has a value.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { launchBrowser, measure, signedInState } from './bench/browser.mjs'
import { refuseEmptyRows, report } from './bench/report.mjs'
import { startSites } from './bench/sites.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' }, check: { type: 'boolean' } } })
const isThrottled = !values.check
const ROUNDS = values.check ? 1 : Number(values.rounds)
const MEMBERS = { deployed: 'inviter1', bundle: 'muted01' }
let sites
let browser
try {
  if (!Number.isInteger(ROUNDS) || ROUNDS < 1) throw new Error('--rounds must be an integer of at least 1.')
  sites = await startSites()
  browser = await launchBrowser()
  const states = {}
  for (const { name, origin } of sites.list) states[name] = await signedInState(browser, origin, MEMBERS[name])
  const samples = Object.fromEntries(sites.list.map(({ name }) => [name, []]))
  for (let run = 0; run < ROUNDS; run += 1) {
    // Alternates the order, because the second site runs on a warmer machine.
    const order = run % 2 === 0 ? sites.list : [...sites.list].reverse()
    for (const { name, origin } of order) {
      samples[name].push(await measure(browser, origin, { storageState: states[name], isThrottled }))
      process.stdout.write(`  run ${run + 1} of ${ROUNDS}: ${name}\n`)
    }
  }
  process.stdout.write(`\n${report(samples)}\n`)
  refuseEmptyRows(samples)
  mkdirSync(join(ROOT, '.cache/bench'), { recursive: true })
  writeFileSync(join(ROOT, '.cache/bench/latest.json'), JSON.stringify(samples, null, 2))
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await browser?.close()
  await sites?.stop()
}
