import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { proveInBrowser } from './in-browser.mjs'
import { createProcesses, until } from './outgrown/processes.mjs'
import { ensurePrograms } from './outgrown/programs.mjs'

const SANDBOX = join(import.meta.dirname, '../../sandbox')
const PER_SECOND = '20'

/**
 * 2,000 sockets in one room of a sandbox, 20 messages a second for a minute, the generator beside it: each message reaches each socket once and in order,
 * p99 within 250 ms, no join lost. `two` shares the sockets between two processes on one PostgreSQL, by Redis. `flood` sends 200 messages a second for
 * a minute to a page on a slow CPU, `kills` ends the server 50 times while ten pages talk.
 *
 * @param {string} [how] `pglite`, `postgres`, `two`, `flood` or `kills` @param {string} [sockets] @param {string} [seconds]
 * @returns {Promise<boolean>}
 */
export async function proveChat(how = 'pglite', sockets = '2000', seconds = '60') {
  if (how === 'flood') return proveInBrowser('chat/flood', { FLOOD_SECONDS: '60' })
  if (how === 'kills') return proveInBrowser('chat/kills', { CHAT_KILLS: '50', CHAT_CLIENTS: '10' })
  if (how !== 'two') return runLoad([how, '1', sockets, PER_SECOND, seconds])
  const { redis } = ensurePrograms(['redis-server'])
  const processes = createProcesses()
  try {
    const port = String(await freePort())
    const server = processes.start('redis', redis, ['--bind', '127.0.0.1', '--port', port, '--save', ''])
    await until('Redis is ready', () => server.log().includes('Ready to accept connections'), server)
    return runLoad(['postgres', '2', sockets, PER_SECOND, seconds, `redis://127.0.0.1:${port}`])
  } finally {
    await processes.endAll()
  }
}

function runLoad(args) {
  const node = ['--disable-warning=ExperimentalWarning', 'test/load/chat-load-proof.ts', ...args]
  return spawnSync(process.execPath, node, { cwd: SANDBOX, stdio: 'inherit' }).status === 0
}
