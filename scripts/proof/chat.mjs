import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const SANDBOX = join(import.meta.dirname, '../../sandbox')

/**
 * 2,000 sockets in one room of a sandbox, 20 messages a second for a minute, the generator beside it: each message reaches each socket once and in order,
 * p99 within 250 ms, no join lost.
 *
 * @param {string} [database] `pglite` or `postgres` @param {string} [sockets] @param {string} [seconds]
 * @param {string} [redis] address of a Redis: then two processes share the sockets
 * @returns {Promise<boolean>}
 */
export async function proveChat(database = 'pglite', sockets = '2000', seconds = '60', redis = '') {
  const processes = redis === '' ? '1' : '2'
  const args = ['test/load/chat-load-proof.ts', database, processes, sockets, '20', seconds, redis]
  const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: SANDBOX,
    stdio: 'inherit',
  })
  return status === 0
}
