import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../shared/build/dev/ports.mjs'
import { startPostgres } from '../../../shared/build/services/postgres.mjs'
import { createProcesses } from '../../proof/outgrown/processes.mjs'
import { homeCalls } from './home-calls.mjs'
import { SERVER_CORE } from './load.mjs'

/** Home's calls at a sandbox on PGlite and at one on PostgreSQL, one after the other. */
export async function homeCallsOfBoth() {
  const results = [{ name: 'PGlite', ...(await homeCallsAt({})) }]
  const postgres = await startPostgres()
  try {
    results.push({ name: 'PostgreSQL', ...(await homeCallsAt({ DATABASE_URL: postgres.url })) })
  } finally {
    await postgres.stop()
  }
  return results
}

async function homeCallsAt(database) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-home-calls-'))
  const processes = createProcesses()
  try {
    const [port, venue] = [await freePort(), await freePort()]
    const origin = `http://127.0.0.1:${port}`
    const settings = {
      SANDBOX_PORT: String(port),
      VENUE_PORT: String(venue),
      DATA_DIR: folder,
      SITE_ORIGINS: origin,
      LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      ...database,
    }
    await processes.serve('sandbox', 'sandbox', origin, settings, SERVER_CORE)
    return await homeCalls(origin)
  } finally {
    await processes.endAll()
    rmSync(folder, { recursive: true, force: true })
  }
}
