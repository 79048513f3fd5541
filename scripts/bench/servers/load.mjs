import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

const run = promisify(execFile)
const CONNECTIONS = 32
/** Every connection waits this long between its requests: `delay` of wrk's interface. */
const PACED = join(ROOT, 'scripts/bench/servers/paced.lua')
const REPORTS = join(ROOT, 'scripts/bench/servers/reports.lua')
/** The server under load has one core for itself; everything else the other one. */
export const SERVER_CORE = '1'
export const LOAD_CORE = '0'

/** The prefix of a command that runs on one core. */
export function onCore(core, command, args) {
  return ['taskset', ['-c', core, command, ...args]]
}

/**
 * Requests at full speed over kept connections; every answer must be a success.
 *
 * @returns {Promise<number>} requests per second
 */
export async function rateOf(url, seconds, headers = {}) {
  const { all, refused, took } = await wrk(url, seconds, { headers })
  if (refused > 0) throw new Error(`${refused} of ${all} answers of ${url} were not successes.`)
  return all / took
}

/** Reports of pages per second. */
export async function reportRate(url, seconds) {
  const { all, refused, took } = await wrk(url, seconds, { headers: {}, script: [REPORTS] })
  if (refused > 0) throw new Error(`${refused} of ${all} reports were refused.`)
  return all / took
}

/**
 * Requests at a given rate.
 *
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }>} ms
 */
export async function timesAt(url, perSecond, seconds, headers = {}) {
  const delayMs = Math.max(1, Math.round((CONNECTIONS / perSecond) * 1_000))
  const { all, took, text } = await wrk(url, seconds, { headers, script: [PACED, '--', String(delayMs)] })
  return { perSecond: all / took, p50: percentile(text, '50'), p99: percentile(text, '99') }
}

async function wrk(url, seconds, { headers, script }) {
  const lines = Object.entries({ 'accept-encoding': 'br', ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const [lua, ...given] = script ?? []
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...lines,
    ...(lua ? ['-s', lua] : []),
    url,
    ...given,
  ]
  const { stdout } = await run(...onCore(LOAD_CORE, 'wrk', args))
  const [, all, amount, unit] = /(\d+) requests in ([\d.]+)(m?s|m)/.exec(stdout) ?? []
  if (!(Number(all) > 0)) throw new Error(`wrk said:\n${stdout}`)
  const took = Number(amount) * { ms: 0.001, s: 1, m: 60 }[unit]
  return {
    all: Number(all),
    took,
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
    text: stdout,
  }
}

function percentile(text, share) {
  const [, amount, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? []
  return Number(amount) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN)
}
