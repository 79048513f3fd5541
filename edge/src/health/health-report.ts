/** Tells ops each two seconds how builds do. What cannot be told is dropped: no page ever waits for it. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HealthBatch } from '@lantern/contract/health'
import type { ServiceLogger } from '@lantern/service'
import type { VisitorCounts } from './visitor-counts.ts'

const TELL_LIMIT_MS = 2_000
/** Made by ops at its first run; it opens this one call and nothing else. */
const TOKEN_FILE = 'edge-token'

export type HealthReportParts = {
  counts: VisitorCounts
  opsOrigin: string
  environment: string
  dataDir: string
  /** OPS_EDGE_TOKEN; '' = the one in DATA_DIR. */
  token: string
  logger: ServiceLogger
  ask?: typeof fetch
}

/** @returns what tells once */
export function createHealthReport({
  counts,
  opsOrigin,
  environment,
  dataDir,
  token,
  logger,
  ask = fetch,
}: HealthReportParts): () => Promise<void> {
  let lastFault = ''

  /** One line when the state changes, not one every two seconds. */
  function note(fault: string): void {
    if (fault === lastFault) return
    lastFault = fault
    if (fault === '') logger.info('health is told again')
    else logger.warn({ fault }, 'health not told')
  }

  return async () => {
    const rows = counts.take()
    if (rows.length === 0) return
    const batch: HealthBatch = { environment, rows: rows.slice(0, 200) }
    try {
      const bearer = token === '' ? await readFile(join(dataDir, TOKEN_FILE), 'utf8') : token
      const answer = await ask(`${opsOrigin}/api/health`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer.trim()}`, 'content-type': 'application/json' },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(TELL_LIMIT_MS),
      })
      note(answer.ok ? '' : `Ops answered ${answer.status}.`)
    } catch (error) {
      note((error as Error).message)
    }
  }
}
