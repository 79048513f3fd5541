import { parseArgs } from 'node:util'
import { proveInBrowser } from './in-browser.mjs'

const SWAPS = 50

const REMOTES = ['games', 'mine', 'chat', 'activity']
/** The comparison of chaos mode with faults at the network. */
const CHAOS = 'chaos'
const USAGE = '[games|mine|chat|activity|chaos] [--shard k/n]'

/**
 * The full fault matrix in a browser: four remotes, five classes of file, eight faults, each once and permanently, with the time budget of members.
 *
 * @param {string[]} words a remote, default all, or `chaos`; `--shard k/n` runs the k-th of n parts
 * @returns {Promise<boolean>}
 */
export async function proveFaults(...words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { shard: { type: 'string' } },
    allowPositionals: true,
  })
  const [remote, ...rest] = positionals
  if ((remote !== undefined && ![...REMOTES, CHAOS].includes(remote)) || rest.length > 0)
    throw new Error(`Write ${USAGE}.`)
  const [, part, parts] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(values.shard ?? '1/1') ?? []
  if (part === undefined || Number(part) > Number(parts)) throw new Error(`The shard is wrong: write ${USAGE}.`)
  const shard = values.shard === undefined ? '' : ` --shard=${values.shard}`
  if (remote === CHAOS) return proveInBrowser(`faults/chaos.spec.ts${shard}`, { MATRIX: 'all' })
  return proveInBrowser(`faults/matrix.spec.ts faults/remote-faults.spec.ts${shard}`, {
    MATRIX: 'all',
    MATRIX_REMOTE: remote ?? '',
  })
}

/**
 * Publishes a remote repeatedly under an open page and counts what remains of older builds.
 *
 * @param {string} [swaps]
 * @returns {Promise<boolean>}
 */
export async function proveSwaps(swaps = String(SWAPS)) {
  return proveInBrowser('swap/', { SWAPS: swaps })
}
