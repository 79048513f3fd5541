import { readFileSync } from 'node:fs'
import { rateOf } from './load.mjs'

const REQUESTS = 1_000_000
const STEP_S = 10
/** The last quarter may need this much more than the first half, because garbage collection makes resident memory rise and fall. */
const MOST_GROWTH = 1.15

/**
 * A million pages, and the resident memory of the edge in each quarter of them.
 *
 * @param {string} url
 * @param {number} pid
 * @returns {Promise<{ sent: number, quarters: number[], holds: boolean }>} MB
 */
export async function memoryOfMillion(url, pid) {
  const seen = []
  let sent = 0
  while (sent < REQUESTS) {
    sent += Math.round((await rateOf(url, STEP_S)) * STEP_S)
    seen.push({ sent, megabytes: residentMegabytes(pid) })
  }
  const quarters = [1, 2, 3, 4].map((quarter) => {
    const within = seen.filter(
      (one) => one.sent > ((quarter - 1) * REQUESTS) / 4 && one.sent <= (quarter * REQUESTS) / 4,
    )
    const list = within.length > 0 ? within : seen.slice(-1)
    return Math.max(...list.map(({ megabytes }) => megabytes))
  })
  return { sent, quarters, holds: quarters[3] <= Math.max(quarters[0], quarters[1]) * MOST_GROWTH }
}

function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}
