/**
 * `npm run bench [-- --rounds 7]`: compares the deployed site (A) with the same sources as one plain webpack application (B) and as one with every technique
 * of A (C), in interleaved throttled rounds. Writes a dated result and a page with charts; exits with 1 if a goal is missed.
 * `--check` runs one unthrottled round of A and C, which only proves that both paint everything and that every row has a value.
 * `npm run bench -- servers` compares the servers with nginx and Redis.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../shared/build/release/source-hash.mjs'
import { launchBrowser, signedInState } from './bench/browser.mjs'
import { FORMS } from './bench/forms.mjs'
import { homeScripts } from './bench/home-scripts.mjs'
import { firstVisit, measure } from './bench/measure.mjs'
import { measureOnce } from './bench/once.mjs'
import { report } from './bench/report.mjs'
import { resultPage } from './bench/result-page.mjs'
import { refuseEmptyRows } from './bench/rows.mjs'
import { startSites } from './bench/sites.mjs'
import { summarize } from './bench/summary.mjs'

/** First visits of each form in a round besides the measured one. */
const MORE_FIRST_VISITS = 2

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, check: { type: 'boolean' } },
  allowPositionals: true,
})
try {
  if (positionals.includes('servers')) {
    const { benchServers } = await import('./bench/servers.mjs')
    process.exitCode = (await benchServers()) ? 0 : 1
  } else process.exitCode = (await benchPages(values)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function benchPages({ check, rounds: asked }) {
  const isThrottled = !check
  const rounds = check ? 1 : Number(asked)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be an integer of at least 1.')
  const sites = await startSites(check ? ['deployed', 'limit'] : Object.keys(FORMS))
  let browser
  try {
    browser = await launchBrowser()
    const states = {}
    for (const { name, origin } of sites.list) states[name] = await signedInState(browser, origin, FORMS[name].member)
    const samples = Object.fromEntries(sites.list.map(({ name }) => [name, []]))
    for (let run = 0; run < rounds; run += 1) {
      // Rotates the order, because a later site runs on a warmer machine.
      const first = run % sites.list.length
      for (const { name, origin } of [...sites.list.slice(first), ...sites.list.slice(0, first)]) {
        samples[name].push(await measure(browser, origin, { storageState: states[name], isThrottled }))
        for (let more = 0; isThrottled && more < MORE_FIRST_VISITS; more += 1)
          samples[name].push(await firstVisit(browser, origin))
        process.stdout.write(`  round ${run + 1} of ${rounds}: ${name}\n`)
      }
    }
    if (isThrottled)
      for (const site of sites.list) samples[site.name].push(await measureOnce(browser, site, states[site.name]))
    refuseEmptyRows(samples)
    // One unthrottled round says nothing about goals.
    const rows = check ? summarize(samples).map((row) => ({ ...row, goals: [] })) : summarize(samples)
    process.stdout.write(`\n${report(rows, rounds)}\n`)
    if (check) return true
    keep({ rows, rounds, samples })
    return rows.every(({ goals }) => goals.every(({ holds }) => holds))
  } finally {
    await browser?.close()
    await sites.stop()
  }
}

function keep({ rows, rounds, samples }) {
  const date = new Date().toISOString().slice(0, 16).replace(':', '-')
  const conditions = `1.6 Mbps down, 150 ms, CPU × 4, ${rounds} interleaved rounds on ${cpus().length} cores, load ${loadavg()[1].toFixed(1)} at the end.`
  const folder = join(ROOT, '.cache/bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${date}.json`), JSON.stringify({ date, conditions, rows, samples }, null, 2))
  writeFileSync(join(folder, `${date}.html`), resultPage({ date, conditions, rows, scripts: homeScripts() }))
  process.stdout.write(`\n${join(folder, `${date}.html`)}\n`)
}
