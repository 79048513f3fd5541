import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'
import { installByApt } from '../../../shared/build/services/apt.mjs'

const WRK = '/usr/bin/wrk'
const CONNECTIONS = 32
const HAMMER_S = 8
const MANY = join(ROOT, 'scripts/proof/html/many-networks.lua')

/** Ensures that `wrk`, a lightweight load generator of Debian, is installed. @throws {Error} if it cannot be installed */
export function ensureWrk() {
  if (!existsSync(WRK)) installByApt(['wrk'])
  if (!existsSync(WRK)) throw new Error('wrk is missing and could not be installed: install it and run this again.')
}

/** Pages per second over keep-alive connections; every response must be 200. */
export function countPages(url, seconds) {
  const said = String(execFileSync(WRK, argsFor(url, seconds)))
  const { all, refused } = figuresOf(said)
  if (refused > 0) throw new Error(`${refused} of ${all} responses of ${url} were not pages.`)
  return all / seconds
}

/**
 * Requests pages at full speed while some work runs.
 *
 * @param {boolean} isMany sends each request from another network
 */
export async function hammerWhile(url, isMany, work) {
  const child = spawn(WRK, [...(isMany ? ['-s', MANY] : []), ...argsFor(url, HAMMER_S)])
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const result = await work()
  await ended
  const { all, refused } = figuresOf(said)
  return { pages: Math.round((all - refused) / HAMMER_S), refused: Math.round(refused / HAMMER_S), result }
}

function argsFor(url, seconds) {
  return ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'accept-encoding: br', url]
}

function figuresOf(said) {
  const all = Number(/(\d+) requests in/.exec(said)?.[1] ?? 0)
  if (all === 0) throw new Error(`wrk said:\n${said}`)
  return { all, refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0) }
}
